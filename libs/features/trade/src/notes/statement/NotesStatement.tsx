import { missing } from '@wealth/i18n-locale';
import type { ContractNote, ContractNoteSummary } from '@wealth/api-sdk/model';
import { deepHref, type RangeSearch } from '@wealth/hrefs';
import { Document, DocumentTable, Money, PaperOnly, StatementButtons, usePrintout } from '@wealth/parts';
import { useProfile, useSession } from '@wealth/session';
import { Card } from '@wealth/ui/card';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { Link } from '@wealth/ui/link';
import { useMemo, useState } from 'react';
import { ContractNoteDocument } from '../ContractNoteDocument.tsx';
import { useNoteWords } from '../useNoteWords.ts';
import { totalOfNotes } from './noteTotals.ts';
import { useNoteCsv } from './useNoteCsv.ts';
import { useNoteSummaries } from './useNoteSummaries.tsx';
import { useReadNotes } from './useReadNotes.ts';

function useSummaryColumns(notes: readonly ContractNoteSummary[]) {
  const { t, formats } = useNoteWords();
  return useMemo(
    (): ReadonlyArray<DataTableColumn<ContractNoteSummary>> => [
      {
        id: 'day',
        header: t('tradeDay'),
        isRowHeader: true,
        cell: ({ day, number }) => (
          <>
            <Link href={deepHref.contractNote(day)} isInline>
              {formats.day(day)}
            </Link>
            <span className="block text-caption text-fg-subtle">{number}</span>
          </>
        ),
        total: t('total'),
      },
      { id: 'orders', header: t('orders'), align: 'end', cell: ({ orders }) => formats.quantity(orders) },
      {
        id: 'bought',
        header: t('boughtLine'),
        align: 'end',
        cell: ({ bought }) => <Money rupees={bought} />,
        total: <Money rupees={totalOfNotes(notes, 'bought')} />,
      },
      {
        id: 'sold',
        header: t('soldLine'),
        align: 'end',
        cell: ({ sold }) => <Money rupees={sold} />,
        total: <Money rupees={totalOfNotes(notes, 'sold')} />,
      },
      {
        id: 'charges',
        header: t('charges'),
        align: 'end',
        cell: ({ charges_total: total }) => <Money rupees={total} />,
        total: <Money rupees={totalOfNotes(notes, 'charges_total')} />,
      },
      {
        id: 'net',
        header: t('net'),
        align: 'end',
        cell: ({ net }) => <Money rupees={net} isSigned />,
        total: <Money rupees={totalOfNotes(notes, 'net')} isSigned />,
      },
    ],
    [t, formats, notes],
  );
}

function Summary({ notes, range }: { notes: readonly ContractNoteSummary[]; range: string }) {
  const { t, formats } = useNoteWords();
  const profile = useProfile();
  const { serverClock } = useSession();
  const [madeAt] = useState(serverClock.now);
  const columns = useSummaryColumns(notes);
  return (
    <Document
      headingLevel={2}
      isPaperOnly
      title={t('notesOf', { range })}
      note={t('notesNote', { time: formats.dateTime(madeAt, { hasSeconds: true }) })}
      factsLabel={t('facts')}
      facts={[
        { name: t('client'), value: profile?.name ?? missing },
        { name: t('notes'), value: formats.quantity(notes.length) },
      ]}
    >
      <DocumentTable
        title={t('notes')}
        aria-label={t('notes')}
        columns={columns}
        rows={notes}
        rowId={({ number }) => number}
      />
    </Document>
  );
}

/** Every note on sheets of its own, in one print. */
function NotesOnPaper({ notes }: { notes: readonly ContractNote[] }) {
  return (
    <PaperOnly sheet="upright">
      {notes.map((note) => (
        <article key={note.number} className="break-before-page first:break-before-auto">
          <ContractNoteDocument note={note} isPaperOnly />
        </article>
      ))}
    </PaperOnly>
  );
}

export interface NotesStatementProps {
  range: RangeSearch;
}

/** The contract notes of some days: a list of them, and all of them as one file or on paper. */
export function NotesStatement({ range: days }: NotesStatementProps) {
  const { t, formats } = useNoteWords();
  const { notes, range, state } = useNoteSummaries(days);
  const { progress, read } = useReadNotes();
  const readAll = () => read(notes.map(({ day }) => day));
  const printout = usePrintout(readAll);
  const csv = useNoteCsv(range, readAll);
  return (
    <>
      <StatementButtons
        isReady={state === undefined}
        csv={csv}
        onPrint={printout.print}
        isReading={printout.isReading}
        progress={
          progress
            ? {
                label: t('notesProgress'),
                ...progress,
                text: t('notesRead', { done: formats.quantity(progress.done), count: progress.of }),
              }
            : undefined
        }
      />
      {printout.content && <NotesOnPaper notes={printout.content} />}
      {state ? (
        <Card title={t('notesOf', { range })} state={state} />
      ) : (
        <Summary notes={notes} range={range} />
      )}
    </>
  );
}
