import { fromPaise, fromWire, istDay, minus, sumOf, type Market, type Paise } from '@wealth/domain';
import type { MarketEngine } from '../engine/index.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { OpenLot } from './createLotTable.ts';
import type { UnitBalance } from './createUnitTable.ts';

/** What is held of one ISIN, valued at the live price. Amounts in paise. */
export interface Position {
  isin: string;
  /** The listing that it is valued at: NSE when listed there. */
  market: Market;
  symbol: string;
  name: string;
  /** Settled, T+1, pledged and in transit. */
  quantity: number;
  /** Bought and not yet settled. */
  t1Quantity: number;
  pledged: number;
  inTransit: number;
  /** What open sales hold. */
  waiting: number;
  /** What a new sale may sell. */
  sellable: number;
  /** What was paid for it, without charges; of what FIFO has left. */
  cost: Paise;
  lastPrice: Paise;
  value: Paise;
  /** Against the previous close, or against the price paid for what was bought this day. */
  dayChange: Paise;
}

function times(price: Paise, quantity: number): Paise {
  return fromPaise(price * quantity);
}

function toPosition(units: UnitBalance, lots: readonly OpenLot[], engine: MarketEngine): Position {
  const listing = listingOf(engine, units.isin);
  const quote = listing ? engine.quote(listing.market, listing.symbol) : null;
  if (!listing || !quote) throw new RangeError(`units of the unknown ISIN ${units.isin}`);
  const lastPrice = fromWire(quote.lastPrice);
  const previousClose = fromWire(quote.previousClose);
  const sessionDate = engine.sessionDate();
  const value = times(lastPrice, units.quantity);
  const startOf = (lot: OpenLot) =>
    istDay(lot.boughtAt) === sessionDate ? lot.cost : times(previousClose, lot.quantity);
  return {
    isin: units.isin,
    market: listing.market,
    symbol: listing.symbol,
    name: listing.name,
    quantity: units.quantity,
    t1Quantity: units.incoming,
    pledged: units.pledged,
    inTransit: units.inTransit,
    waiting: units.waiting,
    sellable: units.sellable,
    cost: sumOf(lots.map(({ cost }) => cost)),
    lastPrice,
    value,
    dayChange: minus(value, sumOf(lots.map(startOf))),
  };
}

/** Values what is held, the largest value first. Whole paise throughout: nothing is rounded. */
export function sumUp(
  units: readonly UnitBalance[],
  lots: readonly OpenLot[],
  engine: MarketEngine,
): Position[] {
  const ofIsin = Map.groupBy(lots, ({ isin }) => isin);
  return units
    .map((row) => toPosition(row, ofIsin.get(row.isin) ?? [], engine))
    .toSorted((a, b) => b.value - a.value);
}
