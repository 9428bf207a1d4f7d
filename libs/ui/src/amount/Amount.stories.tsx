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

/** The client's choice: k, M, B and T with three decimals. */
export const Compact: Story = {
  args: { value: 3_737_000, isCompact: true, formats: createFormats(india, 'international') },
  play: async ({ canvas, step }) => {
    await step('k, M, B and T [I2-6-AMOUNT]', async () => {
      await expect(canvas.getByText('₹3.737M')).toBeVisible();
    });
  },
};

/** Lakh and crore with three significant figures, as long as nothing else is chosen in India. */
export const CompactIndian: Story = {
  args: { value: 3_736_000, isCompact: true },
  play: async ({ canvas, step }) => {
    await step('lakh and crore [I2-6-AMOUNT]', async () => {
      await expect(canvas.getByText('₹37.4 L')).toBeVisible();
    });
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

/** In a box of any width the figure steps down before it would leave it. */
export const StepsDown: Story = {
  render: () => (
    <ul className="grid gap-3">
      {[160, 240, 320, 480, 600].map((width) => (
        <li key={width} style={{ width }} className="border border-border">
          <Amount value={99_999_999_999.99} form="hero" />
          <Amount value={-99_999_999_999.99} form="large" />
          <Amount value="+₹99,99,99,99,999.99" form="figure" />
          <Amount value={99_999_999_999.99} form="fitted" />
          <Amount value={99_999_999_999.99} form="caption" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('listitem')) {
      for (const figure of box.children) {
        const text = document.createRange();
        text.selectNodeContents(figure);
        await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(
          box.getBoundingClientRect().right + 0.5,
        );
      }
    }
  },
};

/** Missing money is a dash, never a zero. */
export const Missing: Story = { args: { value: { rupees: '—', paise: '' }, form: 'large' } };
