import type { Withdrawable, WithdrawableLine } from '@wealth/api-sdk/model';
import { fromWire, minus, sumOf, toWire, type Paise } from '@wealth/domain';

/** A bar of the waterfall, in percent of the balance. */
export interface WaterfallBar {
  left: number;
  width: number;
}

export interface WaterfallStep extends WithdrawableLine {
  bar: WaterfallBar;
}

/** When a part of the rest is free, and how much could leave then if nothing else happened. */
export interface FreeStep {
  at: string;
  codes: string[];
  /** Rupees. */
  total: number;
}

export interface Waterfall {
  steps: WaterfallStep[];
  result: WaterfallBar;
  /** In the order of time; without what no time says of. */
  frees: FreeStep[];
}

/** A share of the balance for the eye; the amounts stand beside it. */
const percentOf = (part: Paise, whole: Paise) => (whole > 0 ? Math.min(100, (part / whole) * 100) : 0);

function freesOf({ withdrawable, lines }: Omit<Withdrawable, 'notice'>): FreeStep[] {
  const steps: FreeStep[] = [];
  let total = fromWire(withdrawable);
  const dated = lines.flatMap(({ code, amount, frees_at: at }) =>
    at === null ? [] : [{ code, amount, at }],
  );
  for (const { code, amount, at } of dated.toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )) {
    total = sumOf([total, fromWire(amount)]);
    const last = steps.at(-1);
    if (last && Date.parse(last.at) === Date.parse(at)) {
      last.codes.push(code);
      last.total = toWire(total);
    } else {
      steps.push({ at, codes: [code], total: toWire(total) });
    }
  }
  return steps;
}

/** The way from the balance to what can leave: each reason takes its part off the end of the one before. */
export function waterfallOf(money: Omit<Withdrawable, 'notice'>): Waterfall {
  const balance = fromWire(money.balance);
  let left = balance;
  const steps = money.lines.map((line): WaterfallStep => {
    const amount = fromWire(line.amount);
    left = minus(left, amount);
    return { ...line, bar: { left: percentOf(left, balance), width: percentOf(amount, balance) } };
  });
  return {
    steps,
    result: { left: 0, width: percentOf(fromWire(money.withdrawable), balance) },
    frees: freesOf(money),
  };
}
