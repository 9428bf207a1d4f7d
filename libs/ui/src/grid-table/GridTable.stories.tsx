import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { PortfolioIcon } from '../icon/icons.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { GridTable, type GridTableProps } from './GridTable.tsx';
import {
  columnsWithActions,
  columnsWithTotal,
  manyShares,
  shareColumns,
  shares,
  type Share,
} from './testing/exampleShares.tsx';
import { sortRows, type GridTableSort } from './sort.ts';

function Sorted({ columns, rows, ...args }: GridTableProps<Share>) {
  const [sort, setSort] = useState<GridTableSort | null>(args.sort ?? null);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  return <GridTable {...args} columns={columns} rows={sorted} sort={sort} onSortChange={setSort} />;
}

const meta = {
  title: 'Display/GridTable',
  component: GridTable<Share>,
  args: { 'aria-label': 'Holdings', columns: shareColumns, rows: shares, rowId: ({ symbol }) => symbol },
  parameters: {
    docs: {
      description: {
        component: `Figures in rows that are sorted, acted on, chosen by column or longer than fifty.

**Which table:** on phones and in narrow cards a DataList; up to fifty rows that are only read, a DataTable; everything else is a GridTable.

**Keys:** Tab enters the cell that was left, arrows move, Home and End go to the ends of the row, Page Up and Page Down by a view, Ctrl+Home and Ctrl+End to the ends of the table. Buttons and links of a cell take the focus themselves.

**Do** keep \`columns\` outside of the component or memoised; align figures at the end; give low priority columns \`from\`.

**Don’t** put text fields or sliders into a cell (they need the arrow keys); don't hide the only way to an action in \`isActions\` on a phone: touch screens show it always, so give it room or leave it out.`,
      },
    },
  },
  render: (args) => (
    <Card title="Holdings" note={`${args.rows.length} stocks`} isFlush>
      <Sorted {...args} />
    </Card>
  ),
} satisfies Meta<typeof GridTable<Share>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below 992 and 768 px the low priority columns leave; below that the table scrolls under its first column. */
export const Default: Story = { args: { sort: { columnId: 'value', direction: 'descending' } } };

export const WithTotal: Story = { args: { columns: columnsWithTotal } };

/** Buy and Sell show with the pointer on the row, or with the focus in it. */
export const RowActions: Story = { args: { columns: columnsWithActions({ onBuy: fn(), onSell: fn() }) } };

/** Rows leave the page as they leave the view; assistive technology hears their true place all the same. */
export const TenThousandRows: Story = { args: { rows: manyShares(10_000), maxHeight: '560px' } };

function ChoosingColumns(args: GridTableProps<Share>) {
  const [hiddenColumns, setHiddenColumns] = useState<readonly string[]>(args.hiddenColumns ?? []);
  return (
    <Card
      title="Watch list"
      action={
        <ColumnChooser columns={args.columns} hiddenColumns={hiddenColumns} onChange={setHiddenColumns} />
      }
      isFlush
    >
      <Sorted {...args} hiddenColumns={hiddenColumns} />
    </Card>
  );
}

export const ColumnChoice: Story = { args: { hiddenColumns: ['quantity'] }, render: ChoosingColumns };

/** Wider than its card: the first column stays. */
export const ScrollsSideways: Story = {
  args: { columns: columnsWithTotal },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
};

export const Loading: Story = { args: { rows: [], state: { kind: 'loading', rows: 5 } } };

export const Empty: Story = {
  args: {
    rows: [],
    state: {
      kind: 'empty',
      icon: <PortfolioIcon size="lg" />,
      title: 'No holdings yet',
      text: 'Shares you buy appear here at once. They can be sold when they have settled (T+1).',
      action: <Button>Explore the market</Button>,
    },
  },
};

export const Failed: Story = {
  args: { rows: [], state: { kind: 'error', title: 'Holdings could not be loaded.', onRetry: fn() } },
};

export const Offline: Story = { args: { rows: [], state: { kind: 'offline' } } };

/** Long, right-to-left and combining names, figures that are unknown, unusable or very large: no row grows. */
export const BadInput: Story = {
  args: {
    rows: [
      { ...shareOf('LONG'), name: 'अत्यंत लंबा नाम '.repeat(32).slice(0, 500) },
      { ...shareOf('W'.repeat(500)), name: 'x'.repeat(500) },
      { ...shareOf('RTL'), name: 'שוק ההון של מומבאי והמשקיעים הפרטיים' },
      { ...shareOf('COMBINING'), name: 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘' },
      { ...shareOf('UNKNOWN'), lastPrice: null, changePercent: null },
      { ...shareOf('NAN'), lastPrice: Number.NaN, changePercent: Number.NaN },
      { ...shareOf('HUGE'), lastPrice: 1e15, changePercent: Infinity },
    ],
  },
};

function shareOf(symbol: string): Share {
  return { symbol, name: symbol, quantity: 10, averageCost: 100, lastPrice: 101, changePercent: 1 };
}
