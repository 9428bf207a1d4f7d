import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { formatAmount, formatPercent } from '@wealth/i18n-locale';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  sampleInvested,
  sampleInvestedMarks,
  sampleReturns,
  sampleWorth,
} from '../internal/charts/samples.testing.ts';
import { RangeSwitch, standardRanges } from '../range-switch/index.ts';
import { LineChart, type LineChartProps } from './LineChart.tsx';
import { LineSwatch } from './LineSwatch.tsx';

const meta = {
  title: 'Finance/LineChart',
  component: LineChart,
  args: { 'aria-label': 'Net worth, one year', points: sampleWorth, seriesName: 'Net worth' },
  parameters: {
    docs: {
      description: {
        component:
          'A value over time. **Do** put the figure that matters beside it in text, mask it with the amounts around it, and give it the state of its data (loading, empty, error). **Don’t** draw more than a value, what was put in and one benchmark, colour the line by gain or loss, or use it where a sparkline beside a figure is enough.',
      },
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Area: Story = {};

/** Percentages against an index; the dashed line is the benchmark. */
export const WithBenchmark: Story = {
  args: {
    'aria-label': 'Returns against NIFTY50, one year',
    points: sampleReturns,
    form: 'area',
    seriesName: 'Portfolio',
    benchmarkName: 'NIFTY50',
    formatValue: (value) => formatPercent(value),
    formatAxis: (value) => formatPercent(value, { decimals: 0 }),
  },
};

/** The legend stands in the header of the card, each name with its figure. */
export const WithLegend: Story = {
  args: { ...WithBenchmark.args },
  render: (args) => (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-4 text-detail text-fg-muted">
        <span className="flex items-center gap-2">
          <LineSwatch kind="line" />
          Portfolio <b className="font-semibold text-fg">+17.42%</b>
        </span>
        <span className="flex items-center gap-2">
          <LineSwatch kind="benchmark" />
          NIFTY50 <b className="font-semibold text-fg">+11.18%</b>
        </span>
      </div>
      <LineChart {...args} />
    </div>
  ),
};

export const Line: Story = { args: { form: 'line' } };

/** The gain is the area between the value and the steps of what was put in. */
export const WithSteps: Story = {
  args: {
    'aria-label': 'Value of your shares, one year',
    points: sampleInvested,
    stepName: 'Net invested',
    benchmarkName: 'NIFTY50',
    marks: sampleInvestedMarks,
    markNames: { in: 'put in', out: 'taken out' },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: /Value of your shares/ }));
    await expect(table.getByRole('columnheader', { name: 'Net invested' })).toBeInTheDocument();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Net invested ₹'),
    );
  },
};

/** Gains around zero: the fill ends there. */
export const AroundZero: Story = {
  args: {
    points: sampleWorth.map(({ time, value }) => ({ time, value: (value ?? 0) - 5_300_000 })),
    seriesName: 'Gain',
    formatValue: (value) => formatAmount(value, { isSigned: true }),
  },
};

export const OnAPhone: Story = {
  ...WithSteps,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The axis and the readout are gone, and the table hides every amount; the shape stays. */
export const Masked: Story = {
  args: { isMasked: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/₹\d/);
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Thu, 19 Nov 2026: Net worth Amount hidden',
    );
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** Fewer than two points are no chart. */
export const Empty: Story = { args: { points: sampleWorth.slice(0, 1) } };

export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } };

/** Gaps for what is no number, points without a time left out, and 10²¹ drawn to its own scale. */
export const BadInput: Story = {
  args: {
    points: [
      { time: '2026-11-16', value: 1e15 },
      { time: 'yesterday', value: 5 },
      { time: '2026-11-17', value: Number.NaN },
      { time: '2026-11-18', value: Number.POSITIVE_INFINITY },
      { time: '2026-11-19', value: null },
      { time: '2026-11-20', value: -0 },
      { time: Number.NaN, value: 3 },
      { time: '2026-11-22', value: 1e21 },
      { time: '2026-11-21', value: -1e15 },
    ],
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Net worth, one year' }));
    await expect(table.getAllByRole('row')).toHaveLength(8);
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
    await expect(canvas.getAllByText('—')).toHaveLength(3);
  },
};

/** A name of 500 characters, right to left and with combining marks, pushes nothing out. */
export const LongNames: Story = {
  args: {
    ...WithBenchmark.args,
    seriesName: 'पोर्टफ़ोलियो का समय-भारित रिटर्न',
    benchmarkName: 'مؤشر الأسهم الهندية',
  },
};

function Ranged(args: LineChartProps) {
  const [range, setRange] = useState<(typeof standardRanges)[number]>('1Y');
  const days = { '1D': 2, '1W': 7, '1M': 30, '3M': 91, '1Y': 365, '5Y': 365 }[range];
  return (
    <div className="grid gap-3">
      <div>
        <RangeSwitch ranges={standardRanges} value={range} onChange={setRange} disabledRanges={['5Y']} />
      </div>
      <LineChart {...args} points={sampleWorth.slice(-days)} />
    </div>
  );
}

export const WithRanges: Story = { render: (args) => <Ranged {...args} /> };

export const ReadByKeys: Story = {
  tags: ['!autodocs'],
  render: (args) => <Ranged {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const chart = canvas.getByRole('slider', { name: 'Net worth, one year' });
    await step('focus shows the latest point', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(chart).toHaveFocus();
      await expect(chart).toHaveAttribute('aria-valuetext', 'Thu, 19 Nov 2026: Net worth ₹57,36,626.38');
    });
    await step('arrows, Home and End move along', async () => {
      const standsAt = (index: string) =>
        waitFor(() => expect(chart).toHaveAttribute('aria-valuenow', index));
      await userEvent.keyboard('{ArrowLeft}');
      await standsAt('363');
      await userEvent.keyboard('{Home}');
      await standsAt('0');
      await userEvent.keyboard('{End}{PageDown}');
      await standsAt('327');
    });
    await step('another range draws other points, and the table follows [I2-6-CHARTS]', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '1W' }));
      const table = within(canvas.getByRole('table', { name: 'Net worth, one year' }));
      await expect(table.getAllByRole('row')).toHaveLength(8);
    });
  },
};

export const ReadByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const chart = canvas.getByRole('slider', { name: 'Net worth, one year' });
    const { left, top, width } = chart.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 60 });
    const target = document.elementFromPoint(left + width / 2, top + 60);
    if (!target) throw new Error('There is nothing at the middle of the chart.');
    await step('the crosshair follows the pointer', async () => {
      await userEvent.pointer([
        { target, coords: at(0.5) },
        { target, coords: at(0.25) },
      ]);
      await waitFor(() => expect(Number(chart.getAttribute('aria-valuenow'))).toBeLessThan(120));
      await expect(Number(chart.getAttribute('aria-valuenow'))).toBeGreaterThan(70);
    });
    await step('and goes with it', async () => {
      await userEvent.pointer({ target: document.body, coords: { clientX: 0, clientY: 0 } });
      await waitFor(() => expect(chart).toHaveAttribute('aria-valuenow', '364'));
    });
  },
};
