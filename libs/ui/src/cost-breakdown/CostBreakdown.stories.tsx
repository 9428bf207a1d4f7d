import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CostBreakdown } from './CostBreakdown.tsx';

const lines = [
  { id: 'value', label: 'Order value (25 × ₹1,542.60)', amount: 38_565 },
  { id: 'brokerage', label: 'Brokerage', amount: 0 },
  { id: 'stt', label: 'STT (0.1%)', amount: 38.57 },
  { id: 'stamp', label: 'Stamp duty (0.015%)', amount: 5.78 },
  { id: 'exchange', label: 'Exchange and SEBI fees', amount: 1.18 },
  { id: 'gst', label: 'GST (18%)', amount: 0.21 },
];

const meta = {
  title: 'Finance/CostBreakdown',
  component: CostBreakdown,
  args: { lines, total: { label: 'Total payable', amount: 38_610.74 } },
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
          'Every cost by name and their total, above the button that confirms. **Do** name the depository charge of a sale, and show zero as ₹0.00. **Don’t** add up here what the server has added, or fold the lines of a first order.',
      },
    },
  },
} satisfies Meta<typeof CostBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = {};

/** What is taken off stands with a minus; the client receives the rest. */
export const Sell: Story = {
  args: {
    lines: [
      { id: 'value', label: 'Order value (25 × ₹1,542.60)', amount: 38_565 },
      { id: 'stt', label: 'STT (0.1%)', amount: -38.57 },
      { id: 'depository', label: 'Depository charge, with GST', amount: -15.93 },
    ],
    total: { label: 'You receive', amount: 38_510.5 },
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = {
  args: { error: { text: 'The charges could not be read.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Unknown is a dash, never a zero. */
export const BadInput: Story = {
  args: {
    lines: [
      { id: 'nan', label: 'Not a number', amount: Number.NaN },
      { id: 'null', label: 'Not known', amount: null },
      { id: 'huge', label: 'पूरे ऑर्डर पर लगने वाला स्टाम्प शुल्क और अन्य सरकारी शुल्क', amount: 1e15 },
    ],
    total: { label: 'Total payable', amount: Number.POSITIVE_INFINITY },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(3);
    await expect(canvas.getByText('₹1,00,00,00,00,00,00,000.00')).toBeVisible();
  },
};

export const FoldedByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('it folds to its total [I2-6-ORDER]', async () => {
      const title = canvas.getByRole('button', { name: 'Cost breakdown' });
      await userEvent.tab();
      await expect(title).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(title).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByText('Brokerage')).toBeNull();
      await expect(canvas.getByText('₹38,610.74')).toBeVisible();
      await userEvent.click(title);
      await expect(canvas.getByText('Brokerage')).toBeVisible();
    });
  },
};
