import { addDays, calendarDay, fromPaise, istDay, istInstant, negated, type Paise } from '@wealth/domain';
import { fundRules, settlementDaysAfter, settlementSentAt } from '@wealth/domain/funds';

/** Money that went in or out before the start of the sandbox. */
export interface PastFund {
  kind: 'deposit' | 'withdrawal' | 'settlement';
  amount: Paise;
  /** When it was asked for, or sent; epoch milliseconds. */
  at: number;
}

/** What a trade has taken at once, and what it has brought later; paise. */
export interface PastNeed {
  at: number;
  taken: number;
  brought: number;
  broughtAt: number;
}

/** A moment of the plan: what happens then to the cash that is known, and what a trade takes of it afterwards. */
interface Moment {
  at: number;
  fund: (cash: number, paidOutAt: number) => PastFund | null;
  taken: number;
}

/** Paise of a thousand rupees: what a deposit is a multiple of. */
const thousand = 100_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long before the last of it everything else has happened. */
const quietMs = 4 * dayMs;
/** What is saved on the fifth of each month, and taken out of it on the twentieth; paise. */
const saved = { amount: 50 * thousand, days: 4, atMinute: 620 };
const takenOut = { amount: 30 * thousand, days: 19, atMinute: 660 };

function savings(from: number, until: number): Moment[] {
  const moments: Moment[] = [];
  let first = calendarDay(`${istDay(from).slice(0, 7)}-01`);
  while (istInstant(first) < until) {
    const inAt = istInstant(addDays(first, saved.days), saved.atMinute);
    const outAt = istInstant(addDays(first, takenOut.days), takenOut.atMinute);
    const deposit = { kind: 'deposit', amount: fromPaise(saved.amount), at: inAt } as const;
    const withdrawal = { kind: 'withdrawal', amount: fromPaise(takenOut.amount), at: outAt } as const;
    moments.push({ at: inAt, fund: () => deposit, taken: 0 });
    moments.push({ at: outAt, fund: (cash) => (cash < takenOut.amount ? null : withdrawal), taken: 0 });
    first = calendarDay(`${addDays(first, 31).slice(0, 7)}-01`);
  }
  return moments;
}

/** On the quarterly days all that lies idle is paid out. */
function settlements(from: number, until: number): Moment[] {
  const most = Math.ceil((until - from) / (28 * dayMs)) + 1;
  return settlementDaysAfter(from, most)
    .filter(({ isQuarterly }) => isQuarterly)
    .map(({ day }) => {
      const at = settlementSentAt(day);
      const fund: Moment['fund'] = (cash) =>
        cash > 0 ? { kind: 'settlement', amount: fromPaise(cash), at } : null;
      return { at, fund, taken: 0 };
    });
}

const inThousands = (amount: number) =>
  fromPaise(Math.max(Math.ceil(amount / thousand) * thousand, fundRules.smallestDeposit));

/** A purchase that is not covered is paid for on the day before, after what was paid out. */
const tradeMoment = ({ at, taken }: PastNeed): Moment => ({
  at,
  fund: (cash, paidOutAt) =>
    taken > cash
      ? { kind: 'deposit', amount: inThousands(taken - cash), at: Math.max(at - dayMs, paidOutAt + hourMs) }
      : null,
  taken,
});

/** Signed as the cash of a client sees it. */
const signed = ({ kind, amount }: PastFund) => (kind === 'deposit' ? amount : negated(amount));

/** A last deposit and withdrawal bring all to its sum. */
function lastFunds(rest: number, at: number): PastFund[] {
  const amount = inThousands(rest + fundRules.smallestWithdrawal);
  return [
    { kind: 'deposit', amount, at },
    { kind: 'withdrawal', amount: fromPaise(amount - rest), at: at + dayMs },
  ];
}

/**
 * Plans what a client who saves has paid in and taken out: each trade was paid for, what lay idle was paid out on its days, and all
 * together leaves a sum.
 *
 * @param needs - Trades, the oldest first.
 * @param until - When the last of it happens; trades after it are paid for out of the sum.
 */
export function planPastFunds(
  needs: readonly PastNeed[],
  { sum, from, until }: { sum: Paise; from: number; until: number },
): PastFund[] {
  const quietFrom = until - quietMs;
  const regular = [...savings(from, quietFrom), ...settlements(from, quietFrom)];
  const moments = [
    ...regular.filter(({ at }) => at > from && at < quietFrom),
    ...needs.filter(({ at }) => at < until).map(tradeMoment),
  ].toSorted((one, other) => one.at - other.at);

  const funds: PastFund[] = [];
  let [cash, arrived, paidOutAt] = [0, 0, from - hourMs];
  for (const { at, fund, taken } of moments) {
    // Proceeds count once they are settled.
    const brought = needs.reduce((all, need) => all + (need.broughtAt <= at ? need.brought : 0), 0);
    cash += brought - arrived;
    arrived = brought;
    const planned = fund(cash, paidOutAt);
    if (planned) funds.push(planned);
    cash += (planned ? signed(planned) : 0) - taken;
    if (planned?.kind === 'settlement') paidOutAt = at;
  }
  const net = funds.reduce((all, fund) => all + signed(fund), 0);
  return [...funds, ...lastFunds(sum - net, until)].toSorted((one, other) => one.at - other.at);
}
