import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { eachLoanClient } from './support/eachLoanClient.ts';
import { loanErrors, loanOf, type LoanClient } from './support/loanClient.ts';
import { createOrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: LoanClient;

eachLoanClient((made) => {
  ({ test, client } = made);
});

/** The rows of a table that are the client's: others owe something too. */
const own = (table: string) =>
  `${table} WHERE client_id = (SELECT id FROM client WHERE mobile = '9876543210')`;

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
    expect(test.countRows(own('loan_quote'))).toBe(0);
  });

  it('cannot be signed once its days are over [I6B-BAD-OLDQUOTE]', async () => {
    const { id } = await client.quote(300_000);
    await client.jumpTo('2026-11-26T00:00:00+05:30');
    expect((await client.quoteNow(id)).errors).toMatchObject([{ code: 'quote_over' }]);
    const reply = await client.sign(id, 300_000);
    expect([reply.status, loanErrors(reply)[0]?.code]).toEqual([400, 'quote_over']);
    expect(test.countRows(own('loan'))).toBe(0);
  });

  it('allows less once prices have fallen, at the same terms [I6B-BAD-FALL]', async () => {
    const quote = await client.quote(331_000);
    await client.fall('ARAVBANK', 9, '2026-11-20T11:00:00+05:30');
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

  it('finds that all of a share was sold [I6B-BAD-GONE]', async () => {
    const quote = await client.quote(300_000);
    const orders = await createOrderClient(test);
    await orders.place({ side: 'SELL', order_type: 'MARKET', quantity: 820 });
    const reply = await client.sign(quote.id, 300_000);
    expect(loanErrors(reply).map(({ code }) => code)).toEqual(['not_free', 'over_limit']);
  });
});

describe('a signature [I6B-1-SIGN]', () => {
  it('pledges the shares at once, and touches no cash and no record', async () => {
    const [cash, records] = [await client.cash(), await client.records()];
    const isin = await client.isinOf('ARAVBANK');
    const held = await client.held(isin);
    const loan = await client.signed();
    expect(loan).toMatchObject({ state: 'SIGNED', waiting_for: { by: 'lender', event: 'payout' } });
    expect(await client.held(isin)).toMatchObject({
      quantity: held?.quantity,
      pledged: held?.sellable,
      sellable: 0,
    });
    test.pass(6 * 60_000);
    expect((await client.loan(loan.id)).state).toBe('RUNNING');
    expect(await client.cash()).toBe(cash);
    expect(await client.records()).toEqual(records);
    expect(await client.notices()).toEqual(
      expect.arrayContaining(['loan_signed', 'loan_shares_pledged', 'loan_paid_out']),
    );
  });

  it('lets nobody sell what is pledged', async () => {
    await client.signed();
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
    expect(test.countRows(own('loan'))).toBe(1);
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
    expect(test.countRows(own('loan'))).toBe(0);
  });
});

describe('instalments [I6B-1-INSTALMENTS]', () => {
  it('are taken on their days, whatever the clock jumps, until nothing is owed', async () => {
    const loan = await client.running(300_000, ['ARAVBANK', 'AGNIPETRO'], 6);
    const planned = loan.schedule.map((row) => [row.due_on, row.payment]);
    await client.jumpTo('2027-05-25T12:00:00+05:30');
    const ended = await client.loan(loan.id);
    expect(ended.state).toBe('REPAID');
    expect(ended.schedule.map((row) => [row.due_on, row.payment])).toEqual(planned);
    expect(new Set(ended.schedule.map(({ state }) => state))).toEqual(new Set(['paid']));
    expect([ended.owed_today, ended.outstanding]).toEqual([0, 0]);
    expect(await client.held(await client.isinOf('ARAVBANK'))).toMatchObject({ pledged: 0 });
    const codes = await client.notices();
    expect(codes.filter((code) => code === 'loan_payment_near')).toHaveLength(6);
    expect(codes).toEqual(expect.arrayContaining(['loan_repaid', 'loan_shares_released']));
  });

  it('that the bank does not pay are overdue, cost 2 % a year, and are tried again each working day', async () => {
    const loan = await client.running();
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
    const loan = await client.running();
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
    const loan = await client.running();
    await client.jumpTo('2026-12-01T12:00:00+05:30');
    const { owed_today: owed } = await client.loan(loan.id);
    expect(owed).toBe(300_000 + Math.round((300_000 * 10.5 * 12) / 365) / 100);
    const repaid = loanOf(await client.repay(loan.id, owed));
    expect(repaid.state).toBe('REPAID');
    expect(await client.held(await client.isinOf('ARAVBANK'))).toMatchObject({ pledged: 0, sellable: 820 });
    expect(repaid.actions).toEqual([]);
  });

  it('of more than is owed is refused, once and again, with what is owed [I6B-BAD-MORE]', async () => {
    const loan = await client.running();
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
    const loan = await client.running();
    const key = randomUUID();
    await client.repay(loan.id, 1_000, { key });
    await client.repay(loan.id, 1_000, { key });
    expect((await client.loan(loan.id)).outstanding).toBe(299_000);
    await client.repay(loan.id, 1_000);
    expect((await client.loan(loan.id)).outstanding).toBe(298_000);
  });

  it('that the bank does not pay changes nothing, and says so', async () => {
    const loan = await client.running();
    await client.act('bank_refuses');
    const reply = await client.repay(loan.id, 1_000);
    expect([reply.status, loanErrors(reply)[0]?.code]).toEqual([409, 'bank_refused']);
    const after = await client.loan(loan.id);
    expect(after.outstanding).toBe(300_000);
    expect(after.payments[0]).toMatchObject({ kind: 'repayment', state: 'FAILED' });
  });

  it('can be looked at before, with what it saves', async () => {
    const loan = await client.running();
    const reply = await client.post(`loans/${loan.id}/repayments/preview`, { amount: 100_000 });
    expect(reply.data).toMatchObject({ left: 200_000, parts: [{ code: 'principal', amount: 100_000 }] });
    expect(await client.savedBy(loan.id, 100_000)).toBeGreaterThan(5_000);
    const refused = await client.post(`loans/${loan.id}/repayments/preview`, { amount: 300_001 });
    expect(refused.data).toMatchObject({ errors: [{ code: 'more_than_owed', nearest: 300_000 }] });
  });
});

describe('cooling-off [I6B-1-COOLING]', () => {
  it('gives back what was received with interest for the days, until the third day ends', async () => {
    const loan = await client.running();
    await client.jumpTo('2026-11-21T12:00:00+05:30');
    const { cooling_off: offer } = await client.loan(loan.id);
    expect(offer).toEqual({
      until: '2026-11-22T23:59:59+05:30',
      amount: 298_796.4 + Math.round((300_000 * 10.5 * 2) / 365) / 100,
    });
    const cancelled = loanOf(await client.cancel(loan.id));
    expect(cancelled).toMatchObject({ state: 'CANCELLED', owed_today: 0 });
    expect(await client.held(await client.isinOf('ARAVBANK'))).toMatchObject({ pledged: 0 });
  });

  it('is over after it, and before the payout costs nothing', async () => {
    const loan = await client.signed();
    expect((await client.loan(loan.id)).cooling_off?.amount).toBe(0);
    expect(loanOf(await client.cancel(loan.id)).state).toBe('CANCELLED');
    const other = await client.running();
    await client.jumpTo('2026-11-23T00:00:00+05:30');
    const reply = await client.cancel(other.id);
    expect([reply.status, loanErrors(reply)[0]?.code]).toEqual([409, 'too_late']);
  });
});
