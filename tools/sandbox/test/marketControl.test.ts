import { describe, expect, it } from 'vitest';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, openStream, type Frame } from './support/listening.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const headers = { authorization: 'wealth-sandbox-key' };
let test: TestSandbox;

eachSandbox(
  (made) => {
    test = made;
  },
  { mode: 'exchange-hours' },
);

function control(path: string, json: unknown = {}) {
  return call(test.sandbox, `POST /sandbox/v1/${path}`, { json });
}

async function status() {
  return (await call(test.sandbox, 'GET /stock/api/v1/market_status', { headers })).data;
}

async function quote(symbol = 'ARAVBANK') {
  const json = [{ market: 'NSE', symbol }];
  const { data } = await call(test.sandbox, 'POST /stock/api/v1/stock', { json, headers });
  const [first]: unknown[] = Array.isArray(data) ? data : [];
  return first;
}

describe('what the market does [I4-1-STATUS]', () => {
  it.each([
    ['2026-11-20T08:50:00', 'closed', 'closed', '2026-11-20T09:15:00', null],
    ['2026-11-20T09:06:00', 'pre-open', 'pre-open', '2026-11-20T09:15:00', null],
    ['2026-11-20T11:00:00', 'continuous', 'continuous', '2026-11-23T09:15:00', null],
    ['2026-11-20T15:16:00', 'closing-auction', 'continuous', '2026-11-23T09:15:00', null],
    ['2026-11-20T15:55:00', 'post-close', 'post-close', '2026-11-23T09:15:00', null],
    ['2026-11-24T11:00:00', 'closed', 'closed', '2026-11-25T09:15:00', 'Guru Nanak Jayanti'],
  ])('at %s: %s, %s', async (...[now, auction, plain, opening, holiday]) => {
    await control('clock', { now: `${now}+05:30` });
    expect(await status()).toMatchObject({
      day: now.slice(0, 10),
      mode: 'exchange-hours',
      auction: { phase: auction },
      plain: { phase: plain },
      halts: [],
      next_opening: `${opening}+05:30`,
      holiday,
    });
  });

  it('joins the exchange’s finer phases into one, with its end', async () => {
    await control('clock', { now: '2026-11-20T09:01:00+05:30' });
    expect(await status()).toMatchObject({
      auction: { phase: 'pre-open', ends_at: '2026-11-20T09:15:00+05:30' },
    });
  });
});

describe('mode [I4-1-MODES]', () => {
  it('changes at run time, survives a restart, and is the start mode again after a reset', async () => {
    await control('clock', { now: '2026-11-21T12:00:00+05:30' });
    const closed = await quote();
    expect(closed).toMatchObject({ basis: 'close' });
    await control('mode', { mode: 'always-open' });
    expect(await quote()).toMatchObject({ basis: 'live' });
    await test.restart();
    expect(await status()).toMatchObject({ mode: 'always-open', day: '2026-11-21' });
    expect(await quote()).toMatchObject({ basis: 'live' });
    await control('reset');
    expect(await status()).toMatchObject({ mode: 'exchange-hours', day: '2026-11-19' });
  });

  it('is one of two', async () => {
    expect((await control('mode', { mode: 'sometimes' })).status).toBe(400);
  });
});

it.each([
  ['ARAVBANK', '2026-11-20T08:50:00', '2026-11-19T15:30:00'],
  ['TERABANK', '2026-11-20T08:50:00', '2026-11-19T15:30:00'],
  // The 24th is a holiday.
  ['ARAVBANK', '2026-11-25T08:50:00', '2026-11-23T15:30:00'],
])('a price of %s at %s, before any trade of the day, is of %s [I4-7-BASIS]', async (symbol, now, madeAt) => {
  await control('clock', { now: `${now}+05:30` });
  expect(await quote(symbol)).toMatchObject({ basis: 'close', volume: 0, time: `${madeAt}+05:30` });
});

describe('the clock [I4-1-CLOCK]', () => {
  it('is told to open pages as soon as it is moved, also while it is held', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543210');
    const page = await openStream(await listen(test.sandbox));
    page.send({ type: 'auth', token: access_token });
    expect((await page.next()).type).toBe('ready');
    await control('pause');
    await control('clock', { advance_ms: 90_000 });
    const told: Frame[] = [await page.next()];
    while (told.at(-1)?.type !== 'heartbeat') told.push(await page.next());
    expect(told.at(-1)).toMatchObject({ server_time: '2026-11-19T11:01:30+05:30' });
  });

  it('goes back while nobody has written, and not afterwards until a reset', async () => {
    await control('clock', { now: '2026-12-01T11:00:00+05:30' });
    const session = await signIn(test.sandbox, '9876543210');
    expect((await control('clock', { now: '2026-11-20T11:00:00+05:30' })).status).toBe(200);
    expect(await status()).toMatchObject({ day: '2026-11-20' });

    const again = await signIn(test.sandbox, '9876543210');
    expect(again.access_token).not.toBe(session.access_token);
    const written = await call(test.sandbox, 'POST /client/app/v1/notifications/read', {
      token: again.access_token,
      json: {},
    });
    expect(written.status).toBe(200);
    const refused = await control('clock', { now: '2026-11-19T11:00:00+05:30' });
    expect([refused.status, refused.data]).toMatchObject([409, { errors: [{ code: 'reset_first' }] }]);
    await control('reset');
    expect((await control('clock', { now: '2026-11-18T11:00:00+05:30' })).status).toBe(200);
  });

  it('survives a restart', async () => {
    await control('clock', { now: '2026-12-01T11:00:00+05:30' });
    await test.restart();
    expect(await status()).toMatchObject({ day: '2026-12-01' });
  });

  it('is held by pause, with all prices, and goes on from there', async () => {
    await control('pause');
    const held = await quote();
    test.advance(60_000);
    test.timers.run(250, 4);
    expect(await quote()).toEqual(held);
    await control('resume');
    test.advance(1_000);
    const { data } = await call(test.sandbox, 'GET /client/app/v1/system_info', {});
    expect(data).toMatchObject({ server_time: '2026-11-19T11:00:01+05:30' });
    test.advance(60_000);
    expect(await quote()).not.toEqual(held);
  });
});

describe('halts [I4-1-HALTS]', () => {
  it('stop one share until they end', async () => {
    await control('halt', { market: 'NSE', symbol: 'ARAVBANK', minutes: 10 });
    const halted = await quote();
    expect(halted).toMatchObject({ halted: true });
    test.advance(9 * 60_000);
    expect(await quote()).toEqual(halted);
    expect(await status()).toMatchObject({ halts: [{ market: 'NSE', symbol: 'ARAVBANK' }] });
    test.advance(3 * 60_000);
    const after = await quote();
    expect(after).toMatchObject({ halted: false });
    expect(after).not.toEqual(halted);
  });

  it('stop the whole market', async () => {
    await control('halt', { minutes: 10 });
    expect(await status()).toMatchObject({
      auction: { phase: 'halted', ends_at: '2026-11-19T11:10:00+05:30' },
      plain: { phase: 'halted' },
      halts: [{ market: null, symbol: null }],
    });
    expect(await quote('NEELINFO')).toMatchObject({ halted: true });
    await control('halt', { minutes: 0 });
    expect(await status()).toMatchObject({ auction: { phase: 'continuous' }, halts: [] });
  });

  it.each([
    [{ market: 'NSE', symbol: 'NOBODY' }, 404],
    [{ market: 'NSE' }, 400],
    [{ minutes: -1 }, 400],
  ])('of %o are refused with %i', async (body, code) => {
    expect((await control('halt', body)).status).toBe(code);
  });
});

describe('candles [I4-1-CHART]', () => {
  async function candles(query: string) {
    const { data } = await call(
      test.sandbox,
      `GET /stock/api/v1/chart_data?market=NSE&symbol=ARAVBANK&${query}`,
      { headers },
    );
    const list: Array<{ time: number }> = Array.isArray(data) ? data : [];
    return list;
  }

  it.each(['1m', '15m', '1d', '1w', '1mo'])('of %s come in pages that fit together', async (interval) => {
    const whole = await candles(`interval=${interval}&limit=60`);
    const last = await candles(`interval=${interval}&limit=20`);
    const before = await candles(`interval=${interval}&limit=40&before=${last[0]?.time}`);
    expect([...before, ...last]).toEqual(whole);
  });
});
