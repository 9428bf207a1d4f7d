import { fromWire, minimumTradeRules, rowInForce, type CalendarDay, type Paise } from '@wealth/domain';
import type { AmountLimit } from './limitChange.ts';

/** The ends of a slider and what an arrow key moves it by, in paise. */
export interface LimitScale {
  minimum: number;
  maximum: number;
  step: number;
}

function usualScale(limit: AmountLimit, on: CalendarDay): LimitScale {
  if (limit === 'dailyLoss') {
    return { minimum: fromWire(5_000), maximum: fromWire(50_000), step: fromWire(500) };
  }
  // A limit below what an order has to be worth would forbid every purchase.
  const { minimum } = rowInForce(minimumTradeRules, on);
  return { minimum, maximum: fromWire(1_000_000), step: fromWire(1_000) };
}

/**
 * From where to where the slider of a limit goes: as the design draws it, and on to the amounts that are set, so that the
 * thumb stands at them. What lies beyond is typed.
 *
 * @param amounts - What counts and what waits; null for none.
 * @param on - The day whose minimum of an order counts.
 */
export function limitScale(
  limit: AmountLimit,
  amounts: ReadonlyArray<Paise | null>,
  on: CalendarDay,
): LimitScale {
  const { minimum, maximum, step } = usualScale(limit, on);
  const set = amounts.filter((amount) => amount !== null);
  return {
    // Zero is no limit.
    minimum: Math.min(minimum, ...set.map((amount) => Math.max(Math.floor(amount / step), 1) * step)),
    maximum: Math.max(maximum, ...set.map((amount) => Math.ceil(amount / step) * step)),
    step,
  };
}
