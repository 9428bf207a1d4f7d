import type { TaxLot, TaxReport } from '@wealth/api-sdk/model';
import type { CsvCell } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { ExportButton, Money, PrivateFigure, Rows, useCsv, type RowColumn } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { Fact, FactLine, Facts } from '@wealth/ui/facts';
import { ExportIcon, TableIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { useMemo } from 'react';
import { ColumnNotes } from './ColumnNotes.tsx';
import { scheduleFileOf, scheduleHeadsOf } from './scheduleFile.ts';
import { CostNote, costPaidOf, TradeLinks, useTaxLotColumns } from './useTaxLotColumns.tsx';
import { readAllTaxLots, taxLotId, useTaxLots } from './useTaxLots.ts';
import { useTaxWords } from './useTaxWords.ts';

/** The first day of the younger flag of each column. */
const [grandfathered, newRates] = ['2018-02-01', '2024-07-23'];

interface OfLot {
  lot: TaxLot;
}

/** Whether it was acquired before February 2018, and sold since the rates of July 2024. */
function Flags({ lot }: OfLot) {
  const t = useMessages('tax');
  const isOld = lot.bought_on < grandfathered;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={isOld ? 'warning' : 'neutral'}>{t(isOld ? 'acquiredBefore' : 'acquiredAfter')}</Badge>
      <Badge>{t(lot.sold_on < newRates ? 'soldBefore' : 'soldAfter')}</Badge>
    </span>
  );
}

/** A row of the schedule where there is no room for its columns. */
export function ScheduleLotCard({ lot }: OfLot) {
  const t = useMessages('tax');
  const formats = useFormats();
  return (
    <li className="grid gap-3 rounded-card border border-border bg-surface p-card shadow-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold wrap-anywhere">
          {lot.symbol} <span className="text-caption font-normal text-fg-subtle">{lot.isin}</span>
        </h3>
        <span className="font-semibold">
          <Money rupees={lot.gain} isSigned />
        </span>
      </div>
      <Flags lot={lot} />
      <Facts layout="columns">
        <Fact name={t('columnBought')}>{formats.day(lot.bought_on)}</Fact>
        <Fact name={t('columnSold')}>{formats.day(lot.sold_on)}</Fact>
        <Fact name={t('columnQuantity')}>
          <PrivateFigure>{formats.quantity(lot.quantity)}</PrivateFigure>
        </Fact>
        <Fact name={t('columnProceeds')}>
          <Money rupees={lot.proceeds} />
        </Fact>
        <Fact name={t('columnCost')}>
          <Money rupees={costPaidOf(lot)} />
        </Fact>
        {lot.market_value !== null && (
          <Fact name={t('columnMarketValue')}>
            <Money rupees={lot.market_value} />
          </Fact>
        )}
        <Fact name={t('columnTaken')}>
          <Money rupees={lot.cost_taken} />
          <CostNote lot={lot} />
        </Fact>
        <Fact name={t('columnExpenses')}>
          <Money rupees={lot.sale_charges} />
        </Fact>
        <Fact name={t('columnDays')}>{formats.quantity(lot.days_held)}</Fact>
      </Facts>
      <TradeLinks lot={lot} />
    </li>
  );
}

/** The columns of the schedule: those of the lots that it asks for, in its order. */
function useScheduleColumns(): ReadonlyArray<RowColumn<TaxLot>> {
  const t = useMessages('tax');
  const lots = useTaxLotColumns();
  return useMemo(() => {
    const named = (id: string) => lots.filter((column) => column.id === id);
    const amount = (id: string, header: string, of: (lot: TaxLot) => number | null): RowColumn<TaxLot> => ({
      id,
      header,
      align: 'end',
      cell: (lot) => <Money rupees={of(lot)} />,
    });
    return [
      ...named('symbol'),
      ...named('bought_on'),
      ...named('sold_on'),
      ...named('quantity'),
      ...named('proceeds'),
      amount('cost', t('columnCost'), costPaidOf),
      amount('market_value', t('columnMarketValue'), ({ market_value: value }) => value),
      ...named('cost_taken'),
      amount('expenses', t('columnExpenses'), ({ sale_charges: charges }) => charges),
      ...named('gain'),
      ...named('orders'),
    ];
  }, [t, lots]);
}

const dialectTexts = {
  by_lot: 'scheduleByLot',
  by_lot_with_transfer: 'scheduleTransfer',
  consolidated: 'scheduleConsolidated',
} as const;

/** The file that the utility of the return takes: heads byte for byte, and nothing above them. */
function useReturnFile(report: TaxReport) {
  const heads = scheduleHeadsOf(report);
  return useCsv<CsvCell[]>({
    name: `schedule-112a-${report.tax_year}`,
    head: null,
    columns: [{ csv: heads.map((title, at) => ({ title, cell: (row) => row[at] ?? null })) }],
    rows: async () => {
      const lots = await readAllTaxLots({ fy: report.tax_year, term: 'long_term' });
      return scheduleFileOf(lots, report).slice(1);
    },
    isOwn: true,
  });
}

/** How the form of the year has it, its one row, and the file for it. */
function FormCard({ report }: { report: TaxReport }) {
  const t = useMessages('tax');
  const { consolidated, dialect, is_notified: isNotified, totals } = report.schedule;
  const file = useReturnFile(report);
  return (
    <Card
      title={t('scheduleForm')}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<ExportIcon size="sm" />}
          isPending={file.isSaving}
          onPress={file.save}
        >
          {t('scheduleFile')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="text-detail text-fg-muted">{t(dialectTexts[dialect])}</p>
        {!isNotified && <Note tone="warning">{t('scheduleNotNotified')}</Note>}
        <Facts layout="list">
          {consolidated && (
            <>
              <FactLine name={t('scheduleOneRow')}>
                {t('scheduleRowsOf', { count: consolidated.row_count })}
              </FactLine>
              <FactLine name={t('scheduleConsideration')}>
                <Money rupees={consolidated.proceeds} />
              </FactLine>
              <FactLine name={t('scheduleCost')}>
                <Money rupees={consolidated.cost_paid} />
              </FactLine>
              <FactLine name={t('scheduleExpenses')}>
                <Money rupees={consolidated.expenses} />
              </FactLine>
            </>
          )}
          <FactLine name={t('scheduleTotal')} isStrong>
            <Money rupees={totals.gain} isSigned />
          </FactLine>
        </Facts>
      </div>
    </Card>
  );
}

/** Schedule 112A: the long-term lots of the year with the cost that is taken, and the form that asks for them. */
export function ScheduleCard({ report }: { report: TaxReport }) {
  const t = useMessages('tax');
  const { fileWords } = useTaxWords();
  const asked = { fy: report.tax_year, term: 'long_term' } as const;
  const { list, readAll } = useTaxLots(asked);
  const columns = useScheduleColumns();
  const lotColumns = useTaxLotColumns();
  const csv = useCsv<TaxLot>({
    name: `tax-long-term-${report.tax_year}`,
    head: ({ length: count }) => t('lotsCsv', { count, filters: t('longTerm'), ...fileWords(report) }),
    columns: lotColumns,
    rows: readAll,
    isOwn: true,
  });
  return (
    <div className="grid grid-cols-1 gap-grid">
      <FormCard report={report} />
      <Rows
        title={t('schedule')}
        note={t('scheduleNote')}
        aria-label={t('schedule')}
        columns={columns}
        query={list.query}
        rows={list.rows ?? []}
        rowId={taxLotId}
        expectedCount={4}
        failedTitle={t('lotsFailed')}
        action={list.rows && list.rows.length > 0 && <ExportButton csv={csv} />}
        card={(lot) => <ScheduleLotCard lot={lot} />}
        empty={{ title: t('lotsEmpty'), text: t('lotsEmptyText'), icon: <TableIcon size="lg" /> }}
      >
        {list.hasMore && (
          <div className="grid justify-items-center gap-2 p-card">
            {list.hasMoreFailed && (
              <span role="status" className="text-detail text-negative">
                {t('lotsMoreFailed')}
              </span>
            )}
            <Button variant="secondary" onPress={list.hasMoreFailed ? list.retryMore : list.readOn}>
              {t('lotsMore')}
            </Button>
          </div>
        )}
        <ColumnNotes />
      </Rows>
    </div>
  );
}
