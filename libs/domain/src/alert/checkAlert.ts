import Big from 'big.js';
import { isOnTick, snapToTick } from '../price/snapToTick.ts';
import { holdingGain, type AlertCondition, type AlertReading } from './priceAlert.ts';

export type AlertFaultCode = 'required' | 'tooLow' | 'tooHigh' | 'offTick' | 'tooFine' | 'onlyAbove';

/** What is wrong with an alert that somebody wants to set. */
export interface AlertFault {
  field: 'value' | 'direction';
  code: AlertFaultCode;
  /** The value closest to the one that was typed which would be taken; null where there is none. */
  nearest: number | null;
}

/** From and to which value an alert makes sense, in the units of `AlertCondition.value`; the edges are taken. */
export const alertBounds = {
  price: { least: 0.01, most: 10_000_000 },
  change_percent: { least: -100, most: 1_000 },
  week52: { least: 0, most: 100 },
  volume: { least: 1, most: 100_000_000_000 },
  gain_percent: { least: -100, most: 100_000 },
} as const satisfies Record<AlertCondition['kind'], { least: number; most: number }>;

type Kind = AlertCondition['kind'];

/** Percentage points; a unit of a volume. */
const stepOf = { change_percent: 0.01, week52: 0.01, volume: 1, gain_percent: 0.01 } as const;

/** The grid of a value. @param tickSize - Rupees, or points of an index. */
function gridOf(kind: Kind, tickSize: number): Big {
  return Big(kind === 'price' ? tickSize : stepOf[kind]);
}

/** The value on the grid and in the bounds that is closest; below zero the grid goes on. */
function nearestValue(kind: Kind, value: number, tickSize: number): number {
  const { least, most } = alertBounds[kind];
  const grid = gridOf(kind, tickSize);
  const clamped = Math.min(most, Math.max(least, value));
  const snapped = snapToTick(Big(clamped).abs(), grid).times(clamped < 0 ? -1 : 1);
  // The lowest price is finer than most grids are.
  const onGrid = snapped.lt(least) ? snapToTick(Big(least), grid, 'up') : snapped;
  return (onGrid.gt(most) ? snapToTick(Big(most), grid, 'down') : onGrid).toNumber();
}

/**
 * What is wrong with an alert, before it is sent: a price that the exchange cannot quote would never be met exactly, and a
 * volume of the day only grows.
 *
 * @param condition - With the value as it was typed; null for nothing or no number.
 * @param tickSize - Rupees, or points of an index: the grid of the prices.
 * @returns The first fault, or null.
 * @throws RangeError when `tickSize` is not positive: a bug of the caller.
 */
export function checkAlert(
  { kind, direction, value }: Omit<AlertCondition, 'value'> & { value: number | null },
  tickSize: number,
): AlertFault | null {
  if (value === null || !Number.isFinite(value)) return { field: 'value', code: 'required', nearest: null };
  const fault = (code: AlertFaultCode): AlertFault => ({
    field: 'value',
    code,
    nearest: nearestValue(kind, value, tickSize),
  });
  const { least, most } = alertBounds[kind];
  if (value < least) return fault('tooLow');
  if (value > most) return fault('tooHigh');
  if (!isOnTick(Big(value).abs(), gridOf(kind, tickSize)))
    return fault(kind === 'price' ? 'offTick' : 'tooFine');
  if (kind === 'volume' && direction === 'below')
    return { field: 'direction', code: 'onlyAbove', nearest: null };
  return null;
}

/**
 * The price that an alert can wait for nearest to one, so many steps of the grid away.
 *
 * @param price - Rupees, or points of an index; not below nought.
 * @param tickSize - The grid, in the same.
 */
export function stepAlertPrice(price: number, steps: number, tickSize: number): number {
  return nearestValue('price', Big(price).plus(Big(tickSize).times(steps)).toNumber(), tickSize);
}

/** How far from the present figure a new alert begins: percent of a price, percentage points of a change. */
const startAwayPercent = 2;
/** Times the volume of the day so far. */
const startVolumeFactor = 2;
/** Percentage points: a gain moves further than the change of a day. */
const startGainPoints = 5;

/** Two digits and noughts: 1,60,000 and not 1,60,322. */
function roundVolume(volume: number): number {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, volume))) - 1);
  return Math.max(1, Math.round(volume / 10 ** digits) * 10 ** digits);
}

/**
 * The value that a new alert begins with: near enough to be of use, far enough not to fire at once.
 *
 * @param tickSize - Rupees, or points of an index.
 */
export function startAlertValue(
  { kind, direction }: Omit<AlertCondition, 'value'>,
  { lastPrice, changePercent, volume, averageCost }: Omit<AlertReading, 'week52'>,
  tickSize: number,
): number {
  const sign = direction === 'above' ? 1 : -1;
  switch (kind) {
    case 'price':
      return nearestValue(kind, lastPrice * (1 + (sign * startAwayPercent) / 100), tickSize);
    case 'change_percent':
      return nearestValue(kind, Math.round(changePercent) + sign * startAwayPercent, tickSize);
    case 'week52':
      return 0;
    case 'volume':
      return roundVolume(volume * startVolumeFactor);
    case 'gain_percent': {
      const gain = Math.round(holdingGain(lastPrice, averageCost) ?? 0);
      return nearestValue(kind, gain + sign * startGainPoints, tickSize);
    }
  }
}
