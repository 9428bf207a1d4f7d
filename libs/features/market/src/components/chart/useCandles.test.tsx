import { act, screen } from '@testing-library/react';
import type { Candle } from '@wealth/api-sdk/model';
import { envelopeOf, getGetChartDataMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { expect, it } from 'vitest';
import { candleAt, stockHandlers } from '../../testing/stockFixtures.ts';
import { candlePageLimit } from './candlePages.ts';
import { useCandles } from './useCandles.ts';

const server = mockServer(...stockHandlers());
const chart = { market: 'NSE', symbol: 'ARAVBANK', interval: '5m' } as const;

function Probe() {
  const { query, candles } = useCandles(chart);
  return (
    <>
      <p>
        {candles?.length} candles from {candles?.[0]?.time} to {candles?.at(-1)?.time} at{' '}
        {candles?.at(-1)?.close}
      </p>
      <button type="button" onClick={() => void query.fetchNextPage()}>
        Older
      </button>
    </>
  );
}

/** A server with a thousand and twenty candles, that pages as the description says. */
function paging(asked: string[]) {
  const all = Array.from({ length: 1020 }, (_, index) => candleAt(index - 1019));
  return getGetChartDataMockHandler(({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.get('before') ?? 'latest');
    const before = Number(searchParams.get('before') ?? Infinity);
    const limit = Number(searchParams.get('limit'));
    const page: Candle[] = all.filter(({ time }) => time < before).slice(-limit);
    return envelopeOf(page);
  });
}

/** A server that has so many candles. */
function answering(count: number, asked: string[]) {
  return getGetChartDataMockHandler(() => {
    asked.push('latest');
    return envelopeOf(Array.from({ length: count }, (_, index) => candleAt(index)));
  });
}

/** What the probe says of the candles from one index to another. */
const line = (first: number, last: number, close = candleAt(last).close) =>
  `${last - first + 1} candles from ${candleAt(first).time} to ${candleAt(last).time} at ${close}`;

it('take the running candle in place, and the next after it; what is late changes nothing [I4-7-RUNNING] [DEM-19]', async () => {
  const { stream } = renderPage(<Probe />);
  await screen.findByText(line(0, 63));

  act(() => stream.showCandle(chart, { ...candleAt(63), close: 1234 }));
  expect(screen.getByText(line(0, 63, 1234))).toBeDefined();
  act(() => stream.showCandle(chart, { ...candleAt(64), close: 1240 }));
  expect(screen.getByText(line(0, 64, 1240))).toBeDefined();
  act(() => stream.showCandle(chart, { ...candleAt(20), close: 1 }));
  act(() => stream.showCandle({ ...chart, interval: '1m' }, { ...candleAt(65), close: 1 }));
  expect(screen.getByText(line(0, 64, 1240))).toBeDefined();
});

it('are read once more where the first candle that is told begins after all that were read [I4-7-RUNNING]', async () => {
  const asked: string[] = [];
  server.use(answering(64, asked));
  const { stream } = renderPage(<Probe />);
  await screen.findByText(line(0, 63));

  // The minute before it ended between the answer and the socket: its last trades are in no frame.
  server.use(answering(66, asked));
  act(() => stream.showCandle(chart, { ...candleAt(65), close: 1240 }));
  await screen.findByText(line(0, 65, 1240));
  act(() => stream.showCandle(chart, { ...candleAt(66), close: 1250 }));
  await screen.findByText(line(0, 66, 1250));

  expect(asked).toEqual(['latest', 'latest']);
});

it('are read once more where the clock has moved by hours [I4-7-RUNNING]', async () => {
  const asked: string[] = [];
  server.use(answering(64, asked));
  const { stream } = renderPage(<Probe />);
  await screen.findByText(line(0, 63));
  act(() => stream.showCandle(chart, candleAt(63)));

  server.use(answering(96, asked));
  act(() => stream.showCandle(chart, candleAt(95)));
  await screen.findByText(line(0, 95));
  expect(asked).toEqual(['latest', 'latest']);
});

it('bring older candles before the ones that are there, page by page, until there are none [I4-7-OLDER]', async () => {
  const asked: string[] = [];
  server.use(paging(asked));
  const { user } = renderPage(<Probe />);
  await screen.findByText(line(1 - candlePageLimit, 0));

  await user.click(screen.getByRole('button', { name: 'Older' }));
  await screen.findByText(line(-999, 0));
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await screen.findByText(line(-1019, 0));
  await user.click(screen.getByRole('button', { name: 'Older' }));

  expect(asked).toEqual(['latest', String(candleAt(-499).time), String(candleAt(-999).time)]);
});
