import {
  fromPaise,
  fromWire,
  istDay,
  minus,
  sumOf,
  type CalendarDay,
  type Market as MarketCode,
  type Paise,
  type Sector,
} from '@wealth/domain';
import type { Instrument } from '../engine/index.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import type { OpenLot } from './lotRows.ts';
import type { UnitBalance } from './createUnitTable.ts';

/** Units that cannot be sold yet. */
export interface ArrivingUnits {
  kind: 't1' | 'inTransit';
  quantity: number;
  /** The day from which they can be sold. */
  on: CalendarDay;
}

/** A position in one ISIN, valued at the live price. Amounts in paise. */
export interface Position {
  isin: string;
  /** The listing that it is valued at: NSE when listed there. */
  market: MarketCode;
  symbol: string;
  name: string;
  sector: Sector;
  isListed: boolean;
  /** Settled, T+1, pledged and in transit. */
  quantity: number;
  settled: number;
  /** Bought and not yet settled. */
  t1Quantity: number;
  pledged: number;
  inTransit: number;
  /** When what is T+1 or in transit can be sold, the nearest day first. */
  arriving: ArrivingUnits[];
  /** What open sales hold. */
  waiting: number;
  /** What a new sale may sell. */
  sellable: number;
  /** The purchase value of the lots that FIFO has left, without charges. */
  cost: Paise;
  /** Units and cost of the lot that the next sale takes. */
  next: Pick<OpenLot, 'quantity' | 'cost'>;
  /** Against what was paid. */
  gain: Paise;
  lastPrice: Paise;
  value: Paise;
  /** Against the previous close, or against the price paid for what was bought this day. */
  dayChange: Paise;
}

function times(price: Paise, quantity: number): Paise {
  return fromPaise(price * quantity);
}

/** What is not settled was bought; what is neither was given by a company. */
function arrivingOf(lots: readonly OpenLot[], now: number): ArrivingUnits[] {
  const sums = new Map<string, ArrivingUnits>();
  for (const { origin, quantity, settlesAt } of lots) {
    if (settlesAt <= now) continue;
    const kind = origin === 'trade' ? 't1' : 'inTransit';
    const on = istDay(settlesAt);
    const before = sums.get(`${on} ${kind}`)?.quantity ?? 0;
    sums.set(`${on} ${kind}`, { kind, on, quantity: before + quantity });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, units]) => units);
}

/** What positions are valued with. */
export interface Valuation {
  market: Market;
  /** What a share stands at that is not listed yet; null for none that is known. */
  impliedPriceOf: (isin: string) => Paise | null;
  /** Epoch milliseconds. */
  now: number;
}

interface PositionPrices {
  isListed: boolean;
  lastPrice: Paise;
  previousClose: Paise;
}

/** A new company's share has no price before it lists, but what it was worth as a part of the old one. */
function pricesOf(
  { market: code, symbol, basePrice }: Instrument,
  isin: string,
  { impliedPriceOf, market }: Valuation,
): PositionPrices {
  const quote = market.engine().quote(code, symbol);
  if (quote) {
    const { lastPrice, previousClose } = quote;
    return { isListed: true, lastPrice: fromWire(lastPrice), previousClose: fromWire(previousClose) };
  }
  const implied = impliedPriceOf(isin) ?? fromWire(basePrice);
  return { isListed: false, lastPrice: implied, previousClose: implied };
}

function toPosition(
  units: UnitBalance,
  lots: readonly OpenLot[],
  { impliedPriceOf, market, now }: Valuation,
): Position {
  const engine = market.engine();
  const listing = listingOf(engine, units.isin);
  if (!listing) throw new RangeError(`units of the unknown ISIN ${units.isin}`);
  const { isListed, lastPrice, previousClose } = pricesOf(listing, units.isin, {
    impliedPriceOf,
    market,
    now,
  });
  const sessionDate = engine.sessionDate();
  const value = times(lastPrice, units.quantity);
  const cost = sumOf(lots.map((lot) => lot.cost));
  // What a company has given came at no price: it was worth the close before, in shares of today.
  const startOf = ({ origin, boughtAt, cost: paid, quantity }: OpenLot) =>
    origin === 'trade' && istDay(boughtAt) === sessionDate ? paid : times(previousClose, quantity);
  return {
    isin: units.isin,
    market: listing.market,
    symbol: listing.symbol,
    name: listing.name,
    sector: listing.sector,
    isListed,
    quantity: units.quantity,
    settled: units.settled,
    t1Quantity: units.incoming,
    pledged: units.pledged,
    inTransit: units.inTransit,
    arriving: arrivingOf(lots, now),
    waiting: units.waiting,
    sellable: units.sellable,
    cost,
    next: lots[0] ?? { quantity: units.quantity, cost },
    gain: minus(value, cost),
    lastPrice,
    value,
    dayChange: minus(value, sumOf(lots.map(startOf))),
  };
}

/** Values what is held, the largest value first. Whole paise throughout: nothing is rounded. */
export function positionsOf(
  units: readonly UnitBalance[],
  lots: readonly OpenLot[],
  valuation: Valuation,
): Position[] {
  const ofIsin = Map.groupBy(lots, ({ isin }) => isin);
  return units
    .map((row) => toPosition(row, ofIsin.get(row.isin) ?? [], valuation))
    .toSorted((a, b) => b.value - a.value);
}
