import { missing } from '@wealth/i18n-locale';
import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Document, DocumentTable, PaperOnly, type RowColumn } from '@wealth/parts';
import { useProfile } from '@wealth/session';

export interface HistoryOnPaperProps {
  orders: readonly Order[];
  columns: ReadonlyArray<RowColumn<Order>>;
  /** Which orders these are, and when they were read. */
  words: { range: string; filters: string; time: string };
}

/** All orders of the list as a document: what leads elsewhere is not among its columns. */
export function HistoryOnPaper({ orders, columns, words }: HistoryOnPaperProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const profile = useProfile();
  return (
    <PaperOnly>
      <Document
        isPaperOnly
        title={t('history')}
        factsLabel={t('paperFacts')}
        facts={[
          { name: t('paperClient'), value: profile?.name ?? missing },
          { name: t('paperOrders'), value: formats.quantity(orders.length) },
          { name: t('paperRange'), value: words.range },
          { name: t('paperFilters'), value: words.filters },
          { name: t('paperCreated'), value: words.time },
        ]}
      >
        <DocumentTable
          title={t('history')}
          aria-label={t('historyTable')}
          columns={columns.filter(({ csv }) => csv !== undefined)}
          rows={orders}
          rowId={({ id }) => id}
          hasAllRows
        />
      </Document>
    </PaperOnly>
  );
}
