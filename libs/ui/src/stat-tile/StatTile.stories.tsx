import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '../amount/Amount.tsx';
import { PriceChange } from '../price-change/PriceChange.tsx';
import { StatStrip, StatTile } from './StatTile.tsx';

const meta = {
  title: 'Display/StatTile',
  component: StatTile,
  args: { label: 'Current value', value: '₹37,36,100.70', detail: '9 holdings' },
  parameters: {
    docs: {
      description: {
        component: `The leading figures of a page, each with its name and one line more.

**Do** put the figure that matters most first, and give a gain its sign and its PriceChange. **Don’t** put a single tile alone on a page, nor a button into one.`,
      },
    },
  },
  render: (args) => (
    <div className="max-w-60">
      <StatStrip aria-label="Portfolio">
        <StatTile {...args} />
      </StatStrip>
    </div>
  ),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gain: Story = {
  args: {
    label: 'Unrealised P&L',
    value: '+₹5,11,638.70',
    detail: <PriceChange percent={15.87} />,
    direction: 'up',
  },
};

export const Loss: Story = {
  args: { label: 'Today', value: '−₹26,855.08', detail: <PriceChange percent={-0.72} />, direction: 'down' },
};

export const Masked: Story = {
  args: { value: <Amount value="₹37,36,100.70" isMasked form="figure" /> },
};

export const Loading: Story = { args: { value: null, isLoading: true } };

/** Beneath one another on phones. */
export const Strip: Story = {
  render: () => (
    <StatStrip aria-label="Portfolio">
      <StatTile label="Current value" value="₹37,36,100.70" detail="9 holdings" />
      <StatTile label="Invested" value="₹32,24,462.00" detail="Average cost" />
      <StatTile
        label="Unrealised P&L"
        value="+₹5,11,638.70"
        detail={<PriceChange percent={15.87} />}
        direction="up"
      />
      <StatTile
        label="Today’s P&L"
        value="−₹26,855.08"
        detail={<PriceChange percent={-0.72} />}
        direction="down"
      />
      <StatTile label="XIRR" value="+17.42%" detail="since Mar 2024" direction="up" />
    </StatStrip>
  ),
};

/** Nothing on the page moves when the figure comes. */
export const LoadingIsAsHighAsLoaded: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div className="grid grid-cols-2 items-start gap-4">
      <StatStrip aria-label="Loaded">
        <StatTile {...args} />
      </StatStrip>
      <StatStrip aria-label="Loading">
        <StatTile {...args} isLoading />
      </StatStrip>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().height;
    await expect(height('Loading')).toBe(height('Loaded'));
  },
};

export const BadInput: Story = {
  args: { label: 'x'.repeat(500), value: '₹1,00,00,00,00,00,00,000.00', detail: 'שוק ההון'.repeat(40) },
};
