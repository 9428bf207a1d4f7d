import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Filled: Story = { args: { isFilled: true, width: 90, height: 30 } };

/** All prices equal: a line through the middle. */
export const Flat: Story = { args: { points: [10, 10, 10] } };

/** Gaps are left out; 10¹⁵ and below zero are drawn like any other. */
export const BadInput: Story = {
  args: { points: [Number.NaN, -5, 1e15, Number.POSITIVE_INFINITY, 0, -1e15], isFilled: true },
};

/** Too few points, or unusable ones, keep the space and draw nothing. */
export const NothingToDraw: Story = { args: { points: [Number.NaN, 12] } };
