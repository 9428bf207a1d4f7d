import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { oddRequests, type OddRequest } from '../fuzz/oddRequests.ts';
import type { DescribedOperation } from '../fuzz/readOperations.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { call, origin } from './support/api.ts';
import { createOrderClient, detailOf, faultsOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: OrderClient;
let cookie: string;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
  cookie = await client.pinCookie();
});

const bank = { market: 'NSE', symbol: 'ARAVBANK' };
const faultsSchema = z.object({ data: z.object({ errors: z.array(z.object({ field: z.string() })) }) });

/** The example, about a share that is there. */
function toBody({ body }: DescribedOperation): unknown {
  const example = body?.example;
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  return 'instrument' in example ? { ...example, instrument: bank } : example;
}

/** Each of these takes its PIN once. */
const withPin = new Set(['placeOrder', 'changeOrder']);

async function send({ operation, body, query }: OddRequest, orderId: string) {
  const path = operation.path.replace('{id}', orderId);
  const key = randomUUID();
  return test.sandbox.fetch(
    new Request(`${origin}${path}${query === '' ? '' : `?${query}`}`, {
      method: operation.method,
      headers: {
        authorization: operation.takesStockKey ? 'wealth-sandbox-key' : `Bearer ${client.token}`,
        cookie: withPin.has(operation.id) ? await client.pinCookie() : cookie,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      ...(body === null
        ? {}
        : { body: body.replace(/"client_order_id":"[^"]*"/, `"client_order_id":"${key}"`) }),
    }),
  );
}

/** What is wrong with an answer to an odd value; null for nothing. */
async function faultOf(response: Response): Promise<string | null> {
  if (response.status >= 500) return String(response.status);
  if (response.status !== 400) return null;
  const named = faultsSchema.safeParse(await response.json());
  return named.success && named.data.data.errors.length > 0 ? null : '400 without a field';
}

it('no number and no date of any body or query is answered 500, and what is refused has its field [I4B-E24] [I4B-F6]', async () => {
  const price = await client.restingPrice();
  const waiting = detailOf(await client.place({ price }));
  const wrong: string[] = [];
  const requests = oddRequests(toBody);
  for (const request of requests) {
    const fault = await faultOf(await send(request, waiting.id));
    if (fault !== null) wrong.push(`${request.name}: ${fault}`);
  }

  expect(requests.length).toBeGreaterThan(300);
  expect({ wrong, errors: test.errors }).toEqual({ wrong: [], errors: [] });
});

describe('a price with a part of a paisa', () => {
  const tooFine = 1_000.005;

  it.each([
    { name: 'a limit', wish: { price: tooFine }, fault: 'price off_tick' },
    { name: 'a limit after the market', wish: { price: tooFine, validity: 'IOC' }, fault: 'price off_tick' },
    {
      name: 'a stop',
      wish: { order_type: 'SL-M', trigger_price: tooFine },
      fault: 'trigger_price off_tick',
    },
    {
      name: 'a stop with a limit',
      wish: { order_type: 'SL', price: tooFine, trigger_price: tooFine },
      fault: 'trigger_price off_tick',
    },
    {
      name: 'a market order',
      wish: { order_type: 'MARKET', price: tooFine },
      fault: 'price not_used',
    },
    {
      name: 'a GTT',
      wish: { validity: 'GTT', price: tooFine, trigger_price: tooFine },
      fault: 'trigger_price off_tick',
    },
  ])('is named in $name: previewed so, and refused so [I4B-E24]', async ({ wish, fault }) => {
    const preview = await client.preview(wish);
    const placed = await client.place(wish);

    expect(preview.status).toBe(200);
    expect(JSON.stringify(preview.data)).toContain(fault.split(' ')[1]);
    expect(placed.status).toBe(400);
    expect(faultsOf(placed)).toContain(fault);
  });

  it('is off the tick in a change too [I4B-E24]', async () => {
    const price = await client.restingPrice();
    const order = detailOf(await client.place({ price }));
    const changed = await client.change(
      order.id,
      { price: price + 0.005 },
      { cookie: await client.pinCookie() },
    );

    expect(changed.status).toBe(400);
    expect(faultsOf(changed)).toContain('price off_tick');
  });
});

it.each(['from', 'to'])(
  'a history is not asked for from or to a day that no calendar reaches: %s [I4B-F6]',
  async (name) => {
    const reply = await call(test.sandbox, `GET /trade/app/v1/orders?status=history&${name}=9999-12-31`, {
      token: client.token,
    });

    expect(reply.status).toBe(400);
    expect(faultsOf(reply)).toEqual([`${name} invalid`]);
  },
);
