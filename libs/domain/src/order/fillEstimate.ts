import Big from 'big.js';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { Side } from '../charges/chargeRules.ts';
import { changePercent, sharePercent, sumOf, valueAt } from '../money/arithmetic.ts';
import { fromPaise, noMoney, toRupees, type Paise } from '../money/paise.ts';
import { isProposed } from './farFromMarket.ts';

/** The orders of one price. */
export interface DepthLevelInPaise {
  price: Paise;
  /** Units. */
  quantity: number;
}

/** Best first. */
export interface DepthInPaise {
  bids: readonly DepthLevelInPaise[];
  asks: readonly DepthLevelInPaise[];
}

export interface EstimatedOrder {
  depth: DepthInPaise;
  side: Side;
  /** Units, a whole number above zero. */
  quantity: number;
  /** The limit, or the protection price of a market order; null for any price. */
  worstAllowed: Paise | null;
  /** The day whose rules count. */
  on: CalendarDay;
}

/** What an order would meet if it were sent now, in the levels that are seen. */
export interface FillEstimate {
  filledQuantity: number;
  /** Units that it takes from each level, the best first; levels that it does not reach are not there. */
  takenUnits: readonly number[];
  /** How much of the order that is: percentage points, one decimal; below 100 even where 99.96 would round up. */
  filledPercent: Big;
  /** What the filled units come to. */
  value: Paise;
  /** Rupees per unit, at most 4 decimals; null where nothing fills. */
  averagePrice: Big | null;
  /** The last price that it takes; null where nothing fills. */
  worstPrice: Paise | null;
  /** Percentage points, two decimals, that the average is worse than the best price: 0 or more. */
  averageAwayPercent: Big | null;
  /** The limit that fills all of it; null where the levels that are seen do not hold so much. */
  limitPrice: Paise | null;
  /** The limit that can be proposed: near the best price, with the units that it fills at once; null for an empty side. */
  nearLimit: { price: Paise; quantity: number } | null;
}

const unitDecimals = 4;

interface Taken {
  quantity: number;
  units: number[];
  value: Paise;
  worstPrice: Paise | null;
}

function takeFrom(levels: readonly DepthLevelInPaise[], quantity: number): Taken {
  const taken: Taken = { quantity: 0, units: [], value: noMoney, worstPrice: null };
  for (const level of levels) {
    const units = Math.min(level.quantity, quantity - taken.quantity);
    if (units <= 0) break;
    taken.quantity += units;
    taken.units.push(units);
    taken.value = sumOf([taken.value, valueAt(level.price, units)]);
    taken.worstPrice = level.price;
  }
  return taken;
}

function filledShare(filled: number, quantity: number): Big {
  // Counts of units, whose share is taken as that of amounts is.
  const share = sharePercent(fromPaise(filled), fromPaise(quantity)) ?? Big(0);
  return filled < quantity && share.gte(100) ? Big('99.9') : share;
}

function nearLimitOf(
  levels: readonly DepthLevelInPaise[],
  { side, quantity, on }: Pick<EstimatedOrder, 'side' | 'quantity' | 'on'>,
): FillEstimate['nearLimit'] {
  const [best] = levels;
  if (!best) return null;
  const near = levels.filter(({ price }) => isProposed({ side, price, best: best.price }, on));
  const taken = takeFrom(near, quantity);
  return taken.worstPrice === null ? null : { price: taken.worstPrice, quantity: taken.quantity };
}

/**
 * What an order would be filled with from the depth, and the limit that would fill it. The depth is what is seen of the book,
 * at this moment: an estimate.
 *
 * @throws RangeError when the quantity is not a whole number above zero: a bug in the caller.
 */
export function fillEstimate({ depth, side, quantity, worstAllowed, on }: EstimatedOrder): FillEstimate {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) {
    throw new RangeError(`quantity must be a whole number above zero, got ${quantity}`);
  }
  const levels = side === 'BUY' ? depth.asks : depth.bids;
  const isAllowed = ({ price }: DepthLevelInPaise) =>
    worstAllowed === null || (side === 'BUY' ? price <= worstAllowed : price >= worstAllowed);
  const all = takeFrom(levels, quantity);
  const filled = takeFrom(levels.filter(isAllowed), quantity);
  const limitPrice = all.quantity === quantity ? all.worstPrice : null;
  const filledPercent = filledShare(filled.quantity, quantity);
  const { value, worstPrice } = filled;
  const counts = {
    filledQuantity: filled.quantity,
    takenUnits: filled.units,
    filledPercent,
    value,
    worstPrice,
    limitPrice,
    nearLimit: nearLimitOf(levels, { side, quantity, on }),
  };
  const [best] = levels;
  if (!best || filled.quantity === 0) return { ...counts, averagePrice: null, averageAwayPercent: null };
  // Of the whole value against the same units at the best price, so that no average is rounded before.
  const away = changePercent(value, valueAt(best.price, filled.quantity));
  return {
    ...counts,
    averagePrice: toRupees(value).div(filled.quantity).round(unitDecimals, Big.roundHalfUp),
    averageAwayPercent: away?.abs() ?? null,
  };
}

/**
 * What a unit of a market order is counted with: the average of the levels that fill all of it, to the paisa; the last price
 * where they do not hold so much.
 *
 * @param estimate - Of the whole order; null where no depth is known.
 */
export function expectedPrice(
  estimate: FillEstimate | null,
  { quantity, lastPrice }: { quantity: number; lastPrice: Paise },
): Paise {
  if (!estimate || quantity <= 0 || estimate.filledQuantity < quantity) return lastPrice;
  return fromPaise(Math.round(estimate.value / quantity));
}
