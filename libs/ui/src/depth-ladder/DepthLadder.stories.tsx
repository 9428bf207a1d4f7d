import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DepthLadder } from './DepthLadder.tsx';

const bids = [
  { price: 1542.5, quantity: 1840 },
  { price: 1542.4, quantity: 2615 },
  { price: 1542.3, quantity: 3120 },
  { price: 1542.2, quantity: 1975 },
  { price: 1542.1, quantity: 4260 },
];
const asks = [
  { price: 1542.6, quantity: 920 },
  { price: 1542.7, quantity: 1384 },
  { price: 1542.8, quantity: 2260 },
  { price: 1542.9, quantity: 3418 },
  { price: 1543, quantity: 2890 },
];

const meta = {
  title: 'Finance/DepthLadder',
  component: DepthLadder,
  args: { 'aria-label': 'Market depth', bids, asks, totalBidQuantity: 684_000, totalAskQuantity: 522_000 },
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
          'The five best bids and asks. The bars compare quantities at a glance; every figure is text. **Do** give the totals of the whole book where the server knows them. **Don’t** announce changes, or read a coming price into the bars.',
      },
    },
  },
} satisfies Meta<typeof DepthLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveLevels: Story = {
  play: async ({ canvas }) => {
    const [, best] = within(canvas.getByRole('table', { name: 'Market depth' })).getAllByRole('row');
    const cells = best ? within(best).getAllByRole('cell') : [];
    await expect(cells.map((cell) => cell.textContent)).toEqual(['1,840', '1,542.50', '1,542.60', '920']);
    await expect(canvas.getByText('Buyers 57%')).toBeVisible();
  },
};

/** Where the exchange says how many orders stand there; they give way where room is short. */
export const WithOrders: Story = {
  args: {
    bids: bids.map((level, index) => ({ ...level, orders: 12 + index })),
    asks: asks.map((level, index) => ({ ...level, orders: 4 + index })),
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Market depth' }));
    const [head, best] = table.getAllByRole('row');
    const textsOf = (row: HTMLElement | undefined, role: 'cell' | 'columnheader') =>
      (row ? within(row).getAllByRole(role) : []).map((cell) => cell.textContent);
    await expect(textsOf(head, 'columnheader')).toEqual([
      'OrdersBid orders',
      'QtyBid quantity',
      'Bid',
      'Ask',
      'QtyAsk quantity',
      'OrdersAsk orders',
    ]);
    await expect(textsOf(best, 'cell')).toEqual(['12', '1,840', '1,542.50', '1,542.60', '920', '4']);
  },
};

/** An upper circuit: nobody sells. */
export const OneSide: Story = { args: { asks: [], totalAskQuantity: 0 } };

/** Before the first quotes, or out of session. */
export const Empty: Story = {
  args: { bids: [], asks: [], totalBidQuantity: undefined, totalAskQuantity: undefined },
};

export const BadInput: Story = {
  args: {
    bids: [
      { price: Number.NaN, quantity: Number.POSITIVE_INFINITY },
      { price: 1e15, quantity: 1e15 },
      { price: -1, quantity: -1 },
      { price: null, quantity: null },
    ],
    totalBidQuantity: Number.NaN,
    totalAskQuantity: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
  },
};
