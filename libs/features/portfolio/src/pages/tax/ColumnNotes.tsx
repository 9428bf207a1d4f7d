import { useMessages } from '@wealth/i18n-locale-react';
import { Disclosure } from '@wealth/ui/accordion';

const columns = [
  ['columnBought', 'explainBought'],
  ['columnSold', 'explainSold'],
  ['columnTerm', 'explainTerm'],
  ['columnProceeds', 'explainProceeds'],
  ['columnCost', 'explainCost'],
  ['columnMarketValue', 'explainMarketValue'],
  ['columnTaken', 'explainTaken'],
  ['columnExpenses', 'explainExpenses'],
  ['columnGain', 'explainGain'],
] as const;

/** What each column of the lots means, beneath them. */
export function ColumnNotes() {
  const t = useMessages('tax');
  return (
    <div className="border-t border-border print:hidden">
      <Disclosure title={t('explain')}>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-detail tablet:grid-cols-2">
          {columns.map(([name, text]) => (
            <div key={name}>
              <dt className="font-medium text-fg">{t(name)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
