import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { createLoanClient, loanErrors, loanOf, type LoanClient } from './support/loanClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: LoanClient;

beforeEach(async () => {
  test = await createTestSandbox();
  client = await createLoanClient(test);
});

afterEach(async () => {
  expect(ledgerFaults(test)).toEqual([]);
  expect(test.errors).toEqual([]);
  await test.dispose();
});

async function signed(amount = 300_000, symbols = ['ARAVBANK'], tenure = 12) {
  const { id } = await client.quote(amount, symbols, tenure);
  return loanOf(await client.sign(id, amount));
}

async function running(amount?: number, symbols?: string[], tenure?: number) {
  const { id } = await signed(amount, symbols, tenure);
  test.pass(6 * 60_000);
  return client.loan(id);
}

const isinOf = async (symbol: string) => (await client.holdings(symbol))[0]?.isin ?? '';

/** Lets the close of a share be lower, and the next trading day begin. */
async function fall(symbol: string, percent: number, next: string): Promise<void> {
  const { holdings } = await client.collateral();
  const loans = await client.get('loans');
  expect(loans.status).toBe(200);
  const found = holdings.find(({ instrument }) => instrument.symbol === symbol);
  const quotes = await call(test.sandbox, 'POST /stock/api/v1/stock', {
    json: [{ market: 'NSE', symbol }],
    headers: { authorization: 'wealth-sandbox-key' },
  });
  const [quote] = quotes.data as Array<{ last_price: number }>;
  const price = Math.round((quote?.last_price ?? found?.price ?? 0) * (100 - percent)) / 100;
  const reply = await client.control('price', { market: 'NSE', symbol, price: Math.round(price) });
  expect(reply.status).toBe(200);
  await client.jumpTo(next);
}

describe('a quote [I6B-1-QUOTE]', () => {
  it('says what is free, at which haircut, and why something is not taken', async () => {
    const { holdings, loan_id: loanId } = await client.collateral();
    const rows = holdings.map((row) => [
      row.instrument.symbol,
      row.haircut_percent,
      row.refusal?.code ?? null,
    ]);
    expect(rows).toContainEqual(['ARAVBANK', 20, null]);
    expect(rows).toContainEqual(['AGNIPETRO', 25, null]);
    expect(rows).toContainEqual(['RATHMOTOR', 35, null]);
    expect(rows).toContainEqual(['MOHARAMC', null, 'small_company']);
    expect(loanId).toBeNull();
  });

  it('is what the preview says, and is kept for three working days', async () => {
    const preview = await client.post('loans/preview', await client.body(300_000));
    const quote = await client.quote(300_000);
    expect(preview.data).toMatchObject({ figures: quote.figures, limit: quote.limit, errors: [] });
    expect(quote.valid_until).toBe('2026-11-25T23:59:59+05:30');
    expect(quote.number).toMatch(/^KFS-[0-9A-F]{8}$/);
    expect(await client.collateral()).toMatchObject({ quote_id: quote.id });
    expect(quote.figures?.schedule).toHaveLength(12);
    expect(quote.figures?.received).toBe(300_000 - 1_180 - 23.6);
  });

  it('is refused with the nearest amount, and nothing is kept', async () => {
    const reply = await client.post('loans/quote', await client.body(400_000));
    expect(reply.status).toBe(400);
    expect(loanErrors(reply)).toMatchObject([{ field: 'amount', code: 'over_limit', nearest: 331_000 }]);
    expect(test.countRows('loan_quote')).toBe(0);
  });

  it('cannot be signed once its days are over [I6B-BAD-OLDQUOTE]', async () => {
    const { id } = await client.quote(300_000);
    await client.jumpTo('2026-11-26T00:00:00+05:30');
    expect((await client.quoteNow(id)).errors).toMatchObject([{ code: 'quote_over' }]);
    const reply = await client.sign(id, 300_000);
    expect([reply.status, loanErrors(reply)[0]?.code]).toEqual([400, 'quote_over']);
    expect(test.countRows('loan')).toBe(0);
  });

  it('allows less once prices have fallen, at the same terms [I6B-BAD-FALL]', async () => {
    const quote = await client.quote(331_000);
    await fall('ARAVBANK', 9, '2026-11-20T11:00:00+05:30');
    const now = await client.quoteNow(quote.id);
    expect(now.limit).toBeLessThan(331_000);
    expect(now.asked).toBe(331_000);
    expect(now.figures?.amount).toBe(now.limit);
    expect(now.errors).toEqual([]);
    const refused = await client.sign(quote.id, 331_000);
    expect(loanErrors(refused)).toMatchObject([{ code: 'over_limit', nearest: now.limit }]);
    const loan = loanOf(await client.sign(quote.id, now.limit));
    expect([loan.amount, loan.figures.instalment]).toEqual([now.limit, now.figures?.instalment]);
  });

  it('finds shares that were sold or pledged meanwhile [I6B-BAD-GONE]', async () => {
    const quote = await client.quote(300_000);
    const other = await client.quote(300_000, ['ARAVBANK', 'AGNIPETRO']);
    await client.sign(other.id, 300_000);
    const reply = await client.sign(quote.id, 300_000);
    expect(loanErrors(reply).map(({ code }) => code)).toEqual(['not_free', 'over_limit', 'loan_under_way']);
  });
});

describe('a signature [I6B-1-SIGN]', () => {
  it('pledges the shares at once, and touches no cash and no record', async () => {
    const before = [await client.asset(), await client.records()];
    const isin = await isinOf('ARAVBANK');
    const held = await client.held(isin);
    const loan = await signed();
    expect(loan).toMatchObject({ state: 'SIGNED', waiting_for: { by: 'lender', event: 'payout' } });
    expect(await client.held(isin)).toMatchObject({
      quantity: held?.quantity,
      pledged: held?.sellable,
      sellable: 0,
    });
    test.pass(6 * 60_000);
    expect((await client.loan(loan.id)).state).toBe('RUNNING');
    const after = await client.asset();
    expect(after).toMatchObject({ cash: (before[0] as { cash: number }).cash });
    expect(await client.records()).toEqual(before[1]);
    expect(await client.notices()).toEqual(
      expect.arrayContaining(['loan_signed', 'loan_shares_pledged', 'loan_paid_out']),
    );
  });

  it('lets nobody sell what is pledged', async () => {
    await signed();
    const order = {
      instrument: { market: 'NSE', symbol: 'ARAVBANK' },
      side: 'SELL',
      order_type: 'LIMIT',
      product: 'CNC',
      validity: 'DAY',
      quantity: 1,
      price: 1_100,
    };
    const reply = await call(test.sandbox, 'POST /trade/app/v1/order/preview', {
      token: client.token(),
      json: order,
    });
    expect(JSON.stringify(reply.data)).toContain('not_enough');
  });

  it('happens once, whatever is sent under its key, and is found by it', async () => {
    const { id } = await client.quote(300_000);
    const key = randomUUID();
    const first = loanOf(await client.sign(id, 300_000, { key }));
    const again = loanOf(await client.sign(id, 300_000, { key }));
    expect(again.id).toBe(first.id);
    expect(test.countRows('loan')).toBe(1);
    const asked = await call(test.sandbox, 'POST /client/app/v1/intents/ask', {
      token: client.token(),
      json: { kind: 'loan', key },
    });
    expect(asked.data).toMatchObject({ sealed: false, loan: { id: first.id } });
    const second = await client.quote(10_000, ['AGNIPETRO']).catch(() => null);
    expect(second).toBeNull();
  });

  it('asks for the PIN', async () => {
    const { id } = await client.quote(300_000);
    const reply = await client.sign(id, 300_000, { cookie: '' });
    expect(reply.status).toBe(403);
    expect(test.countRows('loan')).toBe(0);
  });
});

describe('instalments [I6B-1-INSTALMENTS]', () => {
  it('are taken on their days, whatever the clock jumps, until nothing is owed', async () => {
    const loan = await running(300_000, ['ARAVBANK', 'AGNIPETRO'], 6);
    const planned = loan.schedule.map((row) => [row.due_on, row.payment]);
    await client.jumpTo('2027-05-25T12:00:00+05:30');
    const ended = await client.loan(loan.id);
    expect(ended.state).toBe('REPAID');
    expect(ended.schedule.map((row) => [row.due_on, row.payment])).toEqual(planned);
    expect(new Set(ended.schedule.map(({ state }) => state))).toEqual(new Set(['paid']));
    expect([ended.owed_today, ended.outstanding]).toEqual([0, 0]);
    expect(await client.held(await isinOf('ARAVBANK'))).toMatchObject({ pledged: 0 });
    const codes = await client.notices();
    expect(codes.filter((code) => code === 'loan_payment_near')).toHaveLength(6);
    expect(codes).toEqual(expect.arrayContaining(['loan_repaid', 'loan_shares_released']));
  });

  it('that the bank does not pay are overdue, cost 2 % a year, and are tried again each working day', async () => {
    const loan = await running();
    await client.act('bank_refuses');
    await client.jumpTo('2026-12-29T11:00:00+05:30');
    const late = await client.loan(loan.id);
    const [first] = late.schedule;
    expect(first?.state).toBe('overdue');
    expect(late.overdue).toBe(first?.payment);
    // Ten days: from 19 December, a Saturday, to Monday the 21st, then to the 29th.
    expect(first?.due_on).toBe('2026-12-21');
    expect(late.interest.late_charge).toBe(Math.round(((first?.payment ?? 0) * 2 * 8) / 365) / 100);
    expect(late.mandate_fails).toBe(true);
    await client.act('bank_pays');
    await client.jumpTo('2026-12-30T11:00:00+05:30');
    const paid = await client.loan(loan.id);
    expect(paid.overdue).toBe(0);
    expect(paid.schedule[0]).toMatchObject({ state: 'paid', paid_on: '2026-12-30' });
    expect(paid.payments[0]?.parts.map(({ code }) => code)).toEqual(['late_charge', 'interest', 'principal']);
  });
});

describe('a repayment [I6B-1-REPAY]', () => {
  it('of a part ends the loan sooner at the same instalment, and interest counts by days', async () => {
    const loan = await running();
    await client.jumpTo('2026-11-29T12:00:00+05:30');
    const part = loanOf(await client.repay(loan.id, 100_000));
    expect(part.outstanding).toBe(200_000);
    expect(part.interest.accrued).toBe(Math.round((300_000 * 10.5 * 10) / 365) / 100);
    expect(part.ends_on < loan.ends_on).toBe(true);
    await client.jumpTo('2026-12-21T12:00:00+05:30');
    const taken = await client.loan(loan.id);
    const interest = part.interest.accrued + Math.round((200_000 * 10.5 * 22) / 365) / 100;
    expect(taken.schedule[0]?.interest).toBeCloseTo(interest, 2);
    expect(taken.schedule[0]?.payment).toBe(loan.figures.instalment);
  });

  it('of all ends it with interest to the day, and releases the shares', async () => {
    const loan = await running();
    await client.jumpTo('2026-12-01T12:00:00+05:30');
    const { owed_today: owed } = await client.loan(loan.id);
    expect(owed).toBe(300_000 + Math.round((300_000 * 10.5 * 12) / 365) / 100);
    const repaid = loanOf(await client.repay(loan.id, owed));
    expect(repaid.state).toBe('REPAID');
    expect(await client.held(await isinOf('ARAVBANK'))).toMatchObject({ pledged: 0, sellable: 820 });
    expect(repaid.actions).toEqual([]);
  });

  it('of more than is owed is refused, once and again, with what is owed [I6B-BAD-MORE]', async () => {
    const loan = await running();
    for (const amount of [300_000.01, 400_000]) {
      const reply = await client.repay(loan.id, amount);
      expect(reply.status).toBe(400);
      expect(loanErrors(reply)).toMatchObject([{ code: 'more_than_owed', nearest: 300_000 }]);
    }
    expect(loanOf(await client.repay(loan.id, 300_000)).state).toBe('REPAID');
    const reply = await client.repay(loan.id, 300_000);
    expect([reply.status, loanErrors(reply)[0]?.code]).toEqual([409, 'too_late']);
  });

  it('is done once under its key, and twice under two', async () => {
    const loan = await running();
    const key = randomUUID();
    await client.repay(loan.id, 1_000, { key });
    await client.repay(loan.id, 1_000, { key });
    expect((await client.loan(loan.id)).outstanding).toBe(299_000);
    await client.repay(loan.id, 1_000);
    expect((await client.loan(loan.id)).outstanding).toBe(298_000);
  });

  it('that the bank does not pay changes nothing, and says so', async () => {
    const loan = await running();
    await client.act('bank_refuses');
    const reply = await client.repay(loan.id, 1_000);
    expect([reply.status, loanErrors(reply)[0]?.code]).toEqual([409, 'bank_refused']);
    const after = await client.loan(loan.id);
    expect(after.outstanding).toBe(300_000);
    expect(after.payments[0]).toMatchObject({ kind: 'repayment', state: 'FAILED' });
  });

  it('can be looked at before, with what it saves', async () => {
    const loan = await running();
    const reply = await client.post(`loans/${loan.id}/repayments/preview`, { amount: 100_000 });
    expect(reply.data).toMatchObject({ left: 200_000, parts: [{ code: 'principal', amount: 100_000 }] });
    const saved = (reply.data as { interest_saved: number }).interest_saved;
    expect(saved).toBeGreaterThan(5_000);
    const refused = await client.post(`loans/${loan.id}/repayments/preview`, { amount: 300_001 });
    expect(refused.data).toMatchObject({ errors: [{ code: 'more_than_owed', nearest: 300_000 }] });
  });
});

describe('cooling-off [I6B-1-COOLING]', () => {
  it('gives back what was received with interest for the days, until the third day ends', async () => {
    const loan = await running();
    await client.jumpTo('2026-11-21T12:00:00+05:30');
    const { cooling_off: offer } = await client.loan(loan.id);
    expect(offer).toEqual({
      until: '2026-11-22T23:59:59+05:30',
      amount: 298_796.4 + Math.round((300_000 * 10.5 * 2) / 365) / 100,
    });
    const cancelled = loanOf(await client.cancel(loan.id));
    expect(cancelled).toMatchObject({ state: 'CANCELLED', owed_today: 0 });
    expect(await client.held(await isinOf('ARAVBANK'))).toMatchObject({ pledged: 0 });
  });

  it('is over after it, and before the payout costs nothing', async () => {
    const loan = await signed();
    expect((await client.loan(loan.id)).cooling_off?.amount).toBe(0);
    expect(loanOf(await client.cancel(loan.id)).state).toBe('CANCELLED');
    const other = await running();
    await client.jumpTo('2026-11-23T00:00:00+05:30');
    const reply = await client.cancel(other.id);
    expect([reply.status, loanErrors(reply)[0]?.code]).toEqual([409, 'too_late']);
  });
});

describe('what is pledged [I6B-1-PLEDGE]', () => {
  it('can be more, and less as long as a tenth is to spare', async () => {
    const loan = await running(331_000);
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
    const loan = await running();
    const [moharamc] = await client.holdings('MOHARAMC');
    const refused = await client.pledge(loan.id, [moharamc ?? {}]);
    expect(loanErrors(refused)).toMatchObject([{ code: 'not_taken' }]);
    const [agnipetro] = await client.holdings('AGNIPETRO');
    const tooMany = await client.pledge(loan.id, [{ isin: agnipetro?.isin, quantity: 461 }]);
    expect(loanErrors(tooMany)).toMatchObject([{ code: 'not_free', nearest: 460 }]);
  });

  it('is sold in the order of the client', async () => {
    const loan = await running(300_000, ['ARAVBANK', 'AGNIPETRO', 'SHESHTECH']);
    const isins = loan.sale_order;
    expect(isins[0]).toBe(await isinOf('SHESHTECH'));
    const turned = loanOf(await client.order(loan.id, isins.toReversed()));
    expect(turned.sale_order).toEqual(isins.toReversed());
    expect((await client.order(loan.id, isins.slice(1))).status).toBe(400);
  });
});

describe('a margin call [I6B-1-CALL]', () => {
  async function called() {
    const loan = await running(331_000);
    await fall('ARAVBANK', 9, '2026-11-20T19:00:00+05:30');
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
    const before = await client.asset();
    const isin = loan.cover[0]?.isin ?? '';
    await client.jumpTo('2026-12-03T09:30:00+05:30');
    const noticed = await client.loan(loan.id);
    expect(noticed.call?.state).toBe('NOTICE');
    expect(noticed.waiting_for).toMatchObject({ event: 'sale', until: '2026-12-03T11:00:00+05:30' });
    expect(await client.notices()).toContain('loan_sale_notice');
    expect(await client.held(isin)).toMatchObject({ pledged: 820 });
    await client.jumpTo('2026-12-03T12:00:00+05:30');
    const sold = await client.loan(loan.id);
    const [ended] = sold.calls;
    expect(ended?.state).toBe('SOLD');
    const [sale] = ended?.sales ?? [];
    expect(sale?.quantity).toBeLessThan(820);
    expect(sold.outstanding).toBeCloseTo(331_000 - (sale?.value ?? 0), 2);
    expect(await client.held(isin)).toMatchObject({ pledged: 820 - (sale?.quantity ?? 0), sellable: 0 });
    expect(await client.asset()).toMatchObject({ cash: (before as { cash: number }).cash });
    expect(sold.payments[0]).toMatchObject({ kind: 'sale', state: 'PAID' });
    // One unit fewer would not have been enough at that price.
    const price = sale?.price ?? 0;
    const left = 820 - (sale?.quantity ?? 0);
    const isEnough = (units: number, owed: number) => owed <= (units * price * 0.8) / 2;
    expect(isEnough(left, sold.outstanding)).toBe(true);
    expect(isEnough(left + 1, sold.outstanding + price)).toBe(false);
  });

  it('ends by itself where prices have risen before the sale', async () => {
    const loan = await called();
    await client.jumpTo('2026-12-02T12:00:00+05:30');
    await fall('ARAVBANK', -9, '2026-12-03T12:00:00+05:30');
    const after = await client.loan(loan.id);
    expect(after.calls[0]?.state).toBe('CURED');
    expect(after.cover[0]?.quantity).toBe(820);
  });

  it('can be brought on by the back office', async () => {
    const loan = await running(331_000);
    await client.act('call');
    expect((await client.loan(loan.id)).call).toBeNull();
    expect((await client.act('next')).status).toBe(409);
    await fall('ARAVBANK', 9, '2026-11-20T11:00:00+05:30');
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
    const loan = await running();
    const other = await createLoanClient(test, '9876543215', '135790');
    expect((await other.get(`loans/${loan.id}`)).status).toBe(404);
    expect((await other.repay(loan.id, 1_000)).status).toBe(404);
  });

  it('keeps the bank account that the loan is repaid from', async () => {
    await running();
    const reply = await call(test.sandbox, `DELETE /client/app/v1/bank/${client.bankId}`, {
      token: client.token(),
      headers: { cookie: await client.pinCookie() },
    });
    expect(reply.status).toBe(409);
  });
});
