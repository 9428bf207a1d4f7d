import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceChange } from './PriceChange.tsx';

const meta = {
  title: 'Finance/PriceChange',
  component: PriceChange,
  args: { percent: 0.84 },
} satisfies Meta<typeof PriceChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'up 0.84 percent' })).toHaveTextContent('+0.84%');
  },
};

export const Down: Story = {
  args: { percent: -2.24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'down 2.24 percent' })).toHaveTextContent('−2.24%');
  },
};

/** No sign, no triangle. */
export const Flat: Story = { args: { percent: 0 } };

export const NotKnown: Story = { args: { percent: null } };

export const Pill: Story = { args: { form: 'pill' } };

export const PillDown: Story = { args: { form: 'pill', percent: -0.42 } };

/** An amount with its percentage is read as it stands. */
export const WithAmount: Story = { args: { percent: 0.47, text: '+₹26,855.08 (+0.47%) today' } };
