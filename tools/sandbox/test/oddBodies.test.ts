import { describe, expect, it } from 'vitest';
import { answerToError } from '../src/http/errorAnswer.ts';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, faultsOf, type OrderClient } from './support/orderClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

describe('a text that cannot be kept', () => {
  it.each([
    { name: 'a NUL', text: 'before\0after' },
    { name: 'half of a character', text: 'before\uD83Dafter' },
  ])('is refused with its field: $name [I4B-F7]', async ({ text }) => {
    const list = await call(
      test.sandbox,
      'PUT /client/app/v1/watchlists/0a4c8a5e-5a3f-4a0f-8a0c-4f1d5b8f9b11',
      {
        token: client.token,
        json: { name: text, version: 0, instruments: [], columns: ['last_price'], sort: null },
      },
    );
    const noted = await client.place({ price: await client.restingPrice(), note: text });

    expect([list.status, faultsOf(list)]).toEqual([400, ['name invalid']]);
    expect([noted.status, faultsOf(noted)]).toEqual([400, ['note invalid']]);
  });
});

it('an order that names its quantity twice is refused [I4B-F7]', async () => {
  const body =
    '{"instrument":{"market":"NSE","symbol":"ARAVBANK"},"side":"BUY","order_type":"MARKET","product":"CNC","validity":"DAY","quantity":20,"quantity":2000}';
  const reply = await call(test.sandbox, 'POST /trade/app/v1/order/preview', {
    token: client.token,
    headers: { 'content-type': 'application/json' },
    body,
  });

  expect([reply.status, faultsOf(reply)]).toEqual([400, ['quantity twice']]);
});

it('a full disk is answered 503, and to the back office with its reason [I4B-F7]', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });

  expect(answerToError(full, '/client/app/v1/image')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '60' },
  });
  expect(answerToError(full, '/sandbox/v1/reset').status).toBe(507);
  expect(answerToError(new Error('broken'), '/client/app/v1/image').status).toBe(500);
});

it('whoever starts it is told that an empty database was seeded [I4B-F7]', async () => {
  const told: string[] = [];
  const fresh = await createTestSandbox({ seed: 'empty', onSeeded: () => told.push('seeded') });
  expect(told).toEqual(['seeded']);
  await fresh.restart();
  await fresh.dispose();

  expect(told).toEqual(['seeded']);
});
