import { addDays, istInstant } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { nextAction } from './support/nextAction.ts';
import { startOfTest, type TestSandbox } from './support/testSandbox.ts';

const alertSchema = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.string(),
  value: z.number(),
  suspension: z.optional(z.object({ kind: z.string(), on: z.string(), value: z.number() })),
  fired: z.array(z.unknown()),
});
const quotesSchema = z.array(z.object({ last_price: z.number(), previous_close: z.number() }));
const noticesSchema = z.object({
  items: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      params: z.record(z.string(), z.string()),
    }),
  ),
});

let test: TestSandbox;
let token: string;

async function enter() {
  token = (await signIn(test.sandbox, '9876543210')).access_token;
}

eachSandbox(
  async (made) => {
    test = made;
    await enter();
  },
  { mode: 'exchange-hours' },
);

async function list() {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/alerts', { token });
  return z.parse(z.array(alertSchema), data);
}

async function notices() {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications', { token });
  return z.parse(noticesSchema, data).items.filter(({ code }) => code.startsWith('alert'));
}

async function quote(symbol: string) {
  const { data } = await call(test.sandbox, 'POST /stock/api/v1/stock', {
    headers: { authorization: 'wealth-sandbox-key' },
    json: [{ market: 'NSE', symbol }],
  });
  const [found] = z.parse(quotesSchema, data);
  if (!found) throw new RangeError('no quote');
  return found;
}

async function setClock(epochMs: number) {
  const now = new Date(epochMs).toISOString();
  expect((await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now } })).status).toBe(200);
  await enter();
}

async function suspensionOf(id: string) {
  const suspension = (await list()).find((alert) => alert.id === id)?.suspension;
  if (!suspension) throw new RangeError('the alert is not suspended');
  return suspension;
}

async function create(symbol: string, alert: object) {
  const json = { instrument: { market: 'NSE', symbol }, kind: 'price', direction: 'below', ...alert };
  const reply = await call(test.sandbox, 'POST /client/app/v1/alerts', { token, json });
  expect(reply.status).toBe(200);
  return z.parse(alertSchema, reply.data).id;
}

describe.each(['split', 'bonus'] as const)('the ex-date of a %s', (kind) => {
  const { instrument, action, ratio } = nextAction(kind);
  const { symbol } = instrument;
  const exDate = istInstant(action.exDate);

  it('suspends the alerts of the share, says so once and at what they can be set again [I4B-A2]', async () => {
    await setClock(istInstant(addDays(action.exDate, -1)) + (startOfTest % 86_400_000));
    const { last_price: price } = await quote(symbol);
    const value = Math.round(price * 0.7 * 10) / 10;
    const id = await create(symbol, { value });
    const idOfRepeat = await create(symbol, { value, repeat: true });
    const idOfChange = await create(symbol, { kind: 'change_percent', value: -19.9 });
    const idOfEnded = await create(symbol, {
      value,
      ends_at: new Date(exDate - 60_000).toISOString(),
    });
    await setClock(exDate);

    const after = await list();
    const stateOf = (wanted: string) => after.find((alert) => alert.id === wanted)?.state;
    expect([id, idOfRepeat, idOfChange, idOfEnded].map(stateOf)).toEqual([
      'suspended',
      'suspended',
      'armed',
      'ended',
    ]);
    const again = await suspensionOf(id);
    expect(again).toMatchObject({ kind, on: action.exDate });
    expect(Math.abs(again.value - value / ratio)).toBeLessThanOrEqual(0.5);
    const told = await notices();
    expect(told).toHaveLength(1);
    expect(told[0]?.message).toContain(`${symbol}: alerts are suspended. `);
    const shown = again.value.toFixed(2);
    expect(told[0]?.message.replaceAll(',', '')).toContain(`Set again at ${shown} · ${shown}.`);
  });

  it('lets an alert be set again at once, for good [I4B-A2]', async () => {
    await setClock(exDate - 3_600_000);
    const { last_price: price } = await quote(symbol);
    const id = await create(symbol, { value: Math.round(price * 0.7 * 10) / 10 });
    await setClock(exDate);
    const json = { value: (await suspensionOf(id)).value };
    const reply = await call(test.sandbox, `PATCH /client/app/v1/alerts/${id}`, { token, json });
    expect(z.parse(alertSchema, reply.data)).toMatchObject({ id, state: 'armed', value: json.value });
    expect(reply.data).not.toHaveProperty('suspension');
    await test.restart();
    await enter();
    expect(await list()).toMatchObject([{ id, state: 'armed', fired: [] }]);
  });

  it('suspends them also where nobody looked for days [I4B-A2]', async () => {
    const before = istInstant(addDays(action.exDate, -1)) + (startOfTest % 86_400_000);
    await setClock(before);
    const { last_price: price } = await quote(symbol);
    const id = await create(symbol, { value: Math.round(price * 0.6 * 10) / 10 });
    await setClock(exDate + 3 * 86_400_000);

    expect(await list()).toMatchObject([{ id, state: 'suspended', fired: [] }]);
    expect(await notices()).toHaveLength(1);
  });
});

it('fires no alert before the first trade of the day [I4B-A2]', async () => {
  await setClock(Date.parse('2026-11-19T20:00:00+05:30'));
  const { last_price: price } = await quote('ARAVBANK');
  const id = await create('ARAVBANK', { direction: 'above', value: Math.round(price * 0.8) });
  const states = async () => (await list()).map(({ state }) => state);
  for (const time of ['2026-11-20T00:00:00+05:30', '2026-11-20T09:07:00+05:30']) {
    await setClock(Date.parse(time));
    expect(await states()).toEqual(['armed']);
  }
  await setClock(Date.parse('2026-11-20T09:16:00+05:30'));
  expect(await list()).toMatchObject([{ id, state: 'fired' }]);
  const [firing] = z.parse(z.array(z.object({ time: z.string() })), (await list())[0]?.fired);
  expect((firing?.time ?? '') >= '2026-11-20T09:07:00+05:30').toBe(true);
});
