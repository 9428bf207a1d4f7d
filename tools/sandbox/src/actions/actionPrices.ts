import {
  addDays,
  calendarDay,
  fromWire,
  previousTradingDay,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import { priceFactorOf, type CorporateAction, type Instrument } from '../engine/index.ts';
import type { Market } from '../market/market.ts';
import { roundedPaise } from './actionFacts.ts';

/** Prices of a share on both sides of an ex-date, paise. */
export interface ActionPrices {
  /** The close of the day before. */
  before: Paise;
  /** What it is in shares of the ex-date: the opening reference. */
  after: Paise;
}

/** What has changed prices after a day, up to that of the quotes. */
function factorSince(market: Market, instrument: Instrument, day: CalendarDay): number {
  const to = calendarDay(market.engine().sessionDate());
  return market
    .actionsBetween(instrument, { from: addDays(day, 1), to })
    .reduce((factor, action) => factor * priceFactorOf(action), 1);
}

/** The prices of a share around the ex-date of an action, which has come. */
export function actionPrices(market: Market, instrument: Instrument, action: CorporateAction): ActionPrices {
  const { exDate } = action;
  const engine = market.engine();
  const dayBefore = engine.isAlwaysOpen(addDays(exDate, -1))
    ? addDays(exDate, -1)
    : previousTradingDay(exDate);
  // The market gives a close in shares of its own day.
  const close = engine.closeOn(instrument.market, instrument.symbol, dayBefore) ?? instrument.basePrice;
  const after = fromWire(close) / factorSince(market, instrument, exDate);
  const others = market
    .actionsBetween(instrument, { from: exDate, to: exDate })
    .reduce((factor, one) => factor * priceFactorOf(one), 1);
  return { before: roundedPaise(after / others), after: roundedPaise(after) };
}
