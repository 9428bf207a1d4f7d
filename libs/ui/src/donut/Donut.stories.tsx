import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatCompact } from '@wealth/i18n-locale';
import { expect } from 'storybook/test';
import { Donut } from './Donut.tsx';

const sectors = [
  { id: 'financials', name: 'Financials', value: 824_000 },
  { id: 'energy', name: 'Energy', value: 710_000 },
  { id: 'telecom', name: 'Telecom', value: 504_000 },
  { id: 'it', name: 'IT', value: 370_000 },
  { id: 'pharma', name: 'Pharma', value: 332_000 },
  { id: 'auto', name: 'Auto', value: 301_000 },
  { id: 'metals', name: 'Metals', value: 283_000 },
  { id: 'fmcg', name: 'FMCG', value: 412_000 },
];

const meta = {
  title: 'Finance/Donut',
  component: Donut,
  args: {
    'aria-label': 'Allocation by sector',
    parts: sectors,
    totalLabel: 'Equity',
    total: '₹37.36 L',
    formatValue: (value) => formatCompact(value, { units: 'indian' }),
  },
  decorators: [
    (Story) => (
      <div className="max-w-75">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'How a whole is divided. At most six slices; what is beyond the largest five is Other. **Do** give the total from the ledger: it is not added up here. **Don’t** use it to compare two wholes, or for parts that can be negative.',
      },
    },
  },
} satisfies Meta<typeof Donut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sectors: Story = {};

export const Masked: Story = {
  args: { isMasked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Amount hidden')).toHaveLength(7);
    await expect(canvas.queryByText(/₹\d/)).toBeNull();
  },
};

export const OnePart: Story = { args: { parts: sectors.slice(0, 1) } };

export const Empty: Story = { args: { parts: [] } };

/** Parts that are no positive number stand in the legend and take no room on the ring. */
export const BadInput: Story = {
  args: {
    parts: [
      { id: 'huge', name: 'Huge', value: 1e15 },
      { id: 'negative', name: 'Negative', value: -30_797 },
      { id: 'nan', name: 'Not a number', value: Number.NaN },
      { id: 'null', name: 'Not known', value: null },
      { id: 'long', name: 'न'.repeat(500), value: 5e14 },
      { id: 'rtl', name: 'شركة الطاقة é̃̂', value: 2e14 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
  },
};

export const ChosenByPointerAndKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('one stop of the Tab key, arrows move along the legend [I2-6-SHARES]', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: /Financials/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}[Space]');
      await expect(canvas.getByRole('radio', { name: /Energy/ })).toBeChecked();
      await expect(canvas.getAllByText('Energy')).toHaveLength(2);
    });
    await step('pressing it again gives the centre back to the total', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Energy/ }));
      await userEvent.unhover(canvas.getByRole('radio', { name: /Energy/ }));
      await expect(canvas.getByText('Equity')).toBeVisible();
    });
  },
};
