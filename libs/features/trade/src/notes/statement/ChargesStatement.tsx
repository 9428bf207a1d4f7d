import type { ContractNoteSummary } from '@wealth/api-sdk/model';
import type { RangeSearch } from '@wealth/hrefs';
import { monthNames, missing } from '@wealth/i18n-locale';
import { Document, DocumentTable, Money, StatementButtons, useCsv, type FileColumn } from '@wealth/parts';
import { useProfile, useSession } from '@wealth/session';
import { Card } from '@wealth/ui/card';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { useMemo, useState } from 'react';
import { useNoteWords } from '../useNoteWords.ts';
import { byMonth, chargedOf, chargesOn, totalOfNotes, type NoteMonth } from './noteTotals.ts';
import { useNoteSummaries } from './useNoteSummaries.tsx';

type ChargeColumn = DataTableColumn<NoteMonth> & FileColumn<NoteMonth>;

/** A column for each charge, with what each month was charged; the same columns go into a file. */
function useChargeColumns(notes: readonly ContractNoteSummary[]): readonly ChargeColumn[] {
  const { t, formats, chargeName } = useNoteWords();
  return useMemo(() => {
    const names = monthNames({ locale: formats.region.locale, style: 'long' });
    return [
      {
        id: 'month',
        header: t('month'),
        isRowHeader: true,
        cell: ({ month }) => `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
        total: t('total'),
        csv: [{ title: t('month'), cell: ({ month }) => month }],
      },
      ...chargesOn(notes).map((charge): ChargeColumn => ({
        id: charge.code,
        header: chargeName(charge, 'short'),
        align: 'end',
        cell: (row) => <Money rupees={chargedOf(row.notes, charge.code)} />,
        total: <Money rupees={chargedOf(notes, charge.code)} />,
        csv: [{ title: chargeName(charge), cell: (row) => chargedOf(row.notes, charge.code) }],
      })),
      {
        id: 'charges',
        header: t('charges'),
        align: 'end',
        cell: (row) => <Money rupees={totalOfNotes(row.notes, 'charges_total')} />,
        total: <Money rupees={totalOfNotes(notes, 'charges_total')} />,
        csv: [{ title: t('charges'), cell: (row) => totalOfNotes(row.notes, 'charges_total') }],
      },
    ];
  }, [t, formats, chargeName, notes]);
}

interface ChargesProps {
  rows: readonly NoteMonth[];
  columns: readonly ChargeColumn[];
  range: string;
}

function Charges({ rows, columns, range }: ChargesProps) {
  const { t, formats } = useNoteWords();
  const profile = useProfile();
  const { serverClock } = useSession();
  const [madeAt] = useState(serverClock.now);
  return (
    <div className="contents wide-sheet">
      <Document
        headingLevel={2}
        isPaperOnly
        title={t('chargesOf', { range })}
        note={t('notesNote', { time: formats.dateTime(madeAt, { hasSeconds: true }) })}
        factsLabel={t('facts')}
        facts={[{ name: t('client'), value: profile?.name ?? missing }]}
      >
        <DocumentTable
          title={t('chargesByMonth')}
          aria-label={t('chargesByMonth')}
          columns={columns}
          rows={rows}
          rowId={({ month }) => month}
          note={t('chargesNote')}
        />
      </Document>
    </div>
  );
}

export interface ChargesStatementProps {
  range: RangeSearch;
}

/** Charges and taxes of the trades of some days, by line and by month. */
export function ChargesStatement({ range: days }: ChargesStatementProps) {
  const { t, formats } = useNoteWords();
  const { serverClock } = useSession();
  const { notes, range, state } = useNoteSummaries(days);
  const columns = useChargeColumns(notes);
  const rows = useMemo(() => byMonth(notes), [notes]);
  const csv = useCsv({
    name: 'charges',
    head: () => t('chargesCsv', { range, time: formats.dateTime(serverClock.now(), { hasSeconds: true }) }),
    columns,
    rows,
    isOwn: true,
  });
  return (
    <>
      <StatementButtons isReady={state === undefined} csv={csv} />
      {state ? (
        <Card title={t('chargesOf', { range })} state={state} />
      ) : (
        <Charges {...{ rows, columns, range }} />
      )}
    </>
  );
}
