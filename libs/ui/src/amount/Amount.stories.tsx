import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'Finance/Amount',
  component: Amount,
  args: { value: { rupees: '₹57,98,869', paise: '.25' } },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};

export const Figure: Story = { args: { form: 'figure' } };

/** Paise are smaller and muted, never dropped. */
export const Large: Story = { args: { form: 'large' } };

export const Hero: Story = { args: { form: 'hero' } };

/** As wide for ₹1 as for ₹10 crore, and read as hidden. */
export const Masked: Story = {
  args: { isMasked: true, form: 'hero' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument();
    await expect(canvas.queryByText(/57/)).toBeNull();
  },
};

/** Missing money is a dash, never a zero. */
export const Missing: Story = { args: { value: { rupees: '—', paise: '' }, form: 'large' } };
