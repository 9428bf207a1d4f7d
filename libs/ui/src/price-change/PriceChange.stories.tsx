import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceChange } from './PriceChange.tsx';

const meta = {
  title: 'Finance/PriceChange',
  component: PriceChange,
  args: { percent: 0.84 },
  parameters: {
    docs: {
      description: {
        component:
          'A gain or a loss, said three times: triangle, sign and colour. **Do** use the pill in tables, the plain form in running text. **Don’t** colour a figure by hand, or sign a zero.',
      },
    },
  },
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

/** What is written as zero has neither sign nor triangle; what is no number is a dash. */
export const BadInput: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      {[-0, -0.004, Number.NaN, Number.POSITIVE_INFINITY, undefined].map((percent) => (
        <PriceChange key={String(percent)} percent={percent} form="pill" />
      ))}
      <PriceChange percent={1e15} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'unchanged' })).toHaveLength(2);
    await expect(canvas.getAllByText('—')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
  },
};

export const Pill: Story = { args: { form: 'pill' } };

export const PillDown: Story = { args: { form: 'pill', percent: -0.42 } };

/** An amount with its percentage is read as it stands. */
export const WithAmount: Story = { args: { percent: 0.47, text: '+₹26,855.08', detail: '0.47%' } };
