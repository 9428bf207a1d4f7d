import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PriceLadder } from './PriceLadder.tsx';

const bids = [
  { price: 1986.3, quantity: 66 },
  { price: 1986.2, quantity: 148 },
  { price: 1986, quantity: 90 },
  { price: 1985.8, quantity: 205 },
  { price: 1985.5, quantity: 170 },
];
const asks = [
  { price: 1986.4, quantity: 110 },
  { price: 1986.6, quantity: 40 },
  { price: 1986.7, quantity: 95 },
  { price: 1986.9, quantity: 180 },
  { price: 1987.2, quantity: 240 },
];

const meta = {
  title: 'Finance/PriceLadder',
  component: PriceLadder,
  args: {
    'aria-label': 'Market depth',
    bids,
    asks,
    chosen: null,
    onChoose: fn(),
    labelOf: (price) => `Use ${price} as the limit`,
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The five best asks above the five best bids, as one scale of prices to press. **Do** say what the order would take and where the client’s own orders stand. **Don’t** show a place in the queue: no exchange tells it. To read alone, use DepthLadder.',
      },
    },
  },
} satisfies Meta<typeof PriceLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of the cells of each row. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

/** A purchase of 150 at 1,986.60, with an own order there. */
export const Buying: Story = {
  args: { chosen: 1986.6, taken: { side: 'ask', units: [110, 40] }, own: [1986.6] },
  play: async ({ args, canvas, userEvent }) => {
    const rows = rowsOf(canvas.getByRole('table', { name: 'Market depth' }));
    // The worst ask is at the top, the best ones meet in the middle.
    await expect(rows[1]).toEqual(['', '1,987.20', '240']);
    await expect(rows[4]).toEqual(['yours · takes 40', '1,986.60', '40, yours · takes 40']);
    await expect(rows[5]).toEqual(['takes 110', '1,986.40', '110, takes 110']);
    await expect(rows[6]).toEqual(['679 bid', 'spread 0.10', '665 asked']);
    await expect(rows[7]).toEqual(['66', '1,986.30', '']);
    await expect(canvas.getByRole('button', { name: 'Use 1,986.60 as the limit' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1,985.50 as the limit' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(1985.5);
  },
};

/** What a sale takes stands beside the bids. */
export const Selling: Story = {
  args: { taken: { side: 'bid', units: [66, 148, 36] } },
  play: async ({ canvas }) => {
    const rows = rowsOf(canvas.getByRole('table', { name: 'Market depth' }));
    await expect(rows[9]).toEqual(['90, takes 36', '1,986.00', 'takes 36']);
    await expect(rows[10]).toEqual(['205', '1,985.80', '']);
  },
};

/** An upper circuit: nobody sells. */
export const OneSide: Story = { args: { asks: [] } };

export const Empty: Story = { args: { bids: [], asks: [] } };

/** The longest figures, where there is little room. */
export const Narrow: Story = {
  args: {
    bids: bids.map(({ price }) => ({ price: price + 9_998_000, quantity: 999_999_999 })),
    asks: asks.map(({ price }) => ({ price: price + 9_998_000, quantity: 999_999_999 })),
    taken: { side: 'ask', units: [999_999_999, 999_999_998] },
  },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
};

export const BadInput: Story = {
  args: {
    bids: [
      { price: Number.NaN, quantity: Number.POSITIVE_INFINITY },
      { price: 1e15, quantity: 1e15 },
      { price: -1, quantity: -1 },
      { price: null, quantity: null },
    ],
    taken: { side: 'bid', units: [Number.NaN, 5, 5, 5, 5, 5] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
  },
};
