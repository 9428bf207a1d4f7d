import type { HoldingsStatement, StatementHolding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure, type FileColumn } from '@wealth/parts';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { ShareName } from './ShareName.tsx';

type Column = DataTableColumn<StatementHolding> & FileColumn<StatementHolding>;

/** The parts of a holding, in the order in which they can be sold. */
const parts = [
  { id: 'settled', header: 'settled' },
  { id: 't1_quantity', header: 't1' },
  { id: 'pledged', header: 'pledged' },
  { id: 'in_transit', header: 'inTransit' },
  { id: 'quantity', header: 'quantity' },
] as const;

/** The columns of a statement of holdings, on the page and in its file. */
export function useHoldingStatementColumns(statement: HoldingsStatement | undefined): readonly Column[] {
  const t = useMessages('statements');
  const formats = useFormats();
  return useMemo(() => {
    const day = statement?.day;
    return [
      {
        id: 'share',
        header: t('share'),
        isRowHeader: true,
        cell: ({ instrument, isin }) => <ShareName instrument={instrument} isin={isin} />,
        total: t('total'),
        csv: [
          { title: t('exchange'), cell: ({ instrument }) => instrument.market },
          { title: t('share'), cell: ({ instrument }) => instrument.symbol },
          { title: t('name'), cell: ({ instrument }) => instrument.name },
          { title: t('isin'), cell: ({ isin }) => isin },
        ],
      },
      ...parts.map(({ id, header }): Column => ({
        id,
        header: t(header),
        align: 'end',
        cell: (row) => <PrivateFigure>{formats.quantity(row[id])}</PrivateFigure>,
        csv: [{ title: t(header), cell: (row) => row[id] }],
      })),
      {
        id: 'price',
        header: t('price'),
        align: 'end',
        cell: ({ price, priced_on: on }) => (
          <>
            {formats.price(price)}
            {on !== null && on !== day && (
              <span className="block text-caption text-fg-subtle">{formats.day(on)}</span>
            )}
          </>
        ),
        csv: [
          { title: t('price'), cell: ({ price }) => price },
          { title: t('pricedOn'), cell: ({ priced_on: on }) => on },
        ],
      },
      {
        id: 'value',
        header: t('value'),
        align: 'end',
        cell: ({ value }) => <Money rupees={value} />,
        total: <Money rupees={statement?.value} />,
        csv: [{ title: t('value'), cell: ({ value }) => value }],
      },
    ];
  }, [t, formats, statement]);
}
