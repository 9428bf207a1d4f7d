import { it } from 'vitest';
import { createLoanClient } from './support/loanClient.ts';
import { createTestSandbox } from './support/testSandbox.ts';
it('x', async () => {
  const test = await createTestSandbox();
  for (const [m,p] of [['9876543210','246810'],['9876543215','135790']] as const) {
  const c = await createLoanClient(test, m, p);
  console.log(JSON.stringify((await c.collateral()).holdings.map(h=>[h.instrument.symbol,h.quantity,h.price,h.haircut_percent,h.limit,h.refusal?.code])));
  }
  console.log(test.errors);
  await test.dispose();
});
