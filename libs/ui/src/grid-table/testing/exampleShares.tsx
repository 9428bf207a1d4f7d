import { formatAmount, formatPrice, formatQuantity } from '@wealth/i18n-locale';
import { Tag } from '../../badge/Badge.tsx';
import { Button } from '../../button/Button.tsx';
import { fixedSource } from '../../live-price/fixedSource.ts';
import { LivePrice } from '../../live-price/LivePrice.tsx';
import { PriceChange } from '../../price-change/PriceChange.tsx';
import type { GridTableColumn } from '../columns.ts';

/** A row of the stories. */
export interface Share {
  symbol: string;
  name: string;
  quantity: number;
  averageCost: number;
  /** Null while it is not known. */
  lastPrice: number | null;
  changePercent: number | null;
}

export const shares: readonly Share[] = [
  {
    symbol: 'DAKSHBK',
    name: 'Dakshina Bank',
    quantity: 820,
    averageCost: 861.3,
    lastPrice: 1042.6,
    changePercent: 0.74,
  },
  {
    symbol: 'INDRAOIL',
    name: 'Indradhanush Oil',
    quantity: 460,
    averageCost: 1298.45,
    lastPrice: 1486.2,
    changePercent: 0.88,
  },
  {
    symbol: 'DHVANI',
    name: 'Dhvani Telecom',
    quantity: 240,
    averageCost: 1512.8,
    lastPrice: 2064.9,
    changePercent: 0.71,
  },
  {
    symbol: 'NEELSOFT',
    name: 'Neelam Softworks',
    quantity: 115,
    averageCost: 3486.2,
    lastPrice: 3164.5,
    changePercent: -0.68,
  },
  {
    symbol: 'RATHAUTO',
    name: 'Ratham Auto',
    quantity: 18,
    averageCost: 12480,
    lastPrice: 8310.5,
    changePercent: 2.08,
  },
];

/** As many rows as are asked for, always the same ones. */
export function manyShares(count: number): Share[] {
  return Array.from({ length: count }, (_, index) => ({
    symbol: `SHARE${String(index + 1).padStart(5, '0')}`,
    name: `Company ${index + 1} of the sandbox`,
    quantity: (index * 37) % 900,
    averageCost: 100 + ((index * 173) % 4900),
    lastPrice: 100 + ((index * 211) % 5200) + 0.05,
    changePercent: ((index * 7) % 41) / 10 - 2,
  }));
}

function valueOf({ quantity, lastPrice }: Share): number | null {
  return lastPrice === null ? null : quantity * lastPrice;
}

export const shareColumns: ReadonlyArray<GridTableColumn<Share>> = [
  {
    id: 'instrument',
    header: 'Instrument',
    width: 180,
    grow: 2,
    isRowHeader: true,
    isSortable: true,
    sortValue: ({ symbol }) => symbol,
    cell: ({ symbol, name }) => (
      <>
        <span className="flex items-center gap-1.5">
          <span className="truncate font-semibold">{symbol}</span>
          <Tag>NSE</Tag>
        </span>
        <span className="block truncate text-caption text-fg-subtle">{name}</span>
      </>
    ),
  },
  {
    id: 'quantity',
    header: 'Qty',
    align: 'end',
    width: 90,
    from: 'tablet',
    isSortable: true,
    sortValue: ({ quantity }) => quantity,
    cell: ({ quantity }) => formatQuantity(quantity),
  },
  {
    id: 'averageCost',
    header: 'Avg. cost',
    align: 'end',
    width: 110,
    from: 'desktop',
    cell: ({ averageCost }) => formatPrice(averageCost),
  },
  {
    id: 'lastPrice',
    header: 'LTP',
    align: 'end',
    width: 110,
    isSortable: true,
    sortValue: ({ lastPrice }) => lastPrice,
    cell: ({ lastPrice }) => <LivePrice source={fixedSource(lastPrice)} />,
  },
  {
    id: 'change',
    header: 'Day change',
    align: 'end',
    width: 120,
    isSortable: true,
    sortValue: ({ changePercent }) => changePercent,
    cell: ({ changePercent }) => <PriceChange percent={changePercent} />,
  },
  {
    id: 'value',
    header: 'Current value',
    align: 'end',
    width: 150,
    from: 'tablet',
    isSortable: true,
    sortValue: valueOf,
    cell: (share) => formatAmount(valueOf(share)),
  },
];

const totals: Readonly<Record<string, string>> = { instrument: 'Total', value: '₹25,47,740.00' };

export const columnsWithTotal: ReadonlyArray<GridTableColumn<Share>> = shareColumns.map((column) => ({
  ...column,
  total: totals[column.id],
}));

export interface ShareActions {
  onBuy: (share: Share) => void;
  onSell: (share: Share) => void;
}

export function columnsWithActions({ onBuy, onSell }: ShareActions): ReadonlyArray<GridTableColumn<Share>> {
  return [
    ...shareColumns,
    {
      id: 'actions',
      header: 'Actions',
      width: 170,
      isActions: true,
      from: 'tablet',
      cell: (share) => (
        <>
          <Button size="sm" variant="buy" onPress={() => onBuy(share)}>
            Buy
          </Button>
          <Button size="sm" variant="sell" onPress={() => onSell(share)}>
            Sell
          </Button>
        </>
      ),
    },
  ];
}
