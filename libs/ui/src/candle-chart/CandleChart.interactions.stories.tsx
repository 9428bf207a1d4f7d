import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { readChartColours } from '../internal/charts/chartColours.ts';
import { sampleCandles, sampleYear } from '../internal/charts/samples.testing.ts';
import type { Candle } from './candle.ts';
import { CandleChart, type CandleChartFiles } from './CandleChart.tsx';
import type { CandleDrawing } from './candleDrawing.ts';
import { plainSetup, type IndicatorSetting } from './chartSetup.ts';
import { createCandleData } from './createCandleData.ts';
import { createCandlePlot } from './createCandlePlot.ts';

const meta = {
  title: 'Finance/CandleChart/Interactions',
  component: CandleChart,
  tags: ['!autodocs'],
  args: { 'aria-label': 'INDRAOIL, five minutes', candles: sampleCandles },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest candle with another close, in rupees above the one before. */
function traded(candles: readonly Candle[], by = 0.5): readonly Candle[] {
  const last = candles.at(-1);
  if (!last || last.close === null) return candles;
  return [...candles.slice(0, -1), { ...last, close: last.close + by }];
}

function Live() {
  const [candles, setCandles] = useState<readonly Candle[]>(sampleCandles);
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" onPress={() => setCandles((before) => traded(before))}>
        Trade higher
      </Button>
      <div className="w-full">
        <CandleChart
          aria-label="INDRAOIL, five minutes"
          candles={candles}
          marks={[{ id: 'd', time: sampleCandles[1]?.time ?? 0, letter: 'D', label: 'Dividend' }]}
        />
      </div>
    </div>
  );
}

export const ReadByKeysAndLive: Story = {
  render: () => <Live />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const chart = canvas.getByRole('slider', { name: 'INDRAOIL, five minutes' });
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    await step('the chart says what it shows, once', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^64 candles, Thu, 19 Nov 2026, 09:15 IST to /,
      );
    });
    const said = canvas.getByRole('status').textContent;
    const closeText = () => canvas.getByText('C').nextElementSibling?.textContent;
    await step('a trade moves the latest candle and says nothing [I4-7-SPOKEN]', async () => {
      const before = closeText();
      await userEvent.click(canvas.getByRole('button', { name: 'Trade higher' }));
      await expect(closeText()).not.toBe(before);
      await expect(canvas.getByRole('status')).toHaveTextContent(said ?? '');
    });
    await step('the arrow keys reach each candle [I2-6-CHARTS] [I4-7-SPOKEN]', async () => {
      await userEvent.tab();
      await expect(chart).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(chart).toHaveAttribute('aria-valuenow', '1');
      await expect(chart.getAttribute('aria-valuetext')).toMatch(
        /^Thu, 19 Nov 2026, 09:20 IST: Open .*\. Dividend$/,
      );
    });
    await step('a trade leaves the candle that is read alone', async () => {
      const text = chart.getAttribute('aria-valuetext');
      const legend = closeText();
      canvas.getByRole('button', { name: 'Trade higher' }).click();
      await expect(chart).toHaveAttribute('aria-valuetext', text ?? '');
      await expect(closeText()).toBe(legend);
      await expect(chart).toHaveAttribute('aria-valuenow', '1');
    });
    await step('End is the latest candle, and Escape lets go', async () => {
      await userEvent.keyboard('{End}');
      await expect(chart).toHaveAttribute('aria-valuenow', '63');
      await userEvent.keyboard('{Escape}');
      await expect(chart.getAttribute('aria-valuetext')).toBe(said);
    });
  },
};

const settings: readonly IndicatorSetting[] = [
  { kind: 'sma', period: 20 },
  { kind: 'rsi', period: 14 },
];

/** The drawing alone, whose range can be read. */
function drawn(element: HTMLElement) {
  const dataOf = createCandleData();
  const plot = createCandlePlot({ element, colours: readChartColours(element), onPointer: () => {} });
  function draw(candles: readonly Candle[], more: Partial<CandleDrawing> = {}) {
    plot.draw({
      ...dataOf(candles, settings),
      id: 'year',
      fromWall: null,
      shape: 'candles',
      scale: 'linear',
      volume: true,
      compared: null,
      breaks: [],
      marks: new Map(),
      priceLines: [],
      limits: null,
      look: { formatAxis: String, formatTick: String },
      ...more,
    });
  }
  return { plot, draw };
}

/** The library moves its range in the next frame. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
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
    const element = canvasElement.querySelector<HTMLElement>('[data-plot]');
    if (!element) throw new RangeError('no place for the plot');
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
    await step('older candles come in front and nothing jumps [I4-7-OLDER]', async () => {
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
    const element = canvasElement.querySelector<HTMLElement>('[data-plot]');
    if (!element) throw new RangeError('no place for the plot');
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

export const AsksForOlderCandles: Story = {
  args: {
    candles: sampleYear,
    range: { id: 'year', from: '2026-10-01' },
    onStartNear: fn(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    await frame();
    await expect(args.onStartNear).not.toHaveBeenCalled();
    canvas.getByRole('slider').focus();
    // Far from the first candle, but nearer than a screen's half.
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onStartNear).toHaveBeenCalled());
  },
};

export const Zoomed: Story = {
  args: { candles: sampleYear, onStartNear: fn(), range: { id: 'zoom', from: '2026-06-01' } },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    canvas.getByRole('slider').focus();
    await step('plus comes nearer', async () => {
      await userEvent.keyboard('++');
      await frame();
      await expect(args.onStartNear).not.toHaveBeenCalled();
    });
    await step('minus goes away until all is seen, and older candles are asked for', async () => {
      await userEvent.keyboard('-----------');
      await waitFor(() => expect(args.onStartNear).toHaveBeenCalled());
    });
  },
};

function Taken() {
  const files = useRef<CandleChartFiles>(null);
  const [taken, setTaken] = useState('');
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="secondary"
        onPress={() => {
          const picture = files.current?.picture({ title: 'INDRAOIL', detail: 'Five minutes' });
          setTaken(picture?.toDataURL('image/png') ?? '');
        }}
      >
        Picture
      </Button>
      <Button variant="secondary" onPress={() => setTaken(files.current?.csv(['INDRAOIL', '=1+1']) ?? '')}>
        CSV
      </Button>
      <output className="sr-only">{taken}</output>
      <div className="w-full">
        <CandleChart
          ref={files}
          aria-label="INDRAOIL, five minutes"
          candles={sampleCandles.slice(0, 3)}
          setup={{ ...plainSetup, indicators: [{ kind: 'sma', period: 2 }] }}
        />
      </div>
    </div>
  );
}

export const TakenAlong: Story = {
  render: () => <Taken />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    const taken = () => canvasElement.querySelector('output')?.textContent ?? '';
    await step('as a picture [I4-7-EXPORT]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Picture' }));
      await expect(taken()).toMatch(/^data:image\/png;base64,.{2000}/);
    });
    await step('as rows [I4-7-EXPORT]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
      const rows = taken().split('\r\n');
      await expect(rows[0]).toBe("\uFEFFINDRAOIL,'=1+1");
      await expect(rows[1]).toBe('time,open,high,low,close,volume,SMA 2');
      await expect(rows[2]).toMatch(/^2026-11-19T09:15:00\+05:30,1530,.*,\d+,$/);
      await expect(rows).toHaveLength(6);
    });
  },
};
