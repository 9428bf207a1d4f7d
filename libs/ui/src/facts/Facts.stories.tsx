import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '../amount/Amount.tsx';
import { Fact, FactLine, Facts } from './Facts.tsx';

const meta = {
  title: 'Display/Facts',
  component: Facts,
  args: {
    children: [
      <FactLine key="available" name="Available to trade">
        ₹6,42,318.55
      </FactLine>,
      <FactLine key="needed" name="This order">
        ₹38,634.35
      </FactLine>,
      <FactLine key="left" name="Left" isStrong note="Sold shares pay on Fri, 20 Nov.">
        ₹6,03,684.20
      </FactLine>,
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Names with their figures, as a list of descriptions.

**Do** make the figure that counts strong, and one of them at most. **Don’t** put a button into a fact, nor a figure that deserves a StatTile.`,
      },
    },
  },
  render: (args) => (
    <div className="max-w-85">
      <Facts {...args} />
    </div>
  ),
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The note stands beneath its line. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
  },
};

/** Amounts of a card: each line is as high as a finger's row in a list. */
export const List: Story = { args: { layout: 'list' } };

/** As many columns as there is room for. */
export const Columns: Story = {
  args: {
    layout: 'columns',
    children: [
      <Fact key="average" name="Average price" note="Limit, ₹1,052.00" isStrong hasRule>
        ₹1,051.20
      </Fact>,
      <Fact key="filled" name="Filled">
        30 of 40
      </Fact>,
      <Fact key="trades" name="Trades">
        3
      </Fact>,
    ],
  },
  render: (args) => <Facts {...args} />,
};

export const Masked: Story = {
  args: {
    layout: 'list',
    children: (
      <FactLine name="Available to trade">
        <Amount value="₹6,42,318.55" isMasked />
      </FactLine>
    ),
  },
};

export const BadInput: Story = {
  args: {
    children: [
      <FactLine key="long" name={'x'.repeat(300)} note={'अत्यंत लंबा वाक्य '.repeat(20)}>
        ₹1,00,00,00,00,00,00,000.00
      </FactLine>,
      <FactLine key="rtl" name="שוק ההון של מומבאי" isStrong>
        {'9'.repeat(120)}
      </FactLine>,
    ],
  },
};
