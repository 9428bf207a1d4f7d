import { minus, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { shareOut } from '../money/shareOut.ts';
import type { LotFigures } from './taxLot.ts';

/** The amounts of a lot, all of which go with its units. */
export type LotAmounts = Omit<LotFigures, 'quantity'>;

const paid = ['cost', 'charges', 'transactionTax'] as const;
/** What only some lots have. */
const seldom = ['marketValue', 'addedCost'] as const;

export const noAmounts: LotAmounts = { cost: noMoney, charges: noMoney, transactionTax: noMoney };

/** Amounts of two lots joined, or of one less the other: what neither has stays out. */
function joined(one: LotAmounts, other: LotAmounts, join: (a: Paise, b: Paise) => Paise): LotAmounts {
  const of = (name: keyof LotAmounts) => join(one[name] ?? noMoney, other[name] ?? noMoney);
  const amounts: LotAmounts = {
    cost: of('cost'),
    charges: of('charges'),
    transactionTax: of('transactionTax'),
  };
  for (const name of seldom) {
    if ((one[name] ?? other[name] ?? null) !== null) amounts[name] = of(name);
  }
  return amounts;
}

/** Both together. */
export const plusAmounts = (one: LotAmounts, other: LotAmounts): LotAmounts =>
  joined(one, other, (a, b) => sumOf([a, b]));

/** What is left of the first one. */
export const lessAmounts = (whole: LotAmounts, part: LotAmounts): LotAmounts => joined(whole, part, minus);

/** Divides the amounts of a lot in proportion to weights; the parts add up to it, to the paisa. */
export function shareAmounts(lot: LotAmounts, weights: readonly number[]): LotAmounts[] {
  const shares = weights.map((): LotAmounts => ({ ...noAmounts }));
  for (const name of [...paid, ...seldom]) {
    const amount = lot[name] ?? null;
    if (amount === null) continue;
    for (const [at, share] of shareOut(amount, weights).entries()) {
      const into = shares[at];
      if (into) into[name] = share;
    }
  }
  return shares;
}
