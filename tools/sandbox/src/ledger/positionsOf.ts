import {
  addDays,
  averagePrice,
  calendarDay,
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
import Big from 'big.js';
import { actionsBetween } from '../engine/actions/actionsBetween.ts';
import type { RatioAction } from '../engine/actions/corporateAction.ts';
import type { Instrument } from '../engine/index.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import type { OpenLot } from './createLotTable.ts';
import type { UnitBalance } from './createUnitTable.ts';

/** Units that are bought or allotted and can be sold later. */
export interface ArrivingUnits {
  kind: 't1' | 'in_transit';
  quantity: number;
  sellableFrom: CalendarDay;
}

/** A position in one ISIN, valued at the live price. Amounts in paise. */
export interface Position {
  isin: string;
  /** The listing that it is valued at: NSE when listed there. */
  market: MarketCode;
  symbol: string;
  name: string;
  /** Settled, T+1, pledged and in transit. */
  quantity: number;
  settled: number;
  /** Bought and not yet settled. */
  t1Quantity: number;
  pledged: number;
  inTransit: number;
  /** What open sales hold. */
  waiting: number;
  /** What a new sale may sell. */
  sellable: number;
  /** What cannot be sold yet, by the day from which it can, the earliest first. */
  arriving: ArrivingUnits[];
  /** Rupees that were paid for a unit of the oldest lot, which a sale takes first, without charges. */
  nextPrice: Big;
  sector: Sector;
  /** The purchase value of the lots that FIFO has left, without charges. */
  cost: Paise;
  /** Against what was paid; 0 where `action` says that the two cannot be compared. */
  gain: Paise;
  /** The last bonus or split since the lots were bought, which is not posted; null for none. */
  action: Pick<RatioAction, 'kind' | 'exDate'> | null;
  lastPrice: Paise;
  value: Paise;
  /** Against the previous close, or against the price paid for what was bought this day. */
  dayChange: Paise;
}

function times(price: Paise, quantity: number): Paise {
  return fromPaise(price * quantity);
}

/** The last bonus or split since any of the lots was bought. */
function actionSince(market: Market, instrument: Instrument, lots: readonly OpenLot[]): RatioAction | null {
  const [first] = lots.map(({ boughtAt }) => boughtAt).toSorted((one, other) => one - other);
  if (first === undefined) return null;
  const range = { from: addDays(istDay(first), 1), to: calendarDay(market.engine().sessionDate()) };
  return (
    actionsBetween(market.seedKey, instrument, range).findLast((action) => action.kind !== 'dividend') ?? null
  );
}

/** What of the lots is not settled at an instant, by kind and day. @param now - Epoch milliseconds. */
function arrivingOf(lots: readonly OpenLot[], now: number): ArrivingUnits[] {
  const open = lots.filter(({ settlesAt }) => settlesAt > now);
  const kindOf = ({ origin }: OpenLot): ArrivingUnits['kind'] => (origin === 'trade' ? 't1' : 'in_transit');
  const groups = Map.groupBy(open, (lot) => `${istDay(lot.settlesAt)} ${kindOf(lot)}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first
        ? {
            kind: kindOf(first),
            quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity),
            sellableFrom: istDay(first.settlesAt),
          }
        : [],
    )
    .toSorted((one, other) => (one.sellableFrom < other.sellableFrom ? -1 : 1));
}

interface Valuing {
  market: Market;
  /** Epoch milliseconds. */
  now: number;
}

function toPosition(units: UnitBalance, lots: readonly OpenLot[], { market, now }: Valuing): Position {
  const engine = market.engine();
  const listing = listingOf(engine, units.isin);
  const quote = listing ? engine.quote(listing.market, listing.symbol) : null;
  if (!listing || !quote) throw new RangeError(`units of the unknown ISIN ${units.isin}`);
  const lastPrice = fromWire(quote.lastPrice);
  const previousClose = fromWire(quote.previousClose);
  const sessionDate = engine.sessionDate();
  const value = times(lastPrice, units.quantity);
  const cost = sumOf(lots.map((lot) => lot.cost));
  const action = actionSince(market, listing, lots);
  const startOf = (lot: OpenLot) =>
    istDay(lot.boughtAt) === sessionDate ? lot.cost : times(previousClose, lot.quantity);
  return {
    isin: units.isin,
    market: listing.market,
    symbol: listing.symbol,
    name: listing.name,
    quantity: units.quantity,
    settled: units.settled,
    t1Quantity: units.incoming,
    pledged: units.pledged,
    inTransit: units.inTransit,
    waiting: units.waiting,
    sellable: units.sellable,
    arriving: arrivingOf(lots, now),
    nextPrice: averagePrice(lots.slice(0, 1)) ?? Big(0),
    sector: listing.sector,
    cost,
    gain: action ? fromPaise(0) : minus(value, cost),
    action,
    lastPrice,
    value,
    dayChange: minus(value, sumOf(lots.map(startOf))),
  };
}

/** Values what is held, the largest value first. Whole paise throughout: nothing is rounded. */
export function positionsOf(
  units: readonly UnitBalance[],
  lots: readonly OpenLot[],
  valuing: Valuing,
): Position[] {
  const ofIsin = Map.groupBy(lots, ({ isin }) => isin);
  return units
    .map((row) => toPosition(row, ofIsin.get(row.isin) ?? [], valuing))
    .toSorted((a, b) => b.value - a.value);
}
