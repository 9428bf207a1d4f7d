import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { sampleCandles, sampleYear } from '../internal/charts/samples.testing.ts';
import type { Candle } from './candle.ts';
import { CandleChart, type CandleChartFiles } from './CandleChart.tsx';
import { plainSetup } from './chartSetup.ts';
import { frame, traded } from './drawnPlot.testing.ts';

const meta = {
  title: 'Finance/CandleChart/Interactions',
  component: CandleChart,
  tags: ['!autodocs'],
  args: { 'aria-label': 'INDRAOIL, five minutes', candles: sampleCandles },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await step('the arrow keys reach each candle [I2-6-CHARTS] [I4-7-SPOKEN] [DEM-20]', async () => {
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
      await expect(chart.getAttribute('aria-valuetext')).toMatch(/^64 candles/);
    });
    await step('which says how it stands now, two trades later [I4B-D9]', async () => {
      await expect(canvas.getByRole('status').textContent).not.toBe(said);
    });
    await step('Enter says what is in sight, again and again [I4B-D9]', async () => {
      await userEvent.keyboard('{Home}+++++');
      await frame();
      await userEvent.keyboard('{Enter}');
      const words = canvas.getByRole('status').firstElementChild;
      await expect(words).toHaveTextContent(/^[2-5]\d candles, Thu, 19 Nov 2026, 09:15 IST to /);
      await userEvent.keyboard('{Enter}');
      const again = canvas.getByRole('status').firstElementChild;
      await expect(again).toHaveTextContent(words?.textContent ?? 'nothing');
      await expect(again).not.toBe(words);
    });
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
