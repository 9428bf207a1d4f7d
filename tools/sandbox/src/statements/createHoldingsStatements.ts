import type { DataOf } from '@wealth/api-sdk/operations';
import {
  addDays,
  calendarDay,
  fromPaise,
  fromWire,
  istDay,
  istInstant,
  noMoney,
  sumOf,
  toIstIso,
  toWire,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import { createImpliedPrices } from '../actions/createImpliedPrices.ts';
import type { Identities } from '../clients/identities.ts';
import type { Database } from '../database/database.ts';
import type { Instrument } from '../engine/index.ts';
import type { PastUnitReads, PastUnits } from '../ledger/createPastUnits.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import { documentNumber, toWireOwner, type DocumentOwner } from '../clients/documentHead.ts';

type HoldingsStatement = DataOf<'getHoldingsStatement'>;
type Item = HoldingsStatement['items'][number];

/** Sessions in a row that holidays may leave out are fewer days. */
const longestPause = 14;

/** What a share was worth on a day, and of which session that is. */
interface PastPrice {
  price: Paise;
  on: CalendarDay;
}

export interface HoldingsStatements {
  /** @param day - Today, or one before. */
  of(client: DocumentOwner, day: CalendarDay): HoldingsStatement;
}

interface Options {
  database: Database;
  clock: Pick<SandboxClock, 'now'>;
  ledger: PastUnitReads;
  market: Market;
  identities: Identities;
}

function priceOn(market: Market, listing: Instrument, day: CalendarDay): PastPrice | null {
  const engine = market.engine();
  const session = calendarDay(engine.sessionDate());
  if (day >= session) {
    const quote = engine.quote(listing.market, listing.symbol);
    return quote && { price: fromWire(quote.lastPrice), on: session };
  }
  const close = engine.history.closes(listing, { from: addDays(day, -longestPause), to: day }).at(-1);
  return close ? { price: fromWire(close.close), on: close.day } : null;
}

function toItem(
  { isin, incoming, inTransit, ...units }: PastUnits,
  listing: Instrument | null,
  known: PastPrice | null,
) {
  const value = known && fromPaise(known.price * units.quantity);
  const item: Item = {
    instrument: listing
      ? { market: listing.market, symbol: listing.symbol, name: listing.name }
      : { market: 'NSE', symbol: isin, name: isin },
    isin,
    ...units,
    t1_quantity: incoming,
    in_transit: inTransit,
    price: known && toWire(known.price),
    priced_on: known && known.on,
    value: value && toWire(value),
  };
  return { item, value: value ?? noMoney };
}

/** Makes the statements of what clients held on a day. It writes nothing. */
export function createHoldingsStatements(options: Options): HoldingsStatements {
  const { clock, database, ledger, market, identities } = options;
  const impliedPriceOf = createImpliedPrices(database);

  /** A new company's share stands at what it was worth as a part of the old one until it lists. */
  function impliedOf(clientId: string, isin: string, day: CalendarDay): PastPrice | null {
    const price = impliedPriceOf(clientId, isin);
    return price === null ? null : { price, on: day };
  }

  return {
    of(client, day) {
      const now = clock.now();
      const isOver = day < istDay(now);
      const until = isOver ? istInstant(addDays(day, 1)) : now + 1;
      const rows = ledger
        .unitsBefore(client.id, until)
        .map((units) => {
          const listing = listingOf(market.engine(), units.isin);
          const traded = listing && priceOn(market, listing, day);
          return toItem(units, listing, traded ?? impliedOf(client.id, units.isin, day));
        })
        .toSorted((one, other) => other.value - one.value);
      return {
        number: documentNumber('SH', day, client.id),
        day,
        final: isOver,
        first_day: ledger.firstUnitDay(client.id),
        client: toWireOwner(client, identities),
        items: rows.map(({ item }) => item),
        value: toWire(sumOf(rows.map(({ value }) => value))),
        made_at: toIstIso(now),
      };
    },
  };
}
