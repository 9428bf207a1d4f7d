import { missing } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Document, DocumentTable, PaperOnly, type RowColumn } from '@wealth/parts';
import { useProfile } from '@wealth/session';
import { countsOf, rowId, type HistoryRow } from './joinedRows.ts';

export interface HistoryOnPaperProps {
  rows: readonly HistoryRow[];
  columns: ReadonlyArray<RowColumn<HistoryRow>>;
  /** Which these are, and when they were read. */
  words: { range: string; filters: string; time: string };
}

/** All rows of the list as a document: what leads elsewhere is not among its columns. */
export function HistoryOnPaper({ rows, columns, words }: HistoryOnPaperProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const profile = useProfile();
  const { count, actions } = countsOf(rows);
  return (
    <PaperOnly>
      <Document
        isPaperOnly
        title={t('history')}
        factsLabel={t('paperFacts')}
        facts={[
          { name: t('paperClient'), value: profile?.name ?? missing },
          { name: t('paperOrders'), value: formats.quantity(count) },
          ...(actions === 0 ? [] : [{ name: t('paperActions'), value: formats.quantity(actions) }]),
          { name: t('paperRange'), value: words.range },
          { name: t('paperFilters'), value: words.filters },
          { name: t('paperCreated'), value: words.time },
        ]}
      >
        <DocumentTable
          title={t('history')}
          aria-label={t('historyTable')}
          columns={columns.filter(({ csv }) => csv !== undefined)}
          rows={rows}
          rowId={rowId}
          hasAllRows
        />
      </Document>
    </PaperOnly>
  );
}
