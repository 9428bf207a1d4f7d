import { snakeCase, toIstIso, toWire } from '@wealth/domain';
import { idleFrom, type Withdrawable } from '@wealth/domain/funds';
import type { DataOf } from '@wealth/api-sdk/operations';
import { namedAccount, type BankAccount } from '../bank/bankAccounts.ts';
import type { PurchaseAtRisk, RunningAccountView } from './createRunningAccounts.ts';
import { toWireSettlement } from './toWireFunds.ts';

type WireRunning = DataOf<'getRunningAccount'>;

export const toWireLines = ({ lines }: Pick<Withdrawable, 'lines'>): WireRunning['lines'] =>
  lines.map(({ code, amount, freesAt }) => ({
    code: snakeCase(code),
    amount: toWire(amount),
    frees_at: freesAt === null ? null : toIstIso(freesAt),
  }));

const toWirePayee = (account: BankAccount) => ({
  id: account.id,
  ...namedAccount(account),
  ifsc: account.ifsc,
  holder: account.holder,
});

export const toWireRisk = ({ order, price, needed, missing }: PurchaseAtRisk) => ({
  id: order.id,
  instrument: { market: order.market, symbol: order.symbol },
  quantity: order.quantity,
  price: toWire(price),
  needed: toWire(needed),
  missing: toWire(missing),
});

export function toWireRunning({
  account,
  next,
  money,
  payee,
  atRisk,
  last,
}: RunningAccountView): WireRunning {
  const { idleSince } = account;
  return {
    choice: account.choice,
    next: {
      day: next.day,
      sent_at: toIstIso(next.sentAt),
      reason: next.reason,
      provisional: next.isProvisional,
    },
    idle: idleSince === null ? null : { since: idleSince, on: idleFrom(idleSince) },
    balance: toWire(money.balance),
    amount: toWire(money.withdrawable),
    lines: toWireLines(money),
    account: payee && toWirePayee(payee),
    gtts: atRisk.map(toWireRisk),
    last: last && toWireSettlement(last),
  };
}
