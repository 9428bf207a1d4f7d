import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { fixedSource } from '../live-price/fixedSource.ts';
import { LivePrice } from '../live-price/LivePrice.tsx';
import { PriceChange } from '../price-change/PriceChange.tsx';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

interface Holding {
  symbol: string;
  name: string;
  quantity: string;
  lastPrice: number;
  changePercent: number;
  value: string;
}

const holdings: Holding[] = [
  {
    symbol: 'DAKSHBK',
    name: 'Dakshina Bank',
    quantity: '820',
    lastPrice: 1042.6,
    changePercent: 0.74,
    value: '₹8,54,932.00',
  },
  {
    symbol: 'INDRAOIL',
    name: 'Indradhanush Oil',
    quantity: '460',
    lastPrice: 1486.2,
    changePercent: 0.88,
    value: '₹6,83,652.00',
  },
  {
    symbol: 'DHVANI',
    name: 'Dhvani Telecom',
    quantity: '240',
    lastPrice: 2064.9,
    changePercent: 0.71,
    value: '₹4,95,576.00',
  },
  {
    symbol: 'NEELSOFT',
    name: 'Neelam Softworks',
    quantity: '115',
    lastPrice: 3164.5,
    changePercent: -0.68,
    value: '₹3,63,917.50',
  },
];

const columns: Array<DataTableColumn<Holding>> = [
  {
    id: 'instrument',
    header: 'Instrument',
    isRowHeader: true,
    cell: ({ symbol, name }) => (
      <span className="flex flex-col">
        <span className="font-semibold">{symbol}</span>
        <span className="text-caption text-fg-subtle">{name}</span>
      </span>
    ),
  },
  { id: 'quantity', header: 'Qty', align: 'end', from: 'tablet', cell: ({ quantity }) => quantity },
  {
    id: 'price',
    header: 'LTP',
    align: 'end',
    cell: ({ lastPrice }) => <LivePrice source={fixedSource(lastPrice)} />,
  },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    cell: ({ changePercent }) => <PriceChange percent={changePercent} />,
  },
  { id: 'value', header: 'Value', align: 'end', from: 'tablet', cell: ({ value }) => value },
];

const meta = {
  title: 'Display/DataTable',
  component: DataTable<Holding>,
  args: { 'aria-label': 'Holdings', columns, rows: holdings, rowId: ({ symbol }) => symbol },
  decorators: [
    (Story) => (
      <Card title="Holdings" note="4 stocks" isFlush>
        <Story />
      </Card>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Figures in columns that are only read: a plain table. Of more than fifty rows only those near the window are on the page.

**Which table:** on phones and in narrow cards a DataList; rows that are sorted, acted on or chosen by column, a GridTable.

**Do** align figures at the end. **Don’t** put buttons into the cells: without the keys of a grid every one of them is a stop of the Tab key.`,
      },
    },
  },
} satisfies Meta<typeof DataTable<Holding>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below 768 px the low-priority columns leave. */
export const Default: Story = {};

/** The head stays while the rows scroll. */
export const StickyHead: Story = {
  args: { maxHeight: '160px' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('group', { name: 'Holdings' });
    await expect(box).toHaveFocus();
    const head = canvas.getByRole('columnheader', { name: 'Instrument' });
    const before = head.getBoundingClientRect().top;
    box.scrollTop = 60;
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
    await expect(head.getBoundingClientRect().top).toBe(before);
  },
};

/** What the rows add up to, beneath them. */
export const WithTotals: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      total: { instrument: 'Total', value: '₹23,98,077.50' }[column.id],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('₹23,98,077.50');
  },
};

/** Amounts side by side; heads take lines, so that the columns are as wide as their figures. */
export const Close: Story = {
  args: {
    isClose: true,
    columns: [
      ...columns.slice(0, 1),
      ...['1 Apr – 15 Jun', '16 Jun – 15 Sep', '16 Sep – 15 Dec', '16 Dec – 15 Mar', '16 – 31 Mar'].map(
        (header): DataTableColumn<Holding> => ({
          id: header,
          header,
          align: 'end',
          cell: ({ value }) => value,
        }),
      ),
    ],
  },
};

const manyRows = Array.from({ length: 75 }, (_none, lap) =>
  holdings.map((holding, index) => ({
    ...holding,
    symbol: `SHARE${String(lap * holdings.length + index + 1)}`,
  })),
).flat();

/** Those near the window are on the page; each says its true place, and the one with the focus stays. */
export const ManyRows: Story = {
  args: {
    rows: manyRows,
    columns: [
      ...columns,
      { id: 'open', header: 'Open', cell: ({ symbol }) => <button type="button">Open {symbol}</button> },
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Holdings' });
    await expect(table).toHaveAttribute('aria-rowcount', '301');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const first = canvas.getByRole('button', { name: 'Open SHARE1' });
    first.focus();
    const height = table.offsetHeight;
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const last = await canvas.findByRole('row', { name: /^SHARE300/ });
    await expect(last).toHaveAttribute('aria-rowindex', '301');
    await expect(last.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    await expect(first).toHaveFocus();
    await expect(Math.abs(table.offsetHeight - height)).toBeLessThan(height * 0.2);
    first.blur();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open SHARE1' })).toBeNull());
    window.scrollTo({ top: 0, behavior: 'instant' });
    await canvas.findByRole('row', { name: /^SHARE1 / });
  },
};

/** Long names widen the table, which scrolls; unknown figures are a dash. */
export const BadInput: Story = {
  args: {
    rows: [
      {
        symbol: 'LONG',
        name: 'अत्यंत लंबा नाम '.repeat(20),
        quantity: '—',
        lastPrice: Number.NaN,
        changePercent: Infinity,
        value: '—',
      },
      { symbol: 'RTL', name: 'שוק ההון', quantity: '1', lastPrice: 1e15, changePercent: 0, value: '₹1.00' },
    ],
  },
};
