import { describe, expect, it } from 'vitest';
import { eachLoanClient } from './support/eachLoanClient.ts';
import { loanOf, type LoanClient, type WireLoan } from './support/loanClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: LoanClient;

eachLoanClient((made) => {
  ({ test, client } = made);
});

const toPaise = (rupees: number) => Math.round(rupees * 100);

async function running(symbols = ['ARAVBANK', 'AGNIPETRO'], tenure = 6): Promise<WireLoan> {
  const { id } = await client.quote(300_000, symbols, tenure);
  const loan = loanOf(await client.sign(id, 300_000));
  test.pass(6 * 60_000);
  return client.loan(loan.id);
}

describe('a loan whose last instalment the bank does not pay [I6B-1-INSTALMENTS]', () => {
  it('is repaid with the interest since then once it does', async () => {
    const loan = await running();
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
    const loan = await running(['ARAVBANK', 'AGNIPETRO'], 12);
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
