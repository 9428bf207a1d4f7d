import type { LoanRow, LoanScheduleRow } from '@wealth/api-sdk/model';
import { sumOf, fromWire, toWire } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card } from '@wealth/ui/card';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { useLoanWords, type LoanWords } from './useLoanWords.ts';

type Row = LoanRow & Partial<Pick<LoanScheduleRow, 'state' | 'paid_on'>>;

export interface ScheduleTableProps {
  title: string;
  rows: readonly Row[];
  /** Of a statement before it is signed nobody's fortune; of a loan the client's own. @default false */
  isPublic?: boolean;
}

const rowId = ({ due_on: day }: Row) => day;
const total = (rows: readonly Row[], pick: (row: Row) => number) =>
  toWire(sumOf(rows.map((row) => fromWire(pick(row)))));

/** Interest and principal of a payment as parts of one bar; the figures beside it say the same. */
function PartsBar({ interest, principal }: Row) {
  return (
    <span aria-hidden="true" className="flex h-1.5 w-24 gap-px overflow-hidden rounded-full">
      <span className="bg-brass bar-kept" style={{ flexGrow: interest }} />
      <span className="bg-accent bar-kept" style={{ flexGrow: principal }} />
    </span>
  );
}

function StateBadge({ state, t }: { state: LoanScheduleRow['state'] } & Pick<LoanWords, 't'>) {
  if (state === 'planned') return null;
  return (
    <Badge tone={state === 'paid' ? 'positive' : 'negative'}>
      {t(state === 'paid' ? 'rowPaid' : 'rowOverdue')}
    </Badge>
  );
}

/** All payments of a loan with their interest, what they repay and what is left. */
export function ScheduleTable({ title, rows, isPublic = false }: ScheduleTableProps) {
  const { t, day } = useLoanWords();
  const money = (rupees: number) => <Money rupees={rupees} isPublic={isPublic} />;
  const hasStates = rows.some(({ state }) => state !== undefined);
  // A phone has room for three figures: the interest stands beneath its day, the state beneath its payment.
  const isPhone = useBreakpoint() === 'mobile';
  const columns: Array<DataTableColumn<Row>> = [
    {
      id: 'due',
      header: t('due'),
      isRowHeader: true,
      cell: (row) => (
        <span className="grid justify-items-start gap-0.5 whitespace-nowrap">
          {day(row.due_on)}
          {isPhone && (
            <span className="text-caption text-fg-subtle">
              {t('interest')} {money(row.interest)}
            </span>
          )}
        </span>
      ),
      total: t('total'),
    },
    ...(isPublic
      ? [{ id: 'bar', header: t('parts'), cell: PartsBar, from: 'wide' } satisfies DataTableColumn<Row>]
      : []),
    {
      id: 'interest',
      header: t('interest'),
      align: 'end',
      from: 'tablet',
      cell: (row) => money(row.interest),
      total: money(total(rows, (row) => row.interest)),
    },
    {
      id: 'payment',
      header: t('payment'),
      align: 'end',
      cell: (row) => (
        <span className="grid justify-items-end gap-0.5">
          {money(row.payment)}
          {isPhone && <StateBadge state={row.state ?? 'planned'} t={t} />}
        </span>
      ),
      total: money(total(rows, (row) => row.payment)),
    },
    { id: 'left', header: t('left'), align: 'end', cell: (row) => money(row.left) },
    ...(hasStates
      ? [
          {
            id: 'state',
            header: t('state'),
            from: 'tablet',
            cell: ({ state = 'planned' }) => <StateBadge state={state} t={t} />,
          } satisfies DataTableColumn<Row>,
        ]
      : []),
  ];
  return (
    <Card title={title} headingLevel="h3" isFlush>
      <DataTable aria-label={title} columns={columns} rows={rows} rowId={rowId} hasAllRows />
    </Card>
  );
}
