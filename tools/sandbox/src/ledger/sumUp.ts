import { fromWire, instrumentIdOf, istDay, type Market } from '@wealth/domain';
import type { MarketEngine, Quote } from '../engine/index.ts';
import { findInstrument } from '../market/findInstrument.ts';

/** What is left of one purchase. */
export interface Lot {
  market: string;
  symbol: string;
  remaining: number;
  pledged: number;
  /** Paise a unit, without charges. */
  price_paise: number;
  bought_at: number;
  settles_at: number;
}

/** All open lots of one instrument, valued at the live price. Amounts in paise. */
export interface Position {
  market: Market;
  symbol: string;
  name: string;
  quantity: number;
  /** Bought and not yet settled. */
  t1Quantity: number;
  pledged: number;
  cost: number;
  lastPrice: number;
  value: number;
  /** Against the previous close, or against the price paid for what was bought this day. */
  dayChange: number;
}

interface Moment {
  quote: Quote;
  now: number;
  /** YYYY-MM-DD: the day the quote belongs to. */
  sessionDate: string;
}

function addLot(position: Position, lot: Lot, { quote, now, sessionDate }: Moment): Position {
  const lastPrice = fromWire(quote.lastPrice);
  const isBoughtThisDay = istDay(lot.bought_at) === sessionDate;
  const dayStart = isBoughtThisDay ? lot.price_paise : fromWire(quote.previousClose);
  return {
    ...position,
    quantity: position.quantity + lot.remaining,
    t1Quantity: position.t1Quantity + (lot.settles_at > now ? lot.remaining : 0),
    pledged: position.pledged + lot.pledged,
    cost: position.cost + lot.price_paise * lot.remaining,
    value: position.value + lastPrice * lot.remaining,
    dayChange: position.dayChange + (lastPrice - dayStart) * lot.remaining,
  };
}

/** Sums lots up to positions, the largest value first. Whole paise throughout: nothing is rounded. */
export function sumUp(lots: readonly Lot[], engine: MarketEngine, now: number): Position[] {
  const positions = new Map<string, Position>();
  for (const lot of lots) {
    const instrument = findInstrument(lot.market, lot.symbol);
    const quote = instrument ? engine.quote(instrument.market, instrument.symbol) : null;
    if (!instrument || !quote)
      throw new RangeError(`a lot of the unknown instrument ${lot.symbol} on ${lot.market}`);
    const key = instrumentIdOf(instrument);
    const position = positions.get(key) ?? {
      market: instrument.market,
      symbol: instrument.symbol,
      name: instrument.name,
      quantity: 0,
      t1Quantity: 0,
      pledged: 0,
      cost: 0,
      lastPrice: fromWire(quote.lastPrice),
      value: 0,
      dayChange: 0,
    };
    positions.set(key, addLot(position, lot, { quote, now, sessionDate: engine.sessionDate() }));
  }
  return [...positions.values()].toSorted((a, b) => b.value - a.value);
}
