import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { createTestSandbox, startOfTest, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

beforeAll(async () => {
  test = await createTestSandbox({ mode: 'exchange-hours' });
});

afterAll(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

const stockKey = { headers: { authorization: 'wealth-sandbox-key' } };
const linesOf = z.object({
  until: z.string(),
  lines: z.array(
    z.object({
      market: z.string(),
      symbol: z.string(),
      previous_close: z.number(),
      points: z.array(z.number()),
    }),
  ),
});
const candlesOf = z.array(z.object({ time: z.number(), close: z.number() }));
const quotesOf = z.array(z.object({ last_price: z.number(), previous_close: z.number() }));

const ask = (instruments: string) =>
  call(test.sandbox, `GET /stock/api/v1/sparklines?instruments=${encodeURIComponent(instruments)}`, stockKey);

/** The last close at or before each of these times, of the minute candles that chart_data answers. */
async function closesAt(symbol: string, times: readonly number[], before: number): Promise<number[]> {
  const { data } = await call(
    test.sandbox,
    `GET /stock/api/v1/chart_data?market=NSE&symbol=${symbol}&interval=1m&limit=400`,
    stockKey,
  );
  const candles = candlesOf.parse(data).filter(({ time }) => time >= (times[0] ?? 0));
  return times.map((time) => candles.findLast((candle) => candle.time <= time)?.close ?? before);
}

describe('the lines of a list [I4-5-SPARKLINES]', () => {
  it('are those of the minute candles, all at the same times, and end with the price of now', async () => {
    const { status, data } = await ask('NSE:ARAVBANK,NSE:KADAMBHFL,NSE:ARAVBANK,NSE:NOBODY');
    expect(status).toBe(200);
    const { until, lines } = linesOf.parse(data);
    expect(Date.parse(until)).toBe(startOfTest);
    expect(lines.map(({ symbol }) => symbol)).toEqual(['ARAVBANK', 'KADAMBHFL']);

    // 105 minutes since 09:15, every second one and the one of now.
    const times = Array.from({ length: 53 }, (_, index) => startOfTest / 1000 - (52 - index) * 120);
    for (const { market, symbol, points, previous_close } of lines) {
      const json = [{ market, symbol }];
      const answer = await call(test.sandbox, 'POST /stock/api/v1/stock', { ...stockKey, json });
      const [quote] = quotesOf.parse(answer.data);
      const closes = await closesAt(symbol, times, previous_close);
      expect(points.slice(0, -1)).toEqual(closes.slice(0, -1));
      expect(points.at(-1)).toBe(quote?.last_price);
      expect(previous_close).toBe(quote?.previous_close);
    }
  });

  it('have at most 60 points over the whole day, and stand still when it is over', async () => {
    const sixHoursMs = 6 * 3_600_000;
    test.advance(sixHoursMs);
    const evening = linesOf.parse((await ask('NSE:ARAVBANK,INDEX:NIFTY50')).data);
    expect(evening.lines.map(({ points }) => points.length)).toEqual([55, 55]);
    test.advance(3_600_000);
    expect(linesOf.parse((await ask('NSE:ARAVBANK,INDEX:NIFTY50')).data).lines).toEqual(evening.lines);
  });

  it('are those of the last day of trading, whole, while there is none [I4B-E21] [I4B-D15]', async () => {
    const setClock = async (now: string) => {
      const json = { now: `${now}+05:30` };
      expect((await call(test.sandbox, 'POST /sandbox/v1/clock', { json })).status).toBe(200);
    };
    await setClock('2026-11-20T18:00:00');
    const friday = linesOf.parse((await ask('NSE:ARAVBANK')).data);
    await setClock('2026-11-21T11:00:00');
    const saturday = linesOf.parse((await ask('NSE:ARAVBANK')).data);
    expect(saturday.lines).toEqual(friday.lines);
    expect(saturday.lines[0]?.points).toHaveLength(55);
    // After 15:35 the day is over, whatever the time of the day is.
    expect(saturday.until).toBe('2026-11-20T23:59:59+05:30');
  });

  it.each([
    ['of none', ''],
    ['of what is no instrument', 'ARAVBANK'],
    ['of more than a hundred', Array.from({ length: 101 }, (_, index) => `NSE:S${index}`).join(',')],
  ])('%s are refused', async (_, instruments) => {
    expect((await ask(instruments)).status).toBe(400);
  });
});
