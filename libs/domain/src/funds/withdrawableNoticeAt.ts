import { addDays, istDay, istInstant } from '../calendar/calendarDay.ts';
import { sumOf } from '../money/arithmetic.ts';
import { fundRules } from './fundRules.ts';
import type { Withdrawable } from './withdrawableOf.ts';

/**
 * When a client who waits for money that can be withdrawn is told, or looked after again: at the first time that frees the
 * minimum if nothing else happens, else at the next midnight.
 *
 * @param now - Epoch milliseconds.
 * @returns Epoch milliseconds after now; null where money can be withdrawn now, and where there is none.
 */
export function withdrawableNoticeAt(
  { balance, withdrawable, lines }: Withdrawable,
  now: number,
): number | null {
  const { smallestWithdrawal } = fundRules;
  if (withdrawable >= smallestWithdrawal || balance < smallestWithdrawal) return null;
  const dated = lines.flatMap(({ amount, freesAt }) =>
    freesAt === null || freesAt <= now ? [] : [{ amount, freesAt }],
  );
  let free = withdrawable;
  for (const { amount, freesAt } of dated.toSorted((one, other) => one.freesAt - other.freesAt)) {
    free = sumOf([free, amount]);
    if (free >= smallestWithdrawal) return freesAt;
  }
  return istInstant(addDays(istDay(now), 1), 0);
}
