import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFormats, india } from '@wealth/i18n-locale';
import { expect } from 'storybook/test';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'Finance/Amount',
  component: Amount,
  args: { value: { rupees: '₹57,98,869', paise: '.25' } },
  parameters: {
    docs: {
      description: {
        component:
          'A sum of money. **Do** give it what the formats of the client made, or a number with the formats of the client; mask it with the preference of the client. **Don’t** shorten a sum that somebody pays or receives: compact figures are for axes, legends and market values.',
      },
    },
  },
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

/** k, M, B and T with three decimals. */
export const Compact: Story = {
  args: { value: 3_737_000, isCompact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹3.737M')).toBeVisible();
  },
};

const indianUnits = createFormats(india, 'indian');

/** The client's choice: lakh and crore. */
export const CompactIndian: Story = {
  args: { value: 3_736_000, isCompact: true, formats: indianUnits },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹37.36 L')).toBeVisible();
  },
};

/** The minus stands before the rupee sign and is a true minus. */
export const Signed: Story = {
  args: { value: -30_797, isSigned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−₹30,797.00')).toBeVisible();
  },
};

/** A number that is none is a dash; large ones keep every digit. */
export const BadInput: Story = {
  render: () => (
    <div className="grid gap-1">
      {[Number.NaN, Number.POSITIVE_INFINITY, null, undefined, -0, 1e15, 1e21].map((value) => (
        <Amount key={String(value)} value={value} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(4);
    await expect(canvas.getByText('₹0.00')).toBeVisible();
    await expect(canvas.getByText('₹1,00,00,00,00,00,00,000.00')).toBeVisible();
    await expect(canvas.getByText('₹1,00,00,00,00,00,00,00,00,00,000.00')).toBeVisible();
  },
};

/** Missing money is a dash, never a zero. */
export const Missing: Story = { args: { value: { rupees: '—', paise: '' }, form: 'large' } };
