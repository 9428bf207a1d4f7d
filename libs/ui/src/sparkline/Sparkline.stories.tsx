import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const rising = [12, 14, 13, 17, 16, 20, 19, 24, 23, 27];

const meta = {
  title: 'Finance/Sparkline',
  component: Sparkline,
  args: { points: rising },
  parameters: {
    docs: {
      description: {
        component:
          'The shape of a price, for the eye only. **Do** put it beside a figure and its change, which say the same in text. **Don’t** use it alone, with axes, or for amounts that the client may hide.',
      },
    },
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { points: rising.toReversed() } };
/** On the clock of the day: at 11:07 a third of it is over. The hairline is the previous close. */
export const SinceThePreviousClose: Story = {
  args: { points: [12, 14, 9, 8, 13, 16, 12, 9, 14], baseline: 12, extent: 0.3, width: 128, height: 30 },
  play: async ({ canvasElement }) => {
    const [hairline, ...lines] = [...canvasElement.querySelectorAll('svg path')];
    await expect(hairline?.getAttribute('d')).toMatch(/H128$/);
    await expect(lines.some((line) => line.classList.contains('stroke-positive'))).toBe(true);
    await expect(lines.some((line) => line.classList.contains('stroke-negative'))).toBe(true);
    for (const line of lines) {
      await expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(
        (hairline?.getBoundingClientRect().left ?? 0) + 128 * 0.3 + 1,
      );
    }
  },
};

export const Filled: Story = { args: { isFilled: true, width: 90, height: 30 } };

/** All prices equal: a line through the middle. */
export const Flat: Story = { args: { points: [10, 10, 10] } };

/** Gaps are left out; 10¹⁵ and below zero are drawn like any other. */
export const BadInput: Story = {
  args: { points: [Number.NaN, -5, 1e15, Number.POSITIVE_INFINITY, 0, -1e15], isFilled: true },
};

/** Too few points, or unusable ones, keep the space and draw nothing. */
export const NothingToDraw: Story = { args: { points: [Number.NaN, 12] } };
