import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import {
  createOrderClient,
  detailOf,
  faultsOf,
  type OrderClient,
  type OrderWish,
} from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const rehearsalSchema = z.object({
  rehearsal: z.nullable(
    z.array(
      z.object({
        trigger_price: z.number(),
        price: z.number(),
        distance_percent: z.number(),
        value: z.number(),
        charges_total: z.number(),
        total: z.number(),
        errors: z.array(z.object({ field: z.string(), code: z.string() })),
        warnings: z.array(z.object({ code: z.string() })),
      }),
    ),
  ),
  errors: z.array(z.object({ field: z.string(), code: z.string() })),
});
const noticesSchema = z.object({
  items: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.string()), time: z.string() })),
});
const holdingsSchema = z.array(
  z.object({ instrument: z.object({ symbol: z.string() }), quantity: z.number() }),
);

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

async function notices(): Promise<z.infer<typeof noticesSchema>['items']> {
  const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications', { token: client.token });
  return z.parse(noticesSchema, data).items;
}

async function noticeCodes(): Promise<string[]> {
  return (await notices()).map(({ code }) => code);
}

async function heldQuantity(symbol: string): Promise<number> {
  const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token: client.token });
  return z.parse(holdingsSchema, data).find((holding) => holding.instrument.symbol === symbol)?.quantity ?? 0;
}

describe('a GTT that is placed [I5A-2-GTT]', () => {
  it('waits with the broker, blocks nothing, and ends after a year', async () => {
    const before = await client.asset();
    const wish = await client.gttBelow();

    expect((await client.place(wish, { cookie: '' })).status).toBe(403);
    const order = detailOf(await client.place(wish));

    expect(order).toMatchObject({ status: 'TRIGGER_PENDING', blocked: 0, child_order_id: null, health: [] });
    expect(order.ends_at).toBe('2027-11-20T00:00:00+05:30');
    expect(order.history.map(({ reason }) => reason?.code ?? null)).toEqual([null, 'waits_below']);
    expect(await client.asset()).toEqual(before);
    expect(await client.list('awaiting')).toMatchObject([{ id: order.id, health: [] }]);
    expect(test.countRows('exchange_command')).toBe(0);
  });

  it('is refused where the checks refuse it', async () => {
    const { trigger_price: trigger, price } = await client.gttBelow();
    const { last_price: last } = await client.quote();

    expect(
      faultsOf(await client.place({ validity: 'GTT', price: price + 0.01, trigger_price: trigger })),
    ).toEqual(['price off_tick']);
    expect(faultsOf(await client.place({ validity: 'GTT', price }))).toEqual(['trigger_price required']);
    expect(faultsOf(await client.place({ validity: 'GTT', price: last, trigger_price: last }))).toEqual([
      'trigger_price trigger_side',
    ]);
    const stop = { trigger_price: trigger - 5, price: trigger - 6 };
    expect(
      faultsOf(await client.place({ validity: 'GTT', price: last + 5, trigger_price: last + 5, stop })),
    ).toContain('stop two_leg_needs_holding');
    expect(faultsOf(await client.place({ price, stop }))).toEqual(['stop not_used']);
  });

  it('is rehearsed before: each leg as if it triggered now [I5A-8-GTT]', async () => {
    const { last_price: last } = await client.quote();
    const wish = await client.gttBelow(10);
    const read = async (more: OrderWish) => z.parse(rehearsalSchema, (await client.preview(more)).data);

    const { rehearsal, errors } = await read(wish);
    expect(errors).toEqual([]);
    expect(rehearsal).toMatchObject([{ ...pick(wish), value: wish.price * 40, errors: [], warnings: [] }]);
    const [leg] = rehearsal ?? [];
    expect(leg?.distance_percent).toBeCloseTo(((wish.trigger_price - last) / last) * 100, 1);
    expect(leg?.total).toBeCloseTo(wish.price * 40 + (leg?.charges_total ?? 0), 2);

    const dear = await read({ ...wish, quantity: 90_000 });
    expect(dear.errors).toEqual([]);
    expect(dear.rehearsal?.[0]?.errors).toMatchObject([{ field: 'quantity', code: 'not_enough_funds' }]);
    expect((await read({ price: wish.price })).rehearsal).toBeNull();
  });

  function pick({ price, trigger_price }: { price: number; trigger_price: number }) {
    return { price, trigger_price };
  }

  it('sends its child when the price has come to the trigger, once [I5A-8-GTT]', async () => {
    const wish = await client.gttBelow();
    const order = detailOf(await client.place(wish));
    test.pass();
    expect((await client.order(order.id)).status).toBe('TRIGGER_PENDING');

    await client.setPrice(wish.trigger_price - 1);
    test.pass();
    test.pass();

    const ended = await client.order(order.id);
    expect(ended).toMatchObject({ status: 'TRIGGERED', reason: { code: 'gtt_triggered' }, health: null });
    const child = await client.order(ended.child_order_id ?? '');
    expect(child).toMatchObject({ quantity: 40, price: wish.price, child_order_id: null });
    expect(child.filled_quantity).toBeGreaterThan(0);
    expect(child.average_price).toBeLessThanOrEqual(wish.price);
    expect([...(await client.list('history')), ...(await client.list('awaiting'))]).toHaveLength(2);
    expect((await noticeCodes()).filter((code) => code.startsWith('gtt'))).toEqual(['gtt_triggered']);
  });

  it('waits for a rise where its trigger lies above, and for what is traded after it was placed', async () => {
    const { last_price: last } = await client.quote();
    const trigger = Math.ceil(last) + 5;
    await client.setPrice(trigger + 1);
    await client.setPrice(Math.floor(last));
    test.pass();
    const order = detailOf(
      await client.place({ validity: 'GTT', trigger_price: trigger, price: trigger + 2 }),
    );
    test.pass();
    expect((await client.order(order.id)).status).toBe('TRIGGER_PENDING');

    await client.setPrice(trigger);
    test.pass();

    expect((await client.order(order.id)).status).toBe('TRIGGERED');
  });

  it('ends with a child that was rejected where a check refuses it [I5A-8-GTT]', async () => {
    const wish = await client.gttBelow();
    const order = detailOf(await client.place({ ...wish, quantity: 90_000 }));
    expect(order.health).toMatchObject([{ field: 'quantity', code: 'not_enough_funds' }]);

    await client.setPrice(wish.trigger_price);
    test.pass();

    const ended = await client.order(order.id);
    expect(ended).toMatchObject({ status: 'TRIGGERED', reason: { code: 'gtt_failed' } });
    const child = await client.order(ended.child_order_id ?? '');
    expect(child).toMatchObject({ status: 'REJECTED', reason: { code: 'not_enough_funds' }, blocked: 0 });
    expect((await noticeCodes())[0]).toBe('gtt_failed');
  });

  it('of two legs sends the one that is reached, and the other no more', async () => {
    const quantity = await heldQuantity('ARAVBANK');
    const last = Math.floor((await client.quote()).last_price);
    const stop = { trigger_price: last - 5, price: last - 8 };
    const wish = {
      side: 'SELL',
      quantity,
      validity: 'GTT',
      trigger_price: last + 5,
      price: last + 3,
      stop,
    } as const;
    const { rehearsal } = z.parse(rehearsalSchema, (await client.preview(wish)).data);
    expect(rehearsal?.map(({ price }) => price)).toEqual([last + 3, last - 8]);
    const order = detailOf(await client.place(wish));

    await client.setPrice(last - 6);
    test.pass();
    await client.setPrice(last + 6);
    test.pass();

    const ended = await client.order(order.id);
    expect(ended.status).toBe('TRIGGERED');
    expect(await client.order(ended.child_order_id ?? '')).toMatchObject({ price: last - 8 });
    expect([...(await client.list('history')), ...(await client.list('awaiting'))]).toHaveLength(2);
  });
});

describe('a GTT that waits', () => {
  it('is changed by the checks; more value asks for the PIN [I5A-2-GTT]', async () => {
    const wish = await client.gttBelow(10);
    const order = detailOf(await client.place(wish));

    expect(faultsOf(await client.change(order.id, { price: wish.price - 0.01 }))).toEqual(['price off_tick']);
    expect(detailOf(await client.change(order.id, { quantity: 30 })).quantity).toBe(30);
    expect((await client.change(order.id, { quantity: 31 })).status).toBe(403);
    const cookie = await client.pinCookie();
    expect(detailOf(await client.change(order.id, { quantity: 31 }, { cookie })).quantity).toBe(31);
    const stop = { trigger_price: 1, price: 1 };
    expect(faultsOf(await client.change(order.id, { stop }))).toContain('stop two_leg_needs_holding');
  });

  it('gets a second leg and loses it again: then the first alone sends its order [I5A-2-GTT]', async () => {
    const quantity = await heldQuantity('ARAVBANK');
    const last = Math.floor((await client.quote()).last_price);
    const wish = {
      side: 'SELL',
      quantity,
      validity: 'GTT',
      trigger_price: last + 5,
      price: last + 3,
    } as const;
    const order = detailOf(await client.place(wish));
    const stop = { trigger_price: last - 5, price: last - 8 };
    const cookie = await client.pinCookie();
    expect((await client.change(order.id, { stop }, { cookie })).data).toMatchObject({ stop });

    const single = await client.change(order.id, { stop: null });
    expect(single.data).toMatchObject({ stop: null, trigger_price: last + 5, price: last + 3 });

    await client.setPrice(last - 6);
    test.pass();
    expect((await client.order(order.id)).status).toBe('TRIGGER_PENDING');
    await client.setPrice(last + 6);
    test.pass();
    const ended = await client.order(order.id);
    expect(ended.status).toBe('TRIGGERED');
    expect(await client.order(ended.child_order_id ?? '')).toMatchObject({ price: last + 3 });
  });

  it('waits for its new trigger from then on, on whichever side', async () => {
    const wish = await client.gttBelow(10);
    const order = detailOf(await client.place(wish));
    const { last_price: last } = await client.quote();
    const trigger = Math.ceil(last) + 10;
    const cookie = await client.pinCookie();
    const changed = detailOf(
      await client.change(order.id, { trigger_price: trigger, price: trigger + 2 }, { cookie }),
    );
    expect(changed.history.map(({ reason }) => reason?.code)).toEqual([
      undefined,
      'waits_below',
      'modified',
      'waits_above',
    ]);

    await client.setPrice(wish.trigger_price - 2);
    test.pass();
    expect((await client.order(order.id)).status).toBe('TRIGGER_PENDING');
    await client.setPrice(trigger);
    test.pass();
    expect((await client.order(order.id)).status).toBe('TRIGGERED');
  });

  it('is cancelled alone, and with all others', async () => {
    const wish = await client.gttBelow();
    const order = detailOf(await client.place(wish));
    expect(detailOf(await client.cancel(order.id))).toMatchObject({ status: 'CANCELLED', health: null });
    expect((await client.cancel(order.id)).status).toBe(409);

    await client.place(wish);
    await client.place({ price: wish.price - 20 });
    const reply = await call(test.sandbox, 'DELETE /trade/app/v1/orders', { token: client.token });
    expect(reply.data).toEqual({ cancelled: 2 });
    await client.setPrice(wish.trigger_price - 1);
    test.pass();
    expect(await client.list('awaiting')).toEqual([]);
  });
});
