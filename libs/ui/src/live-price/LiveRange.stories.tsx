import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fixedSource } from './fixedSource.ts';
import { LiveRange, type RangeReading } from './LiveRange.tsx';

function createSource(first: RangeReading) {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    read: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(next: RangeReading) {
      now = next;
      for (const listener of listeners) listener();
    },
  };
}

const reading = (price: number): RangeReading => ({
  low: 100,
  high: 200,
  price,
  text: `${price} between 100 and 200`,
});

const meta = {
  title: 'Finance/LiveRange',
  component: LiveRange,
  args: { source: fixedSource(reading(150)) },
  decorators: [(Story) => <div className="w-30 p-4">{Story()}</div>],
} satisfies Meta<typeof LiveRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};

/** Prices outside of the range, a range of nothing and what is no number: the mark stays on the bar. */
export const BadInput: Story = {
  render: () => (
    <div className="grid gap-4">
      <LiveRange source={fixedSource(reading(900))} />
      <LiveRange source={fixedSource(reading(-900))} />
      <LiveRange source={fixedSource({ low: 5, high: 5, price: 5, text: '5' })} />
      <LiveRange source={fixedSource({ low: Number.NaN, high: 5, price: 5, text: 'none' })} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll<HTMLElement>('[data-mark]')];
    await expect(marks.map(({ style }) => style.left)).toEqual(['100%', '0%', '50%', '50%']);
  },
};

const moving = createSource(reading(120));

/** The mark and the words move with the source; the row is not rendered. */
export const Moves: Story = {
  args: { source: moving },
  play: async ({ canvas, canvasElement }) => {
    moving.tell(reading(175));
    await waitFor(() => expect(canvas.getByText('175 between 100 and 200')).toBeInTheDocument());
    await expect(canvasElement.querySelector<HTMLElement>('[data-mark]')?.style.left).toBe('75%');
  },
};
