import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eachLoanClient } from './support/eachLoanClient.ts';
import { loanOf, type LoanClient } from './support/loanClient.ts';

let client: LoanClient;

eachLoanClient((made) => {
  ({ client } = made);
});

const toPaise = (rupees: number) => Math.round(rupees * 100);

describe('a loan whose last instalment the bank does not pay [I6B-1-INSTALMENTS]', () => {
  it('is repaid with the interest since then once it does', async () => {
    const loan = await client.running(300_000, ['ARAVBANK', 'AGNIPETRO'], 6);
    await client.jumpTo('2027-04-20T12:00:00+05:30');
    await client.act('bank_refuses');
    await client.jumpTo('2027-05-19T12:00:00+05:30');
    const late = await client.loan(loan.id);
    expect(late.overdue).toBe(late.schedule.at(-1)?.payment);
    await client.act('bank_pays');
    await client.jumpTo('2027-05-20T12:00:00+05:30');
    const ended = await client.loan(loan.id);
    expect([ended.state, ended.owed_today, ended.overdue]).toEqual(['REPAID', 0, 0]);
    expect(ended.payments[0]?.parts.map(({ code }) => code)).toEqual([
      'late_charge',
      'interest',
      'principal',
    ]);
    expect(ended.cover).toEqual([]);
    const isin = loan.cover[0]?.isin ?? '';
    expect(await client.held(isin)).toMatchObject({ pledged: 0 });
  });
});

describe('instalments that the bank has not paid [I6B-1-INSTALMENTS]', () => {
  it('leave in each row what the row before has left, less its principal', async () => {
    const loan = await client.running(300_000, ['ARAVBANK', 'AGNIPETRO'], 12);
    await client.act('bank_refuses');
    await client.jumpTo('2027-03-22T12:00:00+05:30');
    const { schedule } = await client.loan(loan.id);
    expect(schedule.filter(({ state }) => state === 'overdue')).toHaveLength(4);
    const before = [loan.amount, ...schedule.map(({ left }) => left)];
    expect(schedule.map(({ left, principal }) => toPaise(left) + toPaise(principal))).toEqual(
      before.slice(0, -1).map(toPaise),
    );
  });
});

describe('a margin call whose sale brings more than is owed [I6B-1-CALL]', () => {
  const symbol = 'ARAVBANK';

  /** The least that is lent, against as few units as cover it: one of them is worth more than the interest of some days. */
  async function borrowed() {
    const isin = await client.isinOf(symbol);
    // After a haircut of a fifth, half of it.
    const units = Math.ceil(10_000 / 0.4 / (await client.price(symbol)));
    const holdings = [{ isin, quantity: units }];
    const asked = { holdings, amount: 10_000, tenure_months: 12, bank_id: client.bankId };
    const { data } = await client.post('loans/quote', asked);
    const { id } = loanOf(await client.sign(z.parse(z.object({ id: z.string() }), data).id, 10_000));
    await client.jumpTo('2026-11-20T11:30:00+05:30');
    return { id, isin, units };
  }

  it('ends the loan, and what is left goes to the bank account', async () => {
    const { id, isin, units } = await borrowed();
    const cash = await client.cash();
    // Here one unit fewer would not do, and all of them bring more than is owed.
    const wanted = (10_000 / units) * 1.02;
    const fallTo = async (price: number, later: string) =>
      client.fall(symbol, 100 * (1 - price / (await client.price(symbol))), later);
    for (const day of [
      '11-23',
      '11-24',
      '11-25',
      '11-26',
      '11-27',
      '11-30',
      '12-01',
      '12-02',
      '12-03',
      '12-04',
    ]) {
      await fallTo(Math.max(wanted, (await client.price(symbol)) * 0.912), `2026-${day}T10:30:00+05:30`);
    }
    expect((await client.loan(id)).call?.state).toBe('NOTICE');
    await fallTo(wanted, '2026-12-04T10:31:00+05:30');
    await client.act('next');

    const ended = await client.loan(id);
    const [sale] = ended.payments;
    const { value = 0 } = ended.calls[0]?.sales[0] ?? {};
    expect(ended).toMatchObject({ state: 'REPAID', owed_today: 0, outstanding: 0, cover: [] });
    expect(sale).toMatchObject({ kind: 'sale', amount: value });
    const parts = Object.fromEntries((sale?.parts ?? []).map(({ code, amount }) => [code, toPaise(amount)]));
    expect(Object.keys(parts)).toEqual(['principal', 'interest', 'returned']);
    expect(parts['principal']).toBe(toPaise(10_000));
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(toPaise(value));
    expect(await client.held(isin)).toMatchObject({ pledged: 0 });
    expect(await client.cash()).toBe(cash);
  });
});
