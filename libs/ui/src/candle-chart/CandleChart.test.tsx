import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleCandles } from '../internal/charts/samples.testing.ts';
import { CandleChart } from './CandleChart.tsx';

// As the browser of these tests: there is none, or it has given away all that it has room for.
it('offers Retry where there is no canvas to draw on, and nothing while the candles are on their way', async () => {
  const label = 'INDRAOIL, five minutes';
  const { rerender } = render(<CandleChart aria-label={label} candles={[]} state={{ kind: 'loading' }} />);
  await expect(screen.findByRole('button', {}, { timeout: 500 })).rejects.toThrow();

  rerender(<CandleChart aria-label={label} candles={sampleCandles} />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});
