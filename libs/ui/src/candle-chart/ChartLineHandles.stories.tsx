import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { sampleCandles } from '../internal/charts/samples.testing.ts';
import { CandleChart, type CandleChartProps } from './CandleChart.tsx';
import type { ChartPriceLine } from './candleDrawing.ts';

const meta = {
  title: 'Finance/CandleChart/Lines',
  component: CandleChart,
  tags: ['!autodocs'],
  args: { 'aria-label': 'INDRAOIL, five minutes', candles: sampleCandles },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const tick = 0.5;
const labelOf = (price: number) => `Price ≥ ${price.toFixed(2)}`;
const lineAt = (id: string, price: number): ChartPriceLine => ({ id, price, label: labelOf(price) });

const saved = fn();

/** Keeps what is moved, on a grid of half a rupee. */
function Kept(props: CandleChartProps) {
  // The second one stands far above the candles.
  const [lines, setLines] = useState(() => [lineAt('near', 1541), lineAt('far', 2000)]);
  const lineMoves = useMemo(
    () => ({
      step: (price: number, steps: number) => Math.round(price / tick + steps) * tick,
      labelAt: (_: string, price: number) => labelOf(price),
      move(id: string, price: number) {
        saved(id, price);
        setLines((all) => all.map((line) => (line.id === id ? lineAt(id, price) : line)));
        return Promise.resolve();
      },
    }),
    [],
  );
  return <CandleChart {...props} priceLines={lines} lineMoves={lineMoves} />;
}

const ready: Pick<Story, 'render' | 'beforeEach'> = {
  render: (args) => <Kept {...args} />,
  beforeEach() {
    saved.mockClear();
  },
};

export const MovedByKeys: Story = {
  ...ready,
  play: async ({ canvas, userEvent, step }) => {
    const line = await canvas.findByRole('slider', { name: 'Price ≥ 1541.00' });
    await waitFor(() => expect(line).toBeVisible(), { timeout: 10_000 });
    await step('arrows move it by a step, Page Up by ten; nothing is set yet [I4-7-LINE-KEYS]', async () => {
      line.focus();
      await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}');
      await expect(line).toHaveAttribute('aria-valuetext', 'Price ≥ 1546.00');
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('Escape puts it back [I4-7-LINE-KEYS]', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(line).toHaveAttribute('aria-valuenow', '1541');
    });
    await step('leaving it puts it back', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await userEvent.tab();
      await expect(line).toHaveAttribute('aria-valuenow', '1541');
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('Enter sets it [I4-7-LINE-KEYS]', async () => {
      line.focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(saved).toHaveBeenLastCalledWith('near', 1540.5);
      await expect(await canvas.findByRole('slider', { name: 'Price ≥ 1540.50' })).toHaveFocus();
    });
    await step('a line beyond the edge waits at the edge, in reach', async () => {
      const far = canvas.getByRole('slider', { name: 'Price ≥ 2000.00' });
      const chart = canvas.getByRole('slider', { name: 'INDRAOIL, five minutes' }).getBoundingClientRect();
      await expect(far).toBeVisible();
      await expect(far.getBoundingClientRect().top).toBeGreaterThanOrEqual(chart.top);
    });
  },
};

/** An order is changed elsewhere: its line goes back until it has changed. */
export const OfAnOrder: Story = {
  args: {
    priceLines: [
      { id: 'o', price: 1541, label: 'Buy 40', text: 'Buy 40 at 1,541.00', kind: 'order', isMovable: true },
      { id: 'p', price: 1536, label: 'My average', kind: 'position' },
    ],
    lineMoves: {
      step: (price, steps) => price + steps,
      labelAt: (_, price) => `Buy 40 at ${price}`,
      move(id, price) {
        saved(id, price);
        return Promise.resolve();
      },
    },
  },
  beforeEach() {
    saved.mockClear();
  },
  play: async ({ canvas, userEvent, step }) => {
    const line = await canvas.findByRole('slider', { name: 'Buy 40' });
    await waitFor(() => expect(line).toBeVisible(), { timeout: 10_000 });
    await step('it is moved by keys, and says its price [I4B-A22]', async () => {
      await expect(line).toHaveAttribute('aria-valuetext', 'Buy 40 at 1,541.00');
      line.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(line).toHaveAttribute('aria-valuetext', 'Buy 40 at 1542');
    });
    await step('Enter asks for the change, and the line stands where it stood [I4B-A22]', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(saved).toHaveBeenLastCalledWith('o', 1542);
      await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '1541'));
    });
    await step('it is dragged in the same way [I4B-A22]', async () => {
      saved.mockClear();
      await drag(line, 40);
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
      await expect(saved.mock.calls[0]?.[1]).toBeLessThan(1541);
    });
    await step('what was paid has no handle', async () => {
      await expect(canvas.queryByRole('slider', { name: 'My average' })).toBeNull();
    });
  },
};

/** What a pointer does, which the browser of the test has no hand for. */
async function drag(line: HTMLElement, by: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  const { left, top, height } = line.getBoundingClientRect();
  const at = { clientX: left + 4, clientY: top + height / 2, pointerId: 1, button: 0 };
  line.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(line, at);
  await fireEvent.pointerMove(line, { ...at, clientY: at.clientY + by / 2 });
  await fireEvent.pointerMove(line, { ...at, clientY: at.clientY + by });
  await fireEvent[end](line, { ...at, clientY: at.clientY + by });
}

export const Dragged: Story = {
  ...ready,
  play: async ({ canvas, step }) => {
    const line = await canvas.findByRole('slider', { name: 'Price ≥ 1541.00' });
    await waitFor(() => expect(line).toBeVisible(), { timeout: 10_000 });
    await step('a press that shakes sets nothing', async () => {
      await drag(line, 2);
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('a drag that is broken off puts it back', async () => {
      await drag(line, 40, 'pointerCancel');
      await expect(line).toHaveAttribute('aria-valuenow', '1541');
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('it is set where it is let go, on the grid [I4-7-LINE-DRAG]', async () => {
      const { top } = line.getBoundingClientRect();
      await drag(line, 40);
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
      const price: unknown = saved.mock.calls[0]?.[1];
      await expect(price).toBeLessThan(1541);
      await expect(Number(price) % tick).toBe(0);
      const moved = await canvas.findByRole('slider', { name: labelOf(Number(price)) });
      // The pointer and the line are where they were let go, but for the grid.
      await waitFor(() => expect(Math.abs(moved.getBoundingClientRect().top - top - 40)).toBeLessThan(12));
    });
  },
};

/** The handle under way: its old place stays as a dotted line. */
export const Moving: Story = {
  ...ready,
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('slider', { name: 'Price ≥ 1541.00' });
    await waitFor(() => expect(line).toBeVisible(), { timeout: 10_000 });
    line.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(line).toHaveAttribute('aria-valuetext', 'Price ≥ 1536.00');
  },
};

export const MovingDark: Story = { ...Moving, globals: { theme: 'dark' } };
