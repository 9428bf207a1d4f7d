import type { TaxReport } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, useOwnQuantity } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Link } from '@wealth/ui/link';
import { useTaxWords } from './useTaxWords.ts';

interface OfReport {
  report: TaxReport;
}

/** Losses that do not count, because bonus shares were kept. */
export function StrippingCard({ report: { bonus_stripping: rows } }: OfReport) {
  const t = useMessages('tax');
  const formats = useFormats();
  const quantityOf = useOwnQuantity();
  if (rows.length === 0) return null;
  return (
    <Card title={t('stripping')} note={t('strippingNote')}>
      <div className="grid gap-3">
        <p className="text-detail text-fg-muted">{t('strippingText')}</p>
        <Facts layout="list">
          {rows.map(({ row_id: id, symbol, quantity, sold_on: soldOn, record_on: recordOn, loss, held }) => (
            <FactLine
              key={id}
              name={t('strippingRow', {
                symbol,
                quantity: quantityOf(quantity),
                day: formats.day(soldOn),
              })}
              note={t('strippingHeld', {
                day: formats.day(recordOn),
                count: held.reduce((sum, lot) => sum + lot.quantity, 0),
              })}
            >
              <Money rupees={loss} />
            </FactLine>
          ))}
        </Facts>
      </div>
    </Card>
  );
}

const unknown = [
  'unknownSlab',
  'unknownBasic',
  'unknownElsewhere',
  'unknownSurcharge',
  'unknownDays',
] as const;

/** What the report cannot know, and what it is not. */
export function UnknownCard() {
  const t = useMessages('tax');
  return (
    <Card title={t('unknown')}>
      <ul className="grid list-disc gap-1.5 pl-5 text-detail text-fg-muted">
        {unknown.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Dividends and charges, which the return asks for elsewhere. */
export function OtherItemsCard({ report: { dividend_totals: dividends, charges } }: OfReport) {
  const t = useMessages('tax');
  return (
    <Card title={t('otherItems')}>
      <Facts layout="list">
        <FactLine name={t('itemDividends')}>
          <Money rupees={dividends.gross} />
        </FactLine>
        <FactLine name={t('itemDeducted')}>
          <Money rupees={dividends.deducted} />
        </FactLine>
        <FactLine name={t('itemStt')}>
          <Money rupees={charges.transaction_tax} />
        </FactLine>
        <FactLine name={t('itemOther')}>
          <Money rupees={charges.other} />
        </FactLine>
      </Facts>
    </Card>
  );
}

/** All years that there is anything of, each with what it came to. */
export function YearsCard({ report: { years } }: OfReport) {
  const t = useMessages('tax');
  const { yearName } = useTaxWords();
  const stateOf = ({ state, sale_count: sales, loss }: (typeof years)[number]) => {
    if (state === 'running') return t('yearRunning');
    if (loss > 0) return t('yearLoss');
    return t(sales === 0 ? 'yearNoSale' : 'yearClosed');
  };
  return (
    <Card title={t('years')}>
      <Facts layout="list">
        {years.map((year) => (
          <FactLine
            key={year.tax_year}
            name={
              <>
                <Link href={deepHref.taxReport({ fy: year.tax_year })}>{yearName(year.tax_year)}</Link>{' '}
                <span className="text-caption text-fg-subtle">{stateOf(year)}</span>
              </>
            }
          >
            <Money rupees={year.sale_count === 0 ? null : year.total} />
          </FactLine>
        ))}
      </Facts>
    </Card>
  );
}
