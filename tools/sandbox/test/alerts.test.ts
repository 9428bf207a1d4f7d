import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, openStream } from './support/listening.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const alertSchema = z.object({
  id: z.string(),
  state: z.string(),
  value: z.number(),
  instrument: z.object({ symbol: z.string(), name: z.string(), listed: z.boolean() }),
  fired: z.array(
    z.object({
      price: z.number(),
      time: z.string(),
      hour_later: z.nullable(z.number()),
      day_later: z.nullable(z.number()),
    }),
  ),
});
const quotesSchema = z.array(z.object({ last_price: z.number() }));
const noticesSchema = z.object({
  items: z.array(z.object({ code: z.string(), category: z.string(), message: z.string() })),
});
const candlesSchema = z.array(
  z.object({ time: z.number(), high: z.number(), low: z.number(), close: z.number() }),
);

const holdingsSchema = z.array(
  z.object({ instrument: z.object({ symbol: z.string() }), average_price: z.number() }),
);

const bank = { market: 'NSE', symbol: 'ARAVBANK' };
const notHeld = { market: 'NSE', symbol: 'MOHARGLD' };
const roundMs = 250;
const hourMs = 3_600_000;

let test: TestSandbox;
let token: string;

eachSandbox(async (made) => {
  test = made;
  token = (await signIn(test.sandbox, '9876543210')).access_token;
});

const create = (changes: object, headers: Record<string, string> = {}) =>
  call(test.sandbox, 'POST /client/app/v1/alerts', {
    token,
    headers,
    json: { instrument: bank, kind: 'price', direction: 'above', value: 1, ...changes },
  });
const idOf = (reply: { data: unknown }) => z.parse(alertSchema, reply.data).id;

async function list(owner = token) {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/alerts', { token: owner });
  return z.parse(z.array(alertSchema), data);
}

async function states() {
  return (await list()).map(({ state }) => state);
}

async function notices() {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications', { token });
  return z.parse(noticesSchema, data).items.filter(({ code }) => code === 'alert_fired');
}

async function lastPrice(): Promise<number> {
  const { data } = await call(test.sandbox, 'POST /stock/api/v1/stock', {
    headers: { authorization: 'wealth-sandbox-key' },
    json: [bank],
  });
  return z.parse(quotesSchema, data)[0]?.last_price ?? 0;
}

/** Moves the price by some percent of the first one and lets a round pass. */
async function setPrice(price: number) {
  const reply = await call(test.sandbox, 'POST /sandbox/v1/price', { json: { ...bank, price } });
  expect(reply.status).toBe(200);
  test.timers.run(roundMs);
  return lastPrice();
}

describe('price alerts', () => {
  it('fire once at the price, over the stream and into the notices [I4-8-FIRE]', async () => {
    const start = await lastPrice();
    const value = Math.round(start * 1.02);
    const address = await listen(test.sandbox);
    const stream = await openStream(address);
    stream.send({ type: 'auth', token });
    await stream.next();
    const id = idOf(await create({ value }));
    await setPrice(start);
    expect(await states()).toEqual(['armed']);
    const price = await setPrice(value + 5);

    const time = '2026-11-19T11:00:00+05:30';
    const fired = [{ price, time, hour_later: null, day_later: null }];
    expect(await stream.next()).toMatchObject({
      type: 'event',
      event: { kind: 'alert', alert: { id, state: 'fired', instrument: { name: 'Aravalli Bank' }, fired } },
    });
    expect(await stream.next()).toMatchObject({ event: { kind: 'notification', code: 'alert_fired' } });
    await setPrice(start);
    await setPrice(value + 5);
    expect(await list()).toMatchObject([{ id, state: 'fired', fired }]);
    expect(await notices()).toMatchObject([
      {
        category: 'alerts',
        message: expect.stringMatching(
          /^\S+ has reached your alert\. Last price [\d,.]+\. The alert was at [\d,]+\.00\.$/,
        ),
      },
    ]);
  });

  it('fire again when they repeat, once the price has gone back, also after a restart [I4-8-REPEAT]', async () => {
    const start = await lastPrice();
    const value = Math.round(start * 1.02);
    await create({ value, repeat: true });
    await setPrice(value + 1);
    await setPrice(value + 2);
    expect([await states(), (await list())[0]?.fired.length]).toEqual([['resting'], 1]);
    await setPrice(start);
    expect(await states()).toEqual(['armed']);
    await test.restart();
    token = (await signIn(test.sandbox, '9876543210')).access_token;
    await setPrice(value + 3);

    expect([await states(), (await list())[0]?.fired.length]).toEqual([['resting'], 2]);
    expect(await notices()).toHaveLength(2);
  });

  it('wait for a change, a volume or the range of 52 weeks, below too [I4-8-KINDS] [DEM-13]', async () => {
    const start = await lastPrice();
    const reply = await call(
      test.sandbox,
      'GET /stock/api/v1/chart_data?market=NSE&symbol=ARAVBANK&interval=1d',
      {
        headers: { authorization: 'wealth-sandbox-key' },
      },
    );
    const year = z.parse(candlesSchema, reply.data).slice(0, -1).slice(-240);
    const low = Math.min(...year.map((day) => day.low));
    // In percent of the low: reached by a fall of 3 %, and not by one of less than 1 %.
    const away = Math.ceil(((start * 0.98) / low - 1) * 100);
    const idOfWeek = idOf(await create({ kind: 'week52', direction: 'below', value: away }));
    const idOfHigh = idOf(await create({ kind: 'week52', direction: 'above', value: 0 }));
    const idOfChange = idOf(await create({ kind: 'change_percent', direction: 'below', value: -9 }));
    const idOfVolume = idOf(await create({ kind: 'volume', value: 1 }));
    const idOfMore = idOf(await create({ kind: 'volume', value: 99_000_000_000 }));
    const fired = async () => (await list()).filter(({ state }) => state === 'fired').map(({ id }) => id);
    await setPrice(start);
    expect(await fired()).toEqual([idOfVolume]);
    await setPrice(start * 0.97);

    expect((await fired()).toSorted()).toEqual([idOfVolume, idOfWeek].toSorted());
    const waiting = (await list()).filter(({ state }) => state === 'armed').map(({ id }) => id);
    expect(waiting.toSorted()).toEqual([idOfChange, idOfHigh, idOfMore].toSorted());
  });

  it('wait for the gain of a holding, and not for a share that is not held [DEM-13-GAIN]', async () => {
    const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token });
    const holding = z.parse(holdingsSchema, data).find(({ instrument }) => instrument.symbol === bank.symbol);
    const average = holding?.average_price ?? 0;
    expect(average).toBeGreaterThan(0);
    const start = await lastPrice();
    const gain = (start / average - 1) * 100;
    const value = Math.ceil(gain) + 1;
    const created = await create({ kind: 'gain_percent', value });
    expect(created.data).toMatchObject({ average_price: average });
    await create({ kind: 'gain_percent', direction: 'below', value: Math.floor(gain) - 5 });
    const { data: other } = await call(test.sandbox, 'POST /client/app/v1/alerts', {
      token,
      json: { instrument: notHeld, kind: 'gain_percent', direction: 'below', value: 100_000 },
    });
    expect(other).toMatchObject({ average_price: null });
    await setPrice(start);
    expect(await states()).toEqual(['armed', 'armed', 'armed']);
    // Half a point under the gain: the price that is rounded to the tick must not reach it.
    await setPrice(average * (1 + (value - 0.5) / 100));
    expect(await states()).toEqual(['armed', 'armed', 'armed']);
    await setPrice(average * (1 + (value + 0.2) / 100));

    expect((await list()).filter(({ state }) => state === 'fired').map(({ id }) => id)).toEqual([
      idOf(created),
    ]);
    expect((await notices()).map(({ message }) => message)).toEqual([
      expect.stringMatching(new RegExp(`The alert was at a gain of ${value}% of your holding\\.$`)),
    ]);
  });

  it('stop waiting at their end on the sandbox’s clock [I4-8-END]', async () => {
    const start = await lastPrice();
    await create({ value: Math.round(start * 1.02), ends_at: '2026-11-19T11:10:00+05:30' });
    await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { advance_ms: 11 * 60_000 } });
    expect(await states()).toEqual(['ended']);
    await setPrice(start * 1.03);

    expect([await states(), await notices()]).toEqual([['ended'], []]);
  });

  it('say what the price was an hour and a day later [I4-8-LATER]', async () => {
    const firing = async () => {
      // The session lives for less than what passes here.
      token = (await signIn(test.sandbox, '9876543210')).access_token;
      return (await list())[0]?.fired[0];
    };
    const start = await lastPrice();
    await create({ value: Math.round(start * 0.5) });
    await setPrice(start);
    test.pass(hourMs - 1);
    expect(await firing()).toMatchObject({ hour_later: null });
    test.pass(1);
    const hourLater = await lastPrice();
    expect(await firing()).toMatchObject({ hour_later: hourLater, day_later: null });
    // Two days in one jump, and a price set on the second: it is the day after that counts.
    test.advance(47 * hourMs);
    const now = await setPrice((await lastPrice()) * 1.04);

    expect(await firing()).toMatchObject({ hour_later: hourLater, day_later: expect.any(Number) });
    expect((await firing())?.day_later).not.toBe(now);
  });

  it('are changed, wait again, and are removed; nobody else sees them [I4-8-LIST]', async () => {
    const start = await lastPrice();
    const id = idOf(await create({ value: Math.round(start * 0.5) }));
    await setPrice(start);
    expect(await states()).toEqual(['fired']);
    const change = (json: object, owner = token) =>
      call(test.sandbox, `PATCH /client/app/v1/alerts/${id}`, { token: owner, json });
    const changed = await change({ value: Math.round(start * 1.05), repeat: true, ends_at: null });
    expect(changed.data).toMatchObject({ state: 'armed', repeat: true });
    const other = (await signIn(test.sandbox, '9876543214')).access_token;

    expect(await list(other)).toEqual([]);
    expect((await change({ value: 5 }, other)).status).toBe(404);
    expect((await change({})).status).toBe(400);
    expect((await call(test.sandbox, `DELETE /client/app/v1/alerts/${id}`, { token: other })).status).toBe(
      404,
    );
    expect((await call(test.sandbox, `DELETE /client/app/v1/alerts/${id}`, { token })).status).toBe(200);
    expect(await list()).toEqual([]);
    await setPrice(start * 1.06);
    expect(await notices()).toHaveLength(1);
  });

  it('are set once for an idempotency key, and never what cannot be [I4-8-LIST]', async () => {
    const headers = { 'idempotency-key': '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11' };
    const first = await create({}, headers);
    expect((await create({}, headers)).data).toEqual(first.data);
    expect((await create({ value: 2 }, headers)).status).toBe(409);
    for (const fault of [
      { instrument: { market: 'NSE', symbol: 'NOSUCH' } },
      { value: 0 },
      { value: 1e8 },
      { kind: 'volume', direction: 'below', value: 5 },
      { kind: 'week52', value: -1 },
      { kind: 'change_percent', value: -101 },
      { kind: 'gain_percent', value: 5, instrument: { market: 'INDEX', symbol: 'NIFTY50' } },
      { kind: 'gain_percent', direction: 'below', value: -101 },
      { kind: 'moon' },
      { direction: 'sideways' },
      { value: 'ten' },
      { ends_at: '2026-11-19T10:00:00+05:30' },
      { ends_at: 'tomorrow' },
    ]) {
      expect((await create(fault)).status).toBe(400);
    }
    expect(await list()).toHaveLength(1);
  });

  it('are fired by the back office [I4-8-CONTROL]', async () => {
    const id = idOf(await create({ value: 9_000_000 }));
    await create({ value: 9_000_001 });
    const fire = (json: object) => call(test.sandbox, 'POST /sandbox/v1/alert', { json });
    expect((await fire({ mobile: '9876543210', id })).data).toEqual([{ id, symbol: 'ARAVBANK' }]);
    expect((await states()).toSorted()).toEqual(['armed', 'fired']);
    await fire({ mobile: '9876543210' });

    expect(await states()).toEqual(['fired', 'fired']);
    expect((await fire({ mobile: '9876543210' })).status).toBe(404);
    expect((await fire({ mobile: '9000000000' })).status).toBe(404);
  });
});
