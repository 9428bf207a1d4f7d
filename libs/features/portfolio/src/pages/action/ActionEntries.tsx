import type { ActionEntry } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { DataTable } from '@wealth/ui/data-table';

/** The double entries of the ledger that made it, by the names of its accounts. */
export function ActionEntries({ entries }: { entries: readonly ActionEntry[] }) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  return (
    <Card title={t('entries')} isFlush>
      <DataTable
        aria-label={t('entries')}
        rows={entries}
        rowId={({ id }) => String(id)}
        columns={[
          { id: 'id', header: t('entry'), isRowHeader: true, cell: ({ id }) => String(id) },
          {
            id: 'day',
            header: t('effective'),
            from: 'tablet',
            cell: ({ time }) => formats.day(istDay(Date.parse(time))),
          },
          {
            id: 'accounts',
            header: t('accounts'),
            cell: ({ from, to }) => t('fromTo', { from, to }),
          },
          {
            id: 'units',
            header: t('shares'),
            align: 'end',
            cell: ({ units }) => units !== null && <PrivateFigure>{formats.quantity(units)}</PrivateFigure>,
          },
          {
            id: 'amount',
            header: t('money'),
            align: 'end',
            cell: ({ amount }) => amount !== null && <Money rupees={amount} />,
          },
        ]}
      />
    </Card>
  );
}
