import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { readChartColours } from '../internal/charts/chartColours.ts';
import { sampleCandles, sampleYear } from '../internal/charts/samples.testing.ts';
import type { Candle } from './candle.ts';
import { CandleChart } from './CandleChart.tsx';
import type { CandleDrawing, DrawnMark } from './candleDrawing.ts';
import { drawn, frame, traded } from './drawnPlot.testing.ts';

const meta = {
  title: 'Finance/CandleChart/Drawing',
  component: CandleChart,
  tags: ['!autodocs'],
  args: { 'aria-label': 'INDRAOIL, one day', candles: sampleYear },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

function placeOf(canvasElement: HTMLElement): HTMLElement {
  const element = canvasElement.querySelector<HTMLElement>('[data-plot]');
  if (!element) throw new RangeError('no place for the plot');
  return element;
}

function expectRange(actual: { from: number; to: number } | null, expected: { from: number; to: number }) {
  return Promise.all([
    expect(actual?.from).toBeCloseTo(expected.from, 6),
    expect(actual?.to).toBeCloseTo(expected.to, 6),
  ]);
}

export const KeepsWhatIsSeen: Story = {
  render: () => <div data-plot className="h-80 w-full" />,
  play: async ({ canvasElement, step }) => {
    const element = placeOf(canvasElement);
    const { plot, draw } = drawn(element);
    let candles: readonly Candle[] = sampleYear.slice(100);
    draw(candles);
    await frame();
    plot.zoom(0.4, 100);
    await frame();
    const seen = plot.range() ?? { from: 0, to: 0 };

    await step('a thousand trades in the running candle leave the zoom [I4-7-RUNNING]', async () => {
      for (let count = 0; count < 1000; count += 1) {
        candles = traded(candles, count % 2 === 0 ? 2 : -1.9);
        draw(candles);
      }
      await frame();
      await expectRange(plot.range(), seen);
    });
    await step('older candles come in front and nothing jumps [I4-7-OLDER] [DEM-33]', async () => {
      draw([...sampleYear.slice(0, 100), ...candles]);
      await frame();
      await expectRange(plot.range(), { from: seen.from + 100, to: seen.to + 100 });
    });
    await step('indicators, shape, scale and colours leave it too', async () => {
      const all = [...sampleYear.slice(0, 100), ...candles];
      draw(all, { shape: 'line', scale: 'log', lines: [] });
      plot.paint(readChartColours(element));
      await frame();
      // The axis may need another width for its figures, which it takes on the left.
      await expect(plot.range()?.to).toBeCloseTo(seen.to + 100, 6);
    });
    await step('another chart shows its own range', async () => {
      draw(sampleYear.slice(300), { id: 'other' });
      await frame();
      await expect(plot.range()?.from).toBeLessThanOrEqual(0);
      await expect(plot.range()?.to).toBeGreaterThanOrEqual(67);
    });
    plot.destroy();
  },
};

/** Average and break-even stand in the picture where the candles keep half of it; an alert does not widen the scale. */
export const KeepsTheLevelsOfAHolding: Story = {
  render: () => <div data-plot className="h-80 w-full" />,
  play: async ({ canvasElement, step }) => {
    const element = placeOf(canvasElement);
    const { plot, draw } = drawn(element);
    const lowest = Math.min(...sampleYear.flatMap(({ low }) => low ?? []));
    const highest = Math.max(...sampleYear.flatMap(({ high }) => high ?? []));
    const level = lowest - (highest - lowest) / 2;
    async function yOf(kind: 'alert' | 'position', price: number, shape: 'candles' | 'line' = 'candles') {
      draw(sampleYear, { priceLines: [{ id: 'level', price, label: 'Level', kind }], shape, volume: false });
      await frame();
      let place = { y: Number.NaN, height: 0 };
      plot.onPrices(({ yOf: at, height }) => (place = { y: at(price) ?? Number.NaN, height }));
      return place.height - place.y;
    }
    await step('the level of an alert lies below the picture', async () => {
      await expect(await yOf('alert', level)).toBeLessThan(0);
    });
    await step('that of a holding is in it, in both shapes', async () => {
      await expect(await yOf('position', level)).toBeGreaterThan(0);
      await expect(await yOf('position', level, 'line')).toBeGreaterThan(0);
    });
    await step('and one that is too far away is not', async () => {
      await expect(await yOf('position', lowest - (highest - lowest) * 2)).toBeLessThan(0);
    });
    plot.destroy();
  },
};

/** Marks and lines are in the first picture of a chart, and not only in the next one. */
export const SignsStandAtOnce: Story = {
  render: () => <div data-plot className="h-80 w-full" />,
  play: async ({ canvasElement, step }) => {
    const element = placeOf(canvasElement);
    function firstPicture(more: Partial<CandleDrawing>): string {
      const { plot, draw } = drawn(element);
      draw(sampleCandles, more);
      const picture = plot.picture().toDataURL();
      plot.destroy();
      return picture;
    }
    const bare = firstPicture({});
    await step('two charts of the same candles are one picture', async () => {
      await expect(firstPicture({})).toBe(bare);
    });
    await step('a mark is in it', async () => {
      const mark: DrawnMark = { letter: 'D', label: 'Dividend' };
      await expect(firstPicture({ marks: new Map([[12, [mark]]]) })).not.toBe(bare);
    });
    await step('a line is in it', async () => {
      const price = sampleCandles[12]?.close ?? 0;
      await expect(firstPicture({ priceLines: [{ id: 'a', price, label: 'Alert' }] })).not.toBe(bare);
    });
  },
};

const shares = {
  none: { label: 'On its way', candles: [] },
  first: { label: 'INDRAOIL, one day', candles: sampleYear },
  second: { label: 'ARAVBANK, five minutes', candles: sampleCandles.slice(0, 40) },
} as const;

function OfOneShareAfterTheOther() {
  const [shown, setShown] = useState<keyof typeof shares>('none');
  const { label, candles } = shares[shown];
  return (
    <div className="grid justify-items-start gap-3">
      {(['none', 'first', 'second'] as const).map((name) => (
        <Button key={name} variant="secondary" onPress={() => setShown(name)}>
          {shares[name].label}
        </Button>
      ))}
      <div className="w-full">
        <CandleChart
          aria-label={label}
          candles={candles}
          {...(shown === 'none' && { state: { kind: 'loading' } })}
        />
      </div>
    </div>
  );
}

/** Whether nothing is drawn in the pane of the prices. */
function isEmptyCanvas(canvas: HTMLCanvasElement | null): boolean {
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return data?.every((value) => value === 0) ?? false;
}

/** The place is made while the candles are on their way, and what it showed before is gone meanwhile. */
export const MadeReadyForItsCandles: Story = {
  render: () => <OfOneShareAfterTheOther />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const drawing = () => canvasElement.querySelector('canvas');
    const show = (name: keyof typeof shares) =>
      userEvent.click(canvas.getByRole('button', { name: shares[name].label }));
    await waitFor(() => expect(drawing()).not.toBeNull(), { timeout: 10_000 });
    const made = drawing();

    await step('nothing is to be read before there is a candle', async () => {
      await expect(canvas.queryByRole('slider')).toBeNull();
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
      await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
      await expect(made).not.toBeVisible();
    });
    await step('candles come into the place that is there', async () => {
      await show('first');
      await frame();
      await expect(canvas.getByRole('slider', { name: shares.first.label })).toBeVisible();
      await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
      await expect(drawing()).toBe(made);
      await expect(made).toBeVisible();
      await expect(isEmptyCanvas(made)).toBe(false);
    });
    await step('another share takes all of it away until its own are there', async () => {
      canvas.getByRole('slider').focus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '1');
      // As a link elsewhere does: the focus stays where it is.
      canvas.getByRole('button', { name: shares.none.label }).click();
      await frame();
      await expect(canvas.queryByRole('slider')).toBeNull();
      await expect(isEmptyCanvas(made)).toBe(true);
    });
    await step('which is read from its own latest candle', async () => {
      await show('second');
      await frame();
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '39');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^40 candles/);
      await expect(isEmptyCanvas(made)).toBe(false);
    });
  },
};
