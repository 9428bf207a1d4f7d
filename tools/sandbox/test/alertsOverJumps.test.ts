import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const alertSchema = z.object({
  kind: z.string(),
  state: z.string(),
  instrument: z.object({ symbol: z.string() }),
  value: z.number(),
  fired: z.array(z.object({ price: z.number(), time: z.string() })),
});
const candlesSchema = z.array(
  z.object({ time: z.number(), high: z.number(), low: z.number(), volume: z.number() }),
);
const quotesSchema = z.array(
  z.object({ last_price: z.number(), previous_close: z.number(), volume: z.number() }),
);
const headers = { authorization: 'wealth-sandbox-key' };
const from = Date.parse('2026-11-19T11:00:00+05:30');
const to = Date.parse('2026-11-19T15:10:00+05:30');

async function candlesOf(test: TestSandbox, market: string, symbol: string) {
  const path =
    `GET /stock/api/v1/chart_data?market=${market}&symbol=${symbol}&interval=1m&limit=1000` as const;
  const candles = z.parse(candlesSchema, (await call(test.sandbox, path, { headers })).data);
  return candles.filter(({ time }) => time * 1_000 >= from && time * 1_000 < to);
}

async function setClock(test: TestSandbox, epochMs: number) {
  const json = { now: new Date(epochMs).toISOString() };
  expect((await call(test.sandbox, 'POST /sandbox/v1/clock', { json })).status).toBe(200);
}

async function alertsOf(test: TestSandbox) {
  const token = (await signIn(test.sandbox, '9876543210')).access_token;
  const { data } = await call(test.sandbox, 'GET /client/app/v1/alerts', { token });
  return z.parse(z.array(alertSchema), data);
}

interface Wish {
  market: string;
  symbol: string;
  kind: string;
  direction: 'above' | 'below';
  value: number;
}

/** What can be reached between the two times, and is not reached at their ends: seen in a sandbox that went through them. */
async function findWishes(): Promise<Wish[]> {
  const scout = await createTestSandbox({ mode: 'exchange-hours' });
  const quoteOf = async (market: string, symbol: string) => {
    const json = [{ market, symbol }];
    const [quote] = z.parse(
      quotesSchema,
      (await call(scout.sandbox, 'POST /stock/api/v1/stock', { headers, json })).data,
    );
    if (!quote) throw new RangeError('no quote');
    return quote;
  };
  const names = [
    ['NSE', 'ARAVBANK'],
    ['NSE', 'SHESHTECH'],
    ['INDEX', 'NIFTY50'],
  ] as const;
  const atStart = await Promise.all(names.map(([market, symbol]) => quoteOf(market, symbol)));
  await setClock(scout, to);
  const wishes: Wish[] = [];
  for (const [place, [market, symbol]] of names.entries()) {
    const start = atStart[place];
    const end = await quoteOf(market, symbol);
    const candles = await candlesOf(scout, market, symbol);
    const high = Math.max(...candles.map((candle) => candle.high));
    const low = Math.min(...candles.map((candle) => candle.low));
    if (!start) continue;
    const percent = (price: number) => Math.floor((price / start.previous_close - 1) * 10_000) / 100;
    const isHigh =
      high - Math.max(start.last_price, end.last_price) > Math.min(start.last_price, end.last_price) - low;
    const one = { market, symbol } as const;
    wishes.push(
      isHigh
        ? { ...one, kind: 'price', direction: 'above', value: high }
        : { ...one, kind: 'price', direction: 'below', value: low },
    );
    if (isHigh) wishes.push({ ...one, kind: 'change_percent', direction: 'above', value: percent(high) });
    else wishes.push({ ...one, kind: 'change_percent', direction: 'below', value: percent(low) + 0.01 });
    if (market === 'NSE') {
      wishes.push({
        ...one,
        kind: 'volume',
        direction: 'above',
        value: Math.floor((start.volume + end.volume) / 2),
      });
    }
  }
  await scout.dispose();
  return wishes;
}

async function setAll(test: TestSandbox, wishes: readonly Wish[]) {
  const token = (await signIn(test.sandbox, '9876543210')).access_token;
  for (const { market, symbol, ...alert } of wishes) {
    const json = { ...alert, value: Math.round(alert.value * 100) / 100, instrument: { market, symbol } };
    expect((await call(test.sandbox, 'POST /client/app/v1/alerts', { token, json })).status).toBe(200);
  }
}

const told = (alerts: Awaited<ReturnType<typeof alertsOf>>) =>
  alerts
    .map(({ kind, instrument, state, fired }) => {
      const minute = fired[0]?.time.slice(0, 16) ?? '';
      return `${instrument.symbol} ${kind} ${state} ${minute} ${fired[0]?.price ?? ''}`;
    })
    .toSorted();

/** A price is told in the minute whose candle reaches it first. */
async function expectAtFirstMinute(
  test: TestSandbox,
  { instrument: { symbol }, value, fired: [firing] }: z.infer<typeof alertSchema>,
) {
  const isIndex = symbol === 'NIFTY50';
  const candles = await candlesOf(test, isIndex ? 'INDEX' : 'NSE', symbol);
  const first = candles.find(({ high, low }) => high === value || low === value);
  // The level of an index at the end of a minute is in the candle that ends there.
  const at = Date.parse(firing?.time ?? '') / 1_000 - (isIndex ? 1 : 0);
  expect(first?.time).toBe(at - (at % 60));
  if (!isIndex) expect(firing?.price).toBe(value);
}

describe('alerts of every kind', () => {
  it('fire over a jump of the clock, at the instant and the price of a day that was lived through [I4B-A6]', async () => {
    const wishes = await findWishes();
    const jumped = await createTestSandbox({ mode: 'exchange-hours' });
    await setAll(jumped, wishes);
    await setClock(jumped, to);
    const alerts = await alertsOf(jumped);

    expect(alerts.map(({ state }) => state)).toEqual(alerts.map(() => 'fired'));
    for (const alert of alerts) if (alert.kind === 'price') await expectAtFirstMinute(jumped, alert);

    const lived = await createTestSandbox({ mode: 'exchange-hours' });
    await setAll(lived, wishes);
    for (let at = from + 30 * 60_000; at < to; at += 30 * 60_000) await setClock(lived, at);
    await setClock(lived, to);
    const shares = (lines: string[]) => lines.filter((line) => !line.startsWith('NIFTY50'));
    expect(shares(told(await alertsOf(lived)))).toEqual(shares(told(alerts)));
    for (const test of [jumped, lived]) {
      expect(test.errors).toEqual([]);
      await test.dispose();
    }
  });

  it('fire for what was traded while the server was down [I4B-A6]', async () => {
    const wishes = await findWishes();
    const test = await createTestSandbox({ mode: 'exchange-hours' });
    await setAll(test, wishes);
    await test.restart(() => test.advance(to - from));

    expect((await alertsOf(test)).map(({ state }) => state)).toEqual(wishes.map(() => 'fired'));
    expect(test.errors).toEqual([]);
    await test.dispose();
  });

  it('do not fire for what was traded before they were set, or after their end [I4B-A6]', async () => {
    const [wish] = await findWishes();
    if (!wish) throw new RangeError('nothing can be reached');
    const test = await createTestSandbox({ mode: 'exchange-hours' });
    await setClock(test, to);
    await setAll(test, [wish]);
    await test.restart();
    await setClock(test, to + 1_000);
    expect((await alertsOf(test)).map(({ state }) => state)).toEqual(['armed']);
    await test.dispose();

    const ended = await createTestSandbox({ mode: 'exchange-hours' });
    const token = (await signIn(ended.sandbox, '9876543210')).access_token;
    const { market, symbol, ...alert } = wish;
    const json = { ...alert, instrument: { market, symbol }, ends_at: new Date(from + 1_000).toISOString() };
    await call(ended.sandbox, 'POST /client/app/v1/alerts', { token, json });
    await setClock(ended, to);
    expect((await alertsOf(ended)).map(({ state }) => state)).toEqual(['ended']);
    await ended.dispose();
  });
});
