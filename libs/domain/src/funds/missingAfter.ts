import { minus } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';

/**
 * What each of some purchases that block no money would find too little after a payout: nothing where there is enough, or was not
 * before. Those that come first take their money first.
 */
export function missingAfter(
  needed: readonly Paise[],
  { available, paidOut }: { available: Paise; paidOut: Paise },
): Paise[] {
  let [before, after] = [available, minus(available, paidOut)];
  return needed.map((need) => {
    const wasThere = need <= before;
    if (wasThere) before = minus(before, need);
    if (need <= after) {
      after = minus(after, need);
      return noMoney;
    }
    return wasThere ? minus(need, after > noMoney ? after : noMoney) : noMoney;
  });
}
