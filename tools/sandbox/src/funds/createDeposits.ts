import { fromPaise, minus, noMoney, type Paise } from '@wealth/domain';
import {
  checkDeposit,
  depositEndsAt,
  fundRules,
  type DepositMethod,
  type FundFault,
} from '@wealth/domain/funds';
import { noticeTexts, type ReturnReason } from '../clients/noticeTexts.ts';
import { moved } from '../ledger/createMovements.ts';
import type { MovementState } from '../ledger/movementKinds.ts';
import {
  checkedAccount,
  fundOf,
  idOf,
  newPayment,
  tellFund,
  type Fund,
  type FundContext,
} from './fundContext.ts';
import type { BankReport, FundPageOptions } from './fundTable.ts';

/** Deposits of one client that wait at a time. */
const mostWaiting = 20;

export interface DepositDraft {
  /** One that is made up when absent. */
  id?: string;
  method: DepositMethod;
  /** Paise, as they were typed. */
  amount: number;
  bankId: string;
}

export interface SimulatedPayment {
  isOwn: boolean;
  amount: Paise;
  /** When the bank tells of it, epoch milliseconds. */
  at: number;
  /** How often it does. */
  reports: number;
}

export type Asked =
  | { kind: 'deposit'; deposit: Fund<'deposit'> }
  | { kind: 'faults'; faults: FundFault[] }
  | { kind: 'tooMany' };

export interface Deposits {
  check(clientId: string, draft: DepositDraft): { faults: FundFault[]; endsAt: number; upiLeft: Paise };
  ask(clientId: string, draft: DepositDraft): Asked;
  find(clientId: string, id: string): Fund<'deposit'> | null;
  list(clientId: string, options: FundPageOptions): Array<Fund<'deposit'>>;
  /** Those that wait for a payment, the newest last. */
  waiting(clientId: string): Array<Fund<'deposit'>>;
  /** Null once it has ended. */
  cancel(deposit: Fund<'deposit'>): Fund<'deposit'> | null;
  /** Pays in the simulated bank, which reports it. */
  pay(deposit: Fund<'deposit'>, payment: SimulatedPayment): void;
  /** Does what a report of the bank says. */
  take(report: BankReport): void;
  expire(deposit: Fund<'deposit'>): void;
}

/** What ends a deposit: the client, time, and the payments that the simulated bank reports. */
function createDepositEnds(context: FundContext) {
  const { clock, database, ledger, notices, random, table } = context;

  function end(
    { payment, movement }: Fund<'deposit'>,
    state: MovementState<'deposit'>,
    reason?: string,
  ): Fund<'deposit'> {
    const change = reason === undefined ? { at: clock.now() } : { at: clock.now(), reason };
    const ended = moved(ledger.advance(movement, state, change));
    table.setDue(movement.id, null);
    tellFund(context, ended);
    return { payment: { ...payment, due_at: null }, movement: ended };
  }

  function giveBack(clientId: string, amount: Paise, reason: ReturnReason): 'returned' {
    notices.add(clientId, noticeTexts.depositReturned(amount, reason));
    return 'returned';
  }

  /** What becomes of a payment; what comes for a deposit that has ended goes back. */
  function outcomeOf({ movement_id: id, amount, is_own: isOwn }: BankReport): 'credited' | 'returned' {
    const deposit = fundOf(context, 'deposit', table.byId(id));
    if (!deposit) throw new RangeError('a payment belongs to no deposit');
    const { clientId, state } = deposit.movement;
    const paid = fromPaise(amount);
    if (state !== 'AWAITING_PAYMENT') return giveBack(clientId, paid, 'not_expected');
    const wrong = isOwn === 0 ? 'another_account' : amount === deposit.payment.amount ? null : 'wrong_amount';
    if (wrong !== null) {
      end(deposit, 'RETURNED', wrong);
      return giveBack(clientId, paid, wrong);
    }
    end(deposit, 'CREDITED');
    notices.add(clientId, noticeTexts.depositCredited(paid));
    return 'credited';
  }

  function take(report: BankReport): void {
    database.transaction(() => table.endReport(report.id, outcomeOf(report)));
  }

  function pay({ payment }: Fund<'deposit'>, { isOwn, amount, at, reports }: SimulatedPayment): void {
    database.transaction(() => {
      const report: BankReport = {
        id: random.uuid(),
        movement_id: payment.movement_id,
        amount,
        is_own: isOwn ? 1 : 0,
        at,
        outcome: null,
      };
      for (let told = 0; told < reports; told += 1) {
        if (!table.isNewReport(report.id)) continue;
        table.addReport(report);
        if (at <= clock.now()) take(report);
      }
    });
  }

  return { end, take, pay };
}

/** Makes the deposits and the simulated bank that reports their payments. */
export function createDeposits(context: FundContext): Deposits {
  const { banks, clock, database, ledger, notices, table } = context;

  const join = (payments: ReadonlyArray<Fund<'deposit'>['payment']>) =>
    payments.flatMap((payment) => fundOf(context, 'deposit', payment) ?? []);

  function check(clientId: string, { method, amount, bankId }: DepositDraft) {
    const now = clock.now();
    const usedOfUpi = table.usedOfUpi(clientId, now - fundRules.upiDayMs);
    const account = checkedAccount(banks.find(clientId, bankId));
    const left = minus(fundRules.upiDay, usedOfUpi);
    return {
      faults: checkDeposit({ method, amount, account }, { usedOfUpi }),
      endsAt: depositEndsAt(method, now),
      upiLeft: left > noMoney ? left : noMoney,
    };
  }

  const { end, take, pay } = createDepositEnds(context);

  return {
    check,
    ask: (clientId, draft) =>
      database.transaction((): Asked => {
        const { faults, endsAt } = check(clientId, draft);
        const account = banks.find(clientId, draft.bankId);
        if (faults.length > 0 || !account) return { kind: 'faults', faults };
        const waiting = table.inStates(clientId, 'deposit', ['AWAITING_PAYMENT']);
        if (waiting.length >= mostWaiting) return { kind: 'tooMany' };
        const { method, amount } = draft;
        const legs = { money: { amount } };
        const movement = moved(
          ledger.begin({ ...idOf(draft), clientId, kind: 'deposit', legs, at: clock.now() }),
        );
        const payment = {
          ...newPayment({ movement, account, method, amount, prefix: 'WD' }),
          due_at: endsAt,
        };
        table.add(payment);
        tellFund(context, movement);
        return { kind: 'deposit', deposit: { payment, movement } };
      }),
    find: (clientId, id) => fundOf(context, 'deposit', table.find(clientId, 'deposit', id)),
    list: (clientId, options) => join(table.list(clientId, 'deposit', options)),
    waiting: (clientId) => join(table.inStates(clientId, 'deposit', ['AWAITING_PAYMENT'])),
    cancel: (deposit) =>
      deposit.movement.state === 'AWAITING_PAYMENT'
        ? database.transaction(() => end(deposit, 'CANCELLED', 'by_client'))
        : null,
    pay,
    take,
    expire(deposit) {
      database.transaction(() => {
        end(deposit, 'EXPIRED', 'not_paid');
        const { clientId } = deposit.movement;
        notices.add(clientId, noticeTexts.depositExpired(fromPaise(deposit.payment.amount)));
      });
    },
  };
}
