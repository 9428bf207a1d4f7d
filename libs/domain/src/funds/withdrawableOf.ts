import { fromPaise, noMoney, type Paise } from '../money/paise.ts';
import { minus, sumOf } from '../money/arithmetic.ts';

/** Why a part of the balance cannot leave today. */
export type WithdrawableCode =
  | 'pendingWithdrawal'
  | 'waitingOrders'
  | 'unsettledSales'
  | 'ofsBids'
  | 'addedToday';

export interface WithdrawableLine {
  code: WithdrawableCode;
  /** Above zero. */
  amount: Paise;
  /** When it can leave, epoch milliseconds; null where no time says so: an order ends, a withdrawal is cancelled. */
  freesAt: number | null;
}

/** Where the money of a client stands. */
export interface MoneyParts {
  /** Settled money, with what is blocked of it. */
  cash: Paise;
  /** Proceeds of sales, by the time of their settlement (epoch milliseconds). */
  unsettled: ReadonlyMap<number, number>;
  /** What waiting orders block: they are paid out of proceeds first, the last settlement first. */
  orders: Paise;
  /** What a withdrawal blocks until it is sent. */
  withdrawal: Paise;
  /** What bids in offers for sale block of the cash until their settlement. */
  ofsBids: Paise;
  /** Deposits of today, and when they can leave. */
  addedToday: Paise;
  addedFreesAt: number;
}

export interface Withdrawable {
  balance: Paise;
  withdrawable: Paise;
  /** Taken from the balance one by one they leave what is withdrawable. */
  lines: WithdrawableLine[];
}

/** The settlements that orders leave, the first one first. */
function settlementsLeft({ unsettled, orders }: MoneyParts): WithdrawableLine[] {
  let blocked: number = orders;
  const lines: WithdrawableLine[] = [];
  for (const [freesAt, amount] of [...unsettled].toSorted(([one], [other]) => other - one)) {
    const taken = Math.min(blocked, Math.max(0, amount));
    blocked -= taken;
    lines.unshift({ code: 'unsettledSales', amount: fromPaise(amount - taken), freesAt });
  }
  return lines;
}

/** From the balance to what may leave today: a line a reason. Money that was added today can be traded, and leaves later. */
export function withdrawableOf(parts: MoneyParts): Withdrawable {
  const balance = sumOf([parts.cash, ...[...parts.unsettled.values()].map(fromPaise)]);
  const wanted: WithdrawableLine[] = [
    { code: 'pendingWithdrawal', amount: parts.withdrawal, freesAt: null },
    { code: 'waitingOrders', amount: parts.orders, freesAt: null },
    ...settlementsLeft(parts),
    { code: 'ofsBids', amount: parts.ofsBids, freesAt: null },
    { code: 'addedToday', amount: parts.addedToday, freesAt: parts.addedFreesAt },
  ];
  let left = balance;
  const lines: WithdrawableLine[] = [];
  for (const line of wanted) {
    // What orders block of the money that was added today counts once.
    const amount = line.amount < left ? line.amount : left;
    if (amount <= noMoney) continue;
    left = minus(left, amount);
    lines.push({ ...line, amount });
  }
  return { balance, withdrawable: left, lines };
}
