import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  sampleCandles,
  sampleIndex,
  sampleSessions,
  sampleYear,
} from '../internal/charts/samples.testing.ts';
import { CandleChart } from './CandleChart.tsx';
import { plainSetup } from './chartSetup.ts';

const meta = {
  title: 'Finance/CandleChart',
  component: CandleChart,
  args: { 'aria-label': 'INDRAOIL, five minutes', candles: sampleCandles },
  parameters: {
    docs: {
      description: {
        component:
          'Prices of intervals with their volume. Hollow candles rose, filled ones fell: the drawing is read without colour. The set-up is a value: the page keeps it. **Do** name the instrument and the interval, give the chart an `id` of its own for each of them, and bring older candles on `onStartNear`. **Don’t** use it for values of the client (a LineChart can be masked, prices are public).',
      },
    },
  },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveMinutes: Story = {};

export const Low: Story = { args: { height: 240 } };

export const Line: Story = { args: { setup: { ...plainSetup, shape: 'line' } } };

/** The prices have the whole height. */
export const WithoutVolume: Story = { args: { setup: { ...plainSetup, volume: false } } };

/** Four on the prices, each with a stroke of its own, and RSI in a pane beneath. */
export const Indicators: Story = {
  args: {
    candles: sampleSessions,
    height: 460,
    setup: {
      ...plainSetup,
      indicators: [
        { kind: 'sma', period: 20 },
        { kind: 'ema', period: 9 },
        { kind: 'vwap' },
        { kind: 'bollinger', period: 20, deviations: 2 },
        { kind: 'rsi', period: 14 },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas').length).toBeGreaterThan(4), {
      timeout: 10_000,
    });
    for (const name of ['SMA 20', 'EMA 9', 'VWAP', 'BB 20, 2', 'RSI 14']) {
      await expect(canvas.getByText(name).nextElementSibling).toHaveTextContent(/^\d/);
    }
  },
};

/** Both from the same beginning, in percent. */
export const Compared: Story = {
  args: { candles: sampleSessions, compare: { name: 'NIFTY50', candles: sampleIndex } },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByText('NIFTY50').nextElementSibling).toHaveTextContent(/^\+\d\.\d\d%$/),
      { timeout: 10_000 },
    );
  },
};

/** Nights have no room on the axis; a line says where one was, and names the holiday before it. */
export const SessionsAndHolidays: Story = { args: { candles: sampleSessions } };

export const Logarithmic: Story = {
  args: {
    'aria-label': 'INDRAOIL, one day',
    candles: sampleYear,
    setup: { ...plainSetup, scale: 'log' },
    marks: [
      { id: 'd', time: '2026-02-12', letter: 'D', label: 'Dividend of ₹4.50 a share' },
      { id: 'b', time: '2026-07-02', letter: 'B', label: 'Bonus 1:1' },
    ],
  },
};

/** Today's price band hatched, and a level that the client watches. */
export const BandAndLevels: Story = {
  args: {
    limits: {
      lower: 1500,
      upper: 1541,
      lowerLabel: 'Lower band 1,500.00',
      upperLabel: 'Upper band 1,541.00',
    },
    priceLines: [{ id: 'a', price: 1536, label: 'Alert above 1,536.00' }],
  },
};

/** The first day of a share is a chart too, at a candle’s usual width. */
export const OneCandle: Story = { args: { candles: sampleCandles.slice(0, 1) } };

export const Stale: Story = { args: { isStale: true } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Empty: Story = { args: { candles: [] } };

export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } };

export const AsTable: Story = {
  args: {
    candles: sampleYear,
    setup: { ...plainSetup, view: 'table', indicators: [{ kind: 'sma', period: 20 }] },
    marks: [{ id: 'b', time: '2026-11-19', letter: 'B', label: 'Bonus 1:1' }],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'INDRAOIL, five minutes' });
    await expect(table).toHaveAttribute('aria-rowcount', '366');
    await expect(canvas.getByRole('rowheader', { name: 'Thu, 19 Nov 2026' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'SMA 20' })).toBeVisible();
    await expect(canvas.getByText('Bonus 1:1')).toBeVisible();
  },
};

/** In the card of a share’s page at 1280 px: the time is whole, and the change has left. */
export const AsNarrowTable: Story = {
  tags: ['!autodocs'],
  args: { setup: { ...plainSetup, view: 'table' } },
  render: (args) => (
    <div style={{ width: 704 }}>
      <CandleChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Change' })).toBeNull());
    const time = canvas.getByRole('rowheader', { name: 'Thu, 19 Nov 2026, 14:30 IST' });
    await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth);
    const table = canvas.getByRole('grid');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

/** A candle without four prices is a gap; its row says what is known. */
export const BadInput: Story = {
  args: {
    setup: { ...plainSetup, view: 'table', indicators: [{ kind: 'rsi', period: 5 }, { kind: 'vwap' }] },
    candles: [
      ...sampleCandles.slice(0, 12).toReversed(),
      ...sampleCandles.slice(4, 8),
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
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '15');
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
  },
};

/** The same, drawn: what cannot be drawn is left out, and nothing breaks. */
export const BadInputDrawn: Story = {
  tags: ['!autodocs'],
  args: { ...BadInput.args, setup: plainSetup },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '13');
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
  },
};

/** Purchases below the prices, sales above; several in one candle are one mark with their number; lines by name. */
export const OwnTrades: Story = {
  args: {
    marks: [
      {
        id: 'b1',
        time: sampleCandles[12]?.time ?? 0,
        letter: 'B',
        label: 'Bought 40 at 1,141.20',
        side: 'buy',
      },
      {
        id: 'b2',
        time: sampleCandles[12]?.time ?? 0,
        letter: 'B',
        label: 'Bought 10 at 1,141.40',
        side: 'buy',
      },
      {
        id: 's1',
        time: sampleCandles[40]?.time ?? 0,
        letter: 'S',
        label: 'Sold 20 at 1,139.80',
        side: 'sell',
      },
    ],
    priceLines: [
      { id: 'average', price: sampleCandles[12]?.close ?? 0, label: 'My average', kind: 'position' },
      { id: 'order', price: sampleCandles[30]?.low ?? 0, label: 'Buy 40', kind: 'order' },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chart = await canvas.findByRole('slider');
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight>12/}');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Bought 40 at 1,141.20'));
    await expect(canvas.getByText('Bought 10 at 1,141.40')).toBeVisible();
  },
};
