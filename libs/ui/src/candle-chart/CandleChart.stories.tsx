import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { sampleCandles } from '../internal/charts/samples.testing.ts';
import { CandleChart } from './CandleChart.tsx';

const meta = {
  title: 'Finance/CandleChart',
  component: CandleChart,
  args: { 'aria-label': 'INDRAOIL, five minutes', candles: sampleCandles },
  parameters: {
    docs: {
      description: {
        component:
          'Prices of intervals with their volume. Hollow candles rose, filled ones fell: the drawing is read without colour. **Do** name the instrument and the interval, and switch intervals with a RangeSwitch. **Don’t** use it for values of the client (a LineChart can be masked, prices are public) or for fewer than about ten intervals.',
      },
    },
  },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveMinutes: Story = {};

export const Low: Story = { args: { height: 240 } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Empty: Story = { args: { candles: [] } };

export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } };

/** A candle without four prices is a gap; its row says what is known. */
export const BadInput: Story = {
  args: {
    candles: [
      ...sampleCandles.slice(0, 12),
      { time: 1_795_000_000, open: Number.NaN, high: 1540, low: 1530, close: 1535, volume: -5 },
      {
        time: 1_795_000_300,
        open: 1e15,
        high: Number.POSITIVE_INFINITY,
        low: null,
        close: 1535,
        volume: null,
      },
      { time: Number.NaN, open: 1, high: 1, low: 1, close: 1, volume: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'INDRAOIL, five minutes' }));
    await expect(table.getAllByRole('row')).toHaveLength(15);
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
  },
};

function Live() {
  const [candles, setCandles] = useState(sampleCandles);
  function tick() {
    setCandles((before) => {
      const last = before.at(-1);
      if (last?.close === null || last === undefined) return before;
      return [...before.slice(0, -1), { ...last, close: last.close + 0.5, high: last.close + 1 }];
    });
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" onPress={tick}>
        Trade higher
      </Button>
      <div className="w-full">
        <CandleChart aria-label="INDRAOIL, five minutes" candles={candles} />
      </div>
    </div>
  );
}

export const ReadByKeysAndLive: Story = {
  tags: ['!autodocs'],
  render: () => <Live />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const chart = canvas.getByRole('slider', { name: 'INDRAOIL, five minutes' });
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    const before = chart.getAttribute('aria-valuetext');
    await step('a trade moves the latest candle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Trade higher' }));
      await expect(chart.getAttribute('aria-valuetext')).not.toBe(before);
    });
    await step('the arrow keys reach each candle [I2-6-CHARTS]', async () => {
      await userEvent.tab();
      await expect(chart).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(chart).toHaveAttribute('aria-valuenow', '1');
      await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Thu, 19 Nov 2026, 09:20 IST: Open /);
    });
  },
};
