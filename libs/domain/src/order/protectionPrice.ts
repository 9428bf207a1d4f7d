import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import type { Side } from '../charges/chargeRules.ts';
import type { Paise } from '../money/paise.ts';
import { snapPaise } from '../price/paiseTick.ts';
import type { OrderedInstrument } from './checkedOrder.ts';

/** How far beyond the best opposite price an order without a limit may fill; percentage points. */
const protectionRules = [
  { effectiveFrom: '2024-10-01', percent: 3, source: 'Assumption: market protection of the sandbox, 3 %' },
] as const;

export interface ProtectedOrder {
  side: Side;
  /**
   * The best opposite price; with nobody there the last price (assumption). Of a stop order that has still to be triggered,
   * the trigger where that lies beyond it.
   */
  reference: Paise;
  instrument: Pick<OrderedInstrument, 'tickSize' | 'band'>;
  on: CalendarDay;
}

/**
 * The worst price at which a MARKET or SL-M order fills: 3 % beyond the best opposite price and never more, on the tick,
 * inside the band.
 */
export function protectionPrice({ side, reference, instrument, on }: ProtectedOrder): Paise {
  const { tickSize, band } = instrument;
  const { percent } = rowInForce(protectionRules, on);
  if (side === 'BUY') {
    const most = snapPaise((reference * (100 + percent)) / 100, tickSize, 'down');
    return band && most > band.upper ? snapPaise(band.upper, tickSize, 'down') : most;
  }
  const least = snapPaise((reference * (100 - percent)) / 100, tickSize, 'up');
  return band && least < band.lower ? snapPaise(band.lower, tickSize, 'up') : least;
}
