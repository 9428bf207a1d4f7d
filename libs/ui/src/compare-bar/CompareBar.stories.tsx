import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareBar } from './CompareBar.tsx';

const meta = {
  title: 'Finance/CompareBar',
  component: CompareBar,
  args: { value: 24, most: 40 },
  decorators: [
    (Story) => (
      <div className="w-30 text-right">
        ₹24,000.00
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A 2 px line beneath a figure: rows of a column are compared by eye. **Do** give every row of a column the same `least` and `most`. **Don’t** use it without its figure, nor for amounts that the client hides.',
      },
    },
  },
} satisfies Meta<typeof CompareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weight: Story = { args: { tone: 'accent' } };
export const Gain: Story = { args: { value: 24, least: -20, most: 40, tone: 'gain' } };
export const Loss: Story = { args: { value: -12, least: -20, most: 40, tone: 'loss' } };
export const Nothing: Story = { args: { value: 0, most: 0 } };

/** A gain and a loss begin at the same place. */
export const CommonZero: Story = {
  tags: ['!autodocs'],
  render: () => (
    <ul className="grid w-30 gap-2">
      {[40, 12, -20].map((value) => (
        <li key={value}>
          <CompareBar value={value} least={-20} most={40} tone={value < 0 ? 'loss' : 'gain'} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const [large, small, loss] = canvas.getAllByRole('listitem').map((row) => {
      const fill = row.firstElementChild?.firstElementChild?.getBoundingClientRect();
      return { left: fill?.left ?? 0, right: fill?.right ?? 0 };
    });
    await expect(small?.left).toBeCloseTo(large?.left ?? -1, 0);
    await expect(loss?.right).toBeCloseTo(large?.left ?? -1, 0);
  },
};
