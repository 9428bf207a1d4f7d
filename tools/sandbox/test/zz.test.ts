import { expect, it } from 'vitest';
import { createOrderClient, detailOf } from './support/orderClient.ts';
import { createTestSandbox } from './support/testSandbox.ts';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
it('x', async () => {
  const test = await createTestSandbox();
  const client = await createOrderClient(test);
  const price = Math.ceil((await client.quote()).lower_band + 5);
  const order = detailOf(await client.place({ price }));
  detailOf(await client.place({ order_type: 'MARKET', quantity: 50 }));
  const show = () => {
    const c = new DatabaseSync(join(test.dataFolder, 'wealth.db'), { readOnly: true });
    console.log(c.prepare('select * from exchange_command').all(), c.prepare('select * from exchange_progress').all());
    c.close();
  };
  show();
  await test.restart();
  show();
  console.log((await client.setPrice(price - 2)).status, await client.quote(), price);
  test.advance(1000);
  test.timers.run(250);
  show();
  console.log(await client.quote(), (await client.order(order.id)).status, test.errors);
  expect(1).toBe(1);
  await test.dispose();
});
