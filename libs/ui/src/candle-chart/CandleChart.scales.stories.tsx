import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleYear } from '../internal/charts/samples.testing.ts';
import { CandleChart } from './CandleChart.tsx';
import type { CandleDrawing } from './candleDrawing.ts';
import { plainSetup } from './chartSetup.ts';
import type { CandlePlot } from './createCandlePlot.ts';
import { drawn, frame } from './drawnPlot.testing.ts';

const meta = {
  title: 'Finance/CandleChart/Scales',
  component: CandleChart,
  tags: ['!autodocs'],
  args: { 'aria-label': 'INDRAOIL, one day', candles: sampleYear },
  render: () => <div data-plot className="h-80 w-full" />,
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

function placeOf(canvasElement: HTMLElement): HTMLElement {
  const element = canvasElement.querySelector<HTMLElement>('[data-plot]');
  if (!element) throw new RangeError('no place for the plot');
  return element;
}

/** CSS pixels from the top; not a number where nothing is drawn. */
function yOf(plot: CandlePlot, price: number): number {
  let y = Number.NaN;
  plot.onPrices((geometry) => (y = geometry.yOf(price) ?? Number.NaN));
  return y;
}

/** Equal percentages are equal distances in a logarithmic drawing, and equal rupees in a linear one. */
export const LogarithmicAndLinear: Story = {
  play: async ({ canvasElement, step }) => {
    const { plot, draw } = drawn(placeOf(canvasElement));
    async function distances(scale: 'linear' | 'log', prices: readonly [number, number, number]) {
      draw(sampleYear, { id: scale, scale });
      await frame();
      const [first, second, third] = prices;
      return {
        below: yOf(plot, first) - yOf(plot, second),
        above: yOf(plot, second) - yOf(plot, third),
      };
    }
    await step('from 400 to 600 is as far as from 600 to 900 in a logarithmic one [I4B-B6]', async () => {
      const { below, above } = await distances('log', [400, 600, 900]);
      await expect(below).toBeGreaterThan(20);
      await expect(above).toBeCloseTo(below, 2);
    });
    await step('and from 400 to 600 as from 600 to 800 in a linear one [I4B-B6]', async () => {
      const { below, above } = await distances('linear', [400, 600, 800]);
      await expect(below).toBeGreaterThan(20);
      await expect(above).toBeCloseTo(below, 2);
    });
    plot.destroy();
  },
};

const yOfHandle = (handle: HTMLElement) => handle.getBoundingClientRect().top;

/** The set-up of a chart reaches its scale: seen by the handles of its lines. */
export const LogarithmicBySetup: Story = {
  args: {
    setup: { ...plainSetup, scale: 'log' },
    priceLines: [450, 600, 800].map((price) => ({ id: String(price), price, label: `At ${price}` })),
    lineMoves: { step: (price) => price, labelAt: () => '', move: () => Promise.resolve() },
  },
  render: (args) => <CandleChart {...args} />,
  play: async ({ canvas, step }) => {
    await step('from 450 to 600 is as far as from 600 to 800 [I4B-B6]', async () => {
      const [low, middle, high] = await canvas.findAllByRole('slider', { name: /^At / });
      if (!low || !middle || !high) throw new RangeError('three lines were asked for');
      await waitFor(() => expect(low).toBeVisible(), { timeout: 10_000 });
      await waitFor(async () => {
        const below = yOfHandle(low) - yOfHandle(middle);
        await expect(below).toBeGreaterThan(20);
        await expect(Math.abs(yOfHandle(middle) - yOfHandle(high) - below)).toBeLessThan(1.5);
      });
    });
  },
};

const rising = sampleYear.map((_, index) => 100 + index);

/** Without texts, so that two pictures differ by what is drawn only. */
const wordless = { formatAxis: () => '', formatTick: () => '', formatPercent: () => '' };

/** Both begin at one place, and all that lies on the prices keeps the share's base. */
export const ComparedFromOneBase: Story = {
  play: async ({ canvasElement, step }) => {
    const element = placeOf(canvasElement);
    async function show<Result>(more: Partial<CandleDrawing>, look: (plot: CandlePlot) => Result) {
      const { plot, draw } = drawn(element);
      draw(sampleYear, {
        scale: 'percent',
        shape: 'line',
        volume: false,
        lines: [],
        look: wordless,
        ...more,
      });
      await frame();
      const seen = look(plot);
      plot.destroy();
      return seen;
    }
    const picture = (more: Partial<CandleDrawing>) => show(more, (plot) => plot.picture().toDataURL());

    await step(
      'what is 24 times as dear is drawn the same, another course is not [I4B-D10] [I4B-B6]',
      async () => {
        const one = await picture({ compared: rising });
        await expect(await picture({ compared: rising.map((close) => close * 24) })).toBe(one);
        await expect(await picture({ compared: rising.map((close) => close ** 2) })).not.toBe(one);
        await expect(await picture({ compared: null })).not.toBe(one);
      },
    );
    await step('an indicator lies on the share’s scale, and does not begin at nought [I4B-D10]', async () => {
      const level = 530;
      /** Whether something is drawn at this price, near the left edge where the share itself is not. */
      const isDrawn = (plot: CandlePlot) => {
        const made = plot.picture();
        const scale = made.height / element.clientHeight;
        const at = made
          .getContext('2d')
          ?.getImageData(8 * scale, (yOf(plot, level) - 1) * scale, 1, 3 * scale);
        return at?.data.some((value) => value > 0);
      };
      const line = {
        id: 'level',
        setting: { kind: 'sma', period: 1 },
        readings: sampleYear.map(() => [level]),
      } as const;
      await expect(await show({ compared: rising }, isDrawn)).toBe(false);
      await expect(await show({ compared: rising, lines: [line] }, isDrawn)).toBe(true);
    });
    await step('the axis tells percent of the share’s first close in sight [I4B-D10] [I4B-B6]', async () => {
      const told: number[] = [];
      const formatPercent = (percent: number | null) => {
        told.push(percent ?? Number.NaN);
        return '';
      };
      await picture({ compared: rising, look: { ...wordless, formatPercent } });
      await expect(told.length).toBeGreaterThan(3);
      // The share doubles in its year, what it is compared with is more than four times as dear in the end.
      await expect(Math.max(...told)).toBeLessThan(450);
      await expect(Math.max(...told)).toBeGreaterThan(200);
      await expect(Math.min(...told)).toBeGreaterThan(-120);
    });
  },
};
