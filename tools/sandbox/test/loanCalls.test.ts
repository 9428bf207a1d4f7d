import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { eachLoanClient } from './support/eachLoanClient.ts';
import {
  createLoanClient,
  loanErrors,
  loanOf,
  type LoanClient,
  type WireLoan,
} from './support/loanClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: LoanClient;

eachLoanClient((made) => {
  ({ test, client } = made);
});

function saleOf({ calls }: WireLoan) {
  const sale = calls[0]?.sales[0];
  if (!sale) throw new RangeError('nothing was sold');
  return sale;
}

/** One unit fewer would not have been enough at that price. */
function expectLeast(sold: WireLoan): void {
  const { price, quantity } = saleOf(sold);
  const isEnough = (units: number, owed: number) => owed <= (units * price * 0.8) / 2;
  expect(isEnough(820 - quantity, sold.outstanding)).toBe(true);
  expect(isEnough(821 - quantity, sold.outstanding + price)).toBe(false);
}

describe('what is pledged [I6B-1-PLEDGE]', () => {
  it('can be more, and less as long as a tenth is to spare', async () => {
    const loan = await client.running(331_000);
    expect(loan.can_release).toEqual([]);
    const more = await client.holdings('AGNIPETRO');
    const after = loanOf(await client.pledge(loan.id, more));
    expect(after.cover.map(({ instrument }) => instrument.symbol)).toEqual(['ARAVBANK', 'AGNIPETRO']);
    const most = after.can_release.find(({ isin }) => isin === more[0]?.isin);
    const released = loanOf(await client.release(loan.id, [{ isin: most?.isin, quantity: most?.quantity }]));
    expect(released.value_after_haircut).toBeGreaterThanOrEqual(released.call_level * 1.1);
    const reply = await client.release(loan.id, [{ isin: most?.isin, quantity: 10 }]);
    expect(loanErrors(reply)).toMatchObject([{ code: 'needed' }]);
    expect(await client.held(more[0]?.isin ?? '')).toMatchObject({ sellable: most?.quantity });
  });

  it('takes no share that is not free or not taken', async () => {
    const loan = await client.running();
    const [moharamc] = await client.holdings('MOHARAMC');
    const refused = await client.pledge(loan.id, [moharamc ?? {}]);
    expect(loanErrors(refused)).toMatchObject([{ code: 'not_taken' }]);
    const [agnipetro] = await client.holdings('AGNIPETRO');
    const tooMany = await client.pledge(loan.id, [{ isin: agnipetro?.isin, quantity: 461 }]);
    expect(loanErrors(tooMany)).toMatchObject([{ code: 'not_free', nearest: 460 }]);
    const unknown = await client.pledge(loan.id, [{ isin: 'no-isin-at-a', quantity: 1 }]);
    expect(loanErrors(unknown)).toMatchObject([{ code: 'not_taken' }]);
  });

  it('is sold in the order of the client', async () => {
    const loan = await client.running(300_000, ['ARAVBANK', 'AGNIPETRO', 'SHESHTECH']);
    const isins = loan.sale_order;
    expect(isins[0]).toBe(await client.isinOf('SHESHTECH'));
    const turned = loanOf(await client.order(loan.id, isins.toReversed()));
    expect(turned.sale_order).toEqual(isins.toReversed());
    expect((await client.order(loan.id, isins.slice(1))).status).toBe(400);
  });
});

describe('a margin call [I6B-1-CALL]', () => {
  async function called() {
    const loan = await client.running(331_000);
    await client.fall('ARAVBANK', 9, '2026-11-20T19:00:00+05:30');
    const after = await client.loan(loan.id);
    expect(after.call).toMatchObject({ state: 'OPEN', due_at: '2026-12-02T23:59:59+05:30' });
    expect(after.call?.working_days_left).toBe(7);
    return after;
  }

  it('is made at the close, and met by repaying the difference', async () => {
    const loan = await called();
    const met = loanOf(await client.repay(loan.id, loan.call?.repay ?? 0));
    expect(met.call).toBeNull();
    expect(met.calls[0]?.state).toBe('CURED');
    expect(met.power).toBeGreaterThanOrEqual(met.outstanding);
    expect(await client.notices()).toEqual(expect.arrayContaining(['loan_margin_call', 'loan_call_met']));
  });

  it('is met by pledging more', async () => {
    const loan = await called();
    const met = loanOf(await client.pledge(loan.id, await client.holdings('AGNIPETRO')));
    expect(met.calls[0]?.state).toBe('CURED');
  });

  it('is told of on its last day, then the least needed is sold, and its money repays the loan', async () => {
    const loan = await called();
    const cash = await client.cash();
    const isin = loan.cover[0]?.isin ?? '';
    await client.jumpTo('2026-12-03T09:30:00+05:30');
    const noticed = await client.loan(loan.id);
    expect(noticed.call?.state).toBe('NOTICE');
    expect(noticed.waiting_for).toMatchObject({ event: 'sale', until: '2026-12-03T11:00:00+05:30' });
    expect(await client.notices()).toContain('loan_sale_notice');
    expect(await client.held(isin)).toMatchObject({ pledged: 820 });
    await client.jumpTo('2026-12-03T12:00:00+05:30');
    const sold = await client.loan(loan.id);
    expect(sold.calls[0]?.state).toBe('SOLD');
    const sale = saleOf(sold);
    expect(sale.quantity).toBeLessThan(820);
    expect(sold.outstanding).toBeCloseTo(331_000 - sale.value, 2);
    expect(await client.held(isin)).toMatchObject({ pledged: 820 - sale.quantity, sellable: 0 });
    expect(await client.cash()).toBe(cash);
    expect(sold.payments[0]).toMatchObject({ kind: 'sale', state: 'PAID' });
    expectLeast(sold);
  });

  it('ends by itself where prices have risen before the sale', async () => {
    const loan = await called();
    await client.jumpTo('2026-12-02T12:00:00+05:30');
    await client.fall('ARAVBANK', -9, '2026-12-03T12:00:00+05:30');
    const after = await client.loan(loan.id);
    expect(after.calls[0]?.state).toBe('CURED');
    expect(after.cover[0]?.quantity).toBe(820);
  });

  it('can be brought on by the back office', async () => {
    const loan = await client.running(331_000);
    await client.act('call');
    expect((await client.loan(loan.id)).call).toBeNull();
    expect((await client.act('next')).status).toBe(409);
    await client.fall('ARAVBANK', 9, '2026-11-20T11:00:00+05:30');
    await client.act('call');
    expect((await client.loan(loan.id)).call?.state).toBe('OPEN');
    await client.act('next');
    expect((await client.loan(loan.id)).call?.state).toBe('NOTICE');
    await client.act('next');
    expect((await client.loan(loan.id)).calls[0]?.state).toBe('SOLD');
  });
});

describe('rights [I6B-6-LOAN]', () => {
  it('are asked for by every operation: 403, not_allowed', async () => {
    const other = await createLoanClient(test, '9876543214');
    for (const path of ['products', 'collateral', 'loans', 'loans/x', 'quotes/x']) {
      const reply = await other.get(path);
      expect([reply.status, loanErrors(reply)[0]?.code]).toEqual([403, 'not_allowed']);
    }
  });

  it('shows nobody the loan of another', async () => {
    const loan = await client.running();
    const other = await createLoanClient(test, '9876543215', '135790');
    expect((await other.get(`loans/${loan.id}`)).status).toBe(404);
    expect((await other.repay(loan.id, 1_000)).status).toBe(404);
  });

  it('keeps the bank account that the loan is repaid from', async () => {
    await client.running();
    const reply = await call(test.sandbox, `DELETE /client/app/v1/bank/${client.bankId}`, {
      token: client.token(),
      headers: { cookie: await client.pinCookie() },
    });
    expect(reply.status).toBe(409);
  });
});
