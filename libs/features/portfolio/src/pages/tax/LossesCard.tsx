import type { TaxLossPair, TaxLossYear, TaxReport } from '@wealth/api-sdk/model';
import { calendarDay, fromWire, sumOf, taxYearAfter, taxYearOf, toWire } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { ExportButton, Money, useCsv } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { useState } from 'react';
import { LossForm } from './LossForm.tsx';
import { useTaxWords } from './useTaxWords.ts';

const pairSum = ({ short_term: short, long_term: long }: TaxLossPair) => fromWire(short) + fromWire(long);

/** Whether anything is known of the year's losses. */
export const isKnownLoss = ({ made, own, brought, used, left }: TaxLossYear) =>
  [made, brought, used, left].some((pair) => pairSum(pair) > 0) || own !== null;

/** Short and long term of one figure; nothing of neither has no line. */
function PairLine({ name, pair }: { name: string; pair: TaxLossPair | null }) {
  const t = useMessages('tax');
  if (pair === null || pairSum(pair) === 0) return null;
  return (
    <>
      {pair.short_term !== 0 && (
        <FactLine name={`${name}, ${t('lossShort')}`}>
          <Money rupees={pair.short_term} />
        </FactLine>
      )}
      {pair.long_term !== 0 && (
        <FactLine name={`${name}, ${t('lossLong')}`}>
          <Money rupees={pair.long_term} />
        </FactLine>
      )}
    </>
  );
}

interface YearRowProps {
  row: TaxLossYear;
  isOpen: boolean;
  onOpen: () => void;
  onDone: () => void;
}

/** One year: what was lost, used and left, and the client's own figure. */
function YearRow({ row, isOpen, onOpen, onDone }: YearRowProps) {
  const t = useMessages('tax');
  const { yearName } = useTaxWords();
  return (
    <li className="border-b border-border last:border-b-0">
      <div className="grid gap-2 px-card py-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {yearName(row.tax_year)}
            {row.own !== null && <Badge tone="brass">{t('lossMark')}</Badge>}
            <span className="text-caption font-normal text-fg-subtle">
              {t('lossUntil', { year: row.last_year })}
            </span>
          </span>
          {row.is_editable && !isOpen && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('lossEditOf', { year: row.tax_year })}
              onPress={onOpen}
            >
              {t('lossEdit')}
            </Button>
          )}
        </div>
        {isKnownLoss(row) && (
          <Facts>
            <PairLine name={t('lossMade')} pair={row.made} />
            <PairLine name={t('lossOwn')} pair={row.own} />
            <PairLine name={t('lossBrought')} pair={row.brought} />
            <PairLine name={t('lossUsed')} pair={row.used} />
            <PairLine name={t('lossLeft')} pair={row.left} />
          </Facts>
        )}
        {row.is_filed === false && <p className="text-caption text-fg-muted">{t('lossNotFiled')}</p>}
      </div>
      {isOpen && <LossForm row={row} onDone={onDone} />}
    </li>
  );
}

function useLossesCsv(report: TaxReport) {
  const t = useMessages('tax');
  const { fileWords } = useTaxWords();
  const both = (name: string, of: (row: TaxLossYear) => TaxLossPair | null) => [
    { title: `${name}, ${t('lossShort')}`, cell: (row: TaxLossYear) => of(row)?.short_term ?? null },
    { title: `${name}, ${t('lossLong')}`, cell: (row: TaxLossYear) => of(row)?.long_term ?? null },
  ];
  return useCsv<TaxLossYear>({
    name: `tax-losses-${report.tax_year}`,
    head: () => t('lossesCsv', fileWords(report)),
    columns: [
      {
        csv: [
          { title: t('lossYear'), cell: ({ tax_year: year }) => year },
          ...both(t('lossMade'), ({ made }) => made),
          ...both(t('lossOwn'), ({ own }) => own),
          ...both(t('lossBrought'), ({ brought }) => brought),
          ...both(t('lossUsed'), ({ used }) => used),
          ...both(t('lossLeft'), ({ left }) => left),
        ],
      },
    ],
    rows: report.losses,
    isOwn: true,
  });
}

/** Losses by their year, each with what of it is used and left; those of earlier years take the client's own figures. */
export function LossesCard({ report }: { report: TaxReport }) {
  const t = useMessages('tax');
  const [open, setOpen] = useState<string | null>(null);
  const csv = useLossesCsv(report);
  const carried = toWire(
    sumOf(report.losses.flatMap(({ left }) => [fromWire(left.short_term), fromWire(left.long_term)])),
  );
  const next = taxYearAfter(taxYearOf(calendarDay(report.first_day)), 1).name;
  return (
    <Card title={t('losses')} note={t('lossesNote')} isFlush action={<ExportButton csv={csv} />}>
      <div className="border-b border-border px-card py-3">
        <Facts>
          <FactLine
            name={t('carriedTo', { year: next })}
            isStrong
            note={t(carried === 0 ? 'carriedNothing' : 'carriedText')}
          >
            <Money rupees={carried} />
          </FactLine>
        </Facts>
      </div>
      <ul>
        {report.losses.map((row) => (
          <YearRow
            key={row.tax_year}
            row={row}
            isOpen={open === row.tax_year}
            onOpen={() => setOpen(row.tax_year)}
            onDone={() => setOpen(null)}
          />
        ))}
      </ul>
      <p className="border-t border-border px-card py-3 text-caption text-fg-muted">{t('lossFileOnTime')}</p>
    </Card>
  );
}
