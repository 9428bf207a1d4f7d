import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleCandles, sampleSessions, sampleYear } from '../internal/charts/samples.testing.ts';
import { CandleChart, type CandleChartProps } from './CandleChart.tsx';
import { plainSetup } from './chartSetup.ts';

// As the browser of these tests: there is none, or it has given away all that it has room for.
it('offers Retry where there is no canvas to draw on, and nothing while the candles are on their way', async () => {
  const label = 'INDRAOIL, five minutes';
  const { rerender } = render(<CandleChart aria-label={label} candles={[]} state={{ kind: 'loading' }} />);
  await expect(screen.findByRole('button', {}, { timeout: 500 })).rejects.toThrow();

  rerender(<CandleChart aria-label={label} candles={sampleCandles} />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});

describe('the sentence of a chart [I4B-D9]', () => {
  const asTable = { ...plainSetup, view: 'table' } as const;
  const today = Date.parse('2026-11-19T00:00:00+05:30') / 1000;

  function show(props: Partial<CandleChartProps>) {
    const chart = (more: Partial<CandleChartProps>) => (
      <CandleChart aria-label="INDRAOIL" candles={sampleSessions} setup={asTable} {...props} {...more} />
    );
    const { rerender } = render(chart({}));
    return {
      said: () => screen.getByRole('status').textContent,
      change: (more: Partial<CandleChartProps>) => rerender(chart(more)),
    };
  }

  it('tells of the range, and not of all candles that were read', () => {
    const { said } = show({ range: { id: '1D', from: today } });
    expect(said()).toMatch(/^25 candles, Thu, 19 Nov 2026, 09:15 IST to Thu, 19 Nov 2026, 15:15 IST\./);
    const day = sampleSessions.slice(-25);
    const highest = Math.max(...day.map(({ high }) => high ?? 0));
    expect(said()).toContain(`Highest ${highest.toLocaleString('en-IN', { maximumFractionDigits: 2 })}`);
  });

  it('tells the change of a day against the close before it', () => {
    const last = sampleSessions.at(-1)?.close ?? 0;
    const { said } = show({ range: { id: '1D', from: today, base: last / 0.9988 } });
    expect(said()).toContain('−0.12%');
    expect(said()).toContain('at the close before');
  });

  it('is another one with another range, and the same one with a tick', () => {
    const { said, change } = show({ range: { id: '1D', from: today } });
    const first = said();
    change({ candles: sampleSessions.map((candle) => ({ ...candle })), range: { id: '1D', from: today } });
    expect(said()).toBe(first);
    change({ range: { id: 'All', from: null } });
    expect(said()).toMatch(/^229 candles/);
    change({ candles: sampleYear, range: { id: '1M', from: '2026-10-20' } });
    expect(said()).toMatch(/^31 candles, Tue, 20 Oct 2026 to /);
  });
});
