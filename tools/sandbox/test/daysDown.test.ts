import { expect, it } from 'vitest';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

eachSandbox(
  (made) => {
    test = made;
  },
  { mode: 'exchange-hours' },
);

it('a server that was down for days sends what was due at its own time, into the market of that day [I5A-2-AMO] [I5A-4-KILL]', async () => {
  const evening = { now: '2026-11-19T20:00:00+05:30' };
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: evening });
  const client = await createOrderClient(test);
  const { last_price: last } = await client.quote();
  const { id, status } = detailOf(await client.place({ price: Math.ceil(last * 1.02) }));
  expect(status).toBe('QUEUED');

  await test.restart(() => test.advance(6 * 86_400_000));
  test.timers.run(250);

  const sent = await (await createOrderClient(test)).order(id);
  expect(sent).toMatchObject({ status: 'COMPLETE', filled_quantity: 40 });
  const opened = sent.history.find((step) => step.status === 'OPEN');
  expect(Date.parse(opened?.time ?? '')).toBe(Date.parse('2026-11-20T09:00:00+05:30'));
});
