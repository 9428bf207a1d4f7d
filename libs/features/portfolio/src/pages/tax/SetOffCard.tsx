import type { TaxReport } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { ExportButton, Money, useCsv } from '@wealth/parts';
import { Disclosure } from '@wealth/ui/accordion';
import { Card } from '@wealth/ui/card';
import { useTaxWords } from './useTaxWords.ts';
import { useWrittenSteps, type WrittenStep } from './useWrittenSteps.ts';

/** Steps of one heading, with the number of the first. */
interface StepGroup {
  id: 'setOffShort' | 'setOffLong' | 'setOffTax';
  steps: Array<WrittenStep & { number: number }>;
}

const groupOf = ({ step: { code, term } }: WrittenStep): StepGroup['id'] => {
  if (code === 'tax' || term === null) return 'setOffTax';
  return term === 'short_term' ? 'setOffShort' : 'setOffLong';
};

/** Numbered over all headings. */
function groupsOf(steps: readonly WrittenStep[]): StepGroup[] {
  const numbered = steps.map((step, at) => ({ ...step, number: at + 1 }));
  return (['setOffShort', 'setOffLong', 'setOffTax'] as const)
    .map((id) => ({ id, steps: numbered.filter((step) => groupOf(step) === id) }))
    .filter(({ steps: ofGroup }) => ofGroup.length > 0);
}

const mark =
  'mt-px grid size-5.5 shrink-0 place-items-center rounded-full text-caption font-semibold tabular-nums forced-colors:border';

/** One step: its number, what it is, and what it comes to. */
function Step({ text, note, isResult, number, step: { amount, code } }: WrittenStep & { number: number }) {
  const isSigned = !isResult && code !== 'tax' && code !== 'cess';
  return (
    <li className="flex items-start gap-3 border-b border-border py-2.5 last:border-b-0">
      <span
        aria-hidden="true"
        className={`${mark} ${isResult ? 'bg-accent text-on-accent' : 'bg-surface-sunken text-fg-muted'}`}
      >
        {number}
      </span>
      <span className={`min-w-0 flex-1 ${isResult ? 'font-semibold' : ''}`}>
        {text}
        {note !== '' && <span className="block text-caption font-normal text-fg-subtle">{note}</span>}
      </span>
      <span className={`text-end tabular-nums ${isResult ? 'font-semibold' : ''}`}>
        <Money rupees={amount} isSigned={isSigned} />
      </span>
    </li>
  );
}

/** The way from the gains of the year to its tax, as numbered steps. */
export function SetOffCard({ report }: { report: TaxReport }) {
  const t = useMessages('tax');
  const { fileWords } = useTaxWords();
  const steps = useWrittenSteps(report);
  const csv = useCsv<WrittenStep>({
    name: `tax-set-off-${report.tax_year}`,
    head: () => t('setOffCsv', fileWords(report)),
    columns: [
      {
        csv: [
          { title: t('csvStep'), cell: (row) => steps.indexOf(row) + 1 },
          { title: t('csvText'), cell: ({ text }) => text },
          { title: t('csvPercent'), cell: ({ step }) => step.percent },
          { title: t('csvSection'), cell: ({ step }) => step.section },
          { title: t('csvAmount'), cell: ({ step }) => step.amount },
        ],
      },
    ],
    rows: steps,
    isOwn: true,
  });
  return (
    <Card title={t('setOff')} note={t('setOffNote')} isFlush action={<ExportButton csv={csv} />}>
      {groupsOf(steps).map(({ id, steps: ofGroup }) => (
        <section key={id} className="px-card pt-3">
          <h3 className="text-label font-semibold">{t(id)}</h3>
          <ol start={ofGroup[0]?.number} className="text-detail">
            {ofGroup.map((step) => (
              <Step key={step.number} {...step} />
            ))}
          </ol>
        </section>
      ))}
      <Disclosure title={t('setOffWhy')} headingLevel="h3">
        <p className="text-detail">{t('setOffWhyText')}</p>
      </Disclosure>
    </Card>
  );
}
