import { describe, expect, it } from 'vitest';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: OrderClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOrderClient(test);
});

describe('a GTT that waits', () => {
  it('knows nothing of what was traded before it was placed, or changed [I4B-B7]', async () => {
    const { last_price: last } = await client.quote();
    const trigger = Math.floor(last) - 5;
    // One of the same share that waits for longer, far away: what it may look at is older.
    await client.place(await client.gttBelow(60));
    test.advance(20);
    // Nobody has looked at the due since: the trade at the trigger is a moment old.
    await client.setPrice(trigger - 1);
    await client.setPrice(last);
    test.advance(20);
    const terms = { trigger_price: trigger, price: trigger + 1 };
    const { id } = detailOf(await client.place({ validity: 'GTT', ...terms }));
    test.pass();
    expect((await client.order(id)).status).toBe('TRIGGER_PENDING');

    // The same for a trigger that is moved to where the price has been.
    await client.setPrice(trigger + 2);
    await client.setPrice(last);
    test.advance(20);
    const moved = { trigger_price: trigger + 3, price: trigger + 4 };
    const cookie = await client.pinCookie();
    expect((await client.change(id, moved, { cookie })).status).toBe(200);
    test.pass();
    expect((await client.order(id)).status).toBe('TRIGGER_PENDING');
    await client.setPrice(trigger + 2);
    test.pass();
    expect((await client.order(id)).status).toBe('TRIGGERED');
  });
});
