import { calendarDay, instrumentIdOf } from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import { handle } from '../../dispatch/handle.ts';
import { instruments, type Instrument, type MarketEngine } from '../../engine/index.ts';
import { ok, refusals } from '../../http/answer.ts';
import { createListPages } from '../../market/createListPages.ts';
import { exchangesOf, listedInstrument } from '../../market/findInstrument.ts';
import { indexMembers } from '../../market/indexMembers.ts';
import { createRoundKept } from '../../market/createRoundKept.ts';
import { marketCapAt } from '../../market/listedRows.ts';
import { isOfExchange, passes, sortRows, type RowFilter } from '../../market/sortRows.ts';
import { toWireInstrument, toWireQuote } from '../../market/wire.ts';
import type { Services } from '../../services/services.ts';

function describe({ market }: Services, instrument: Instrument) {
  const quote = market.engine().quote(instrument.market, instrument.symbol);
  if (!quote) throw new RangeError(`${instrumentIdOf(instrument)} has no quote`);
  return toWireInstrument(instrument, quote, {
    marketCap: marketCapAt(market.shareCount(instrument), quote.lastPrice),
    isin: market.isinOf(instrument),
    exchanges: exchangesOf(market.engine(), instrument),
    listedOn: market.engine().listings.of(instrument).listedOn,
  });
}

/** The day that after-market orders go to. */
function toWireDay(next: NonNullable<ReturnType<Services['orders']['nextDay']>>) {
  const { day, previousClose, tickSize, lowerBand, upperBand } = next;
  return {
    day,
    previous_close: previousClose,
    tick_size: tickSize,
    lower_band: lowerBand,
    upper_band: upperBand,
  };
}

function describeIndex({ market }: Services, symbol: string): DataOf<'getStockDetail'> | null {
  const engine = market.engine();
  const index = engine.indices().find((candidate) => candidate.symbol === symbol);
  if (!index) return null;
  const members = indexMembers(
    symbol,
    (instrument) => engine.quote(instrument.market, instrument.symbol)?.lastPrice ?? instrument.basePrice,
  );
  return {
    market: index.market,
    symbol: index.symbol,
    exchanges: [{ market: index.market, symbol: index.symbol }],
    name: index.name,
    sector: 'Index',
    segment: 'all',
    isin: '',
    lot_size: 1,
    tick_size: index.tickSize,
    closing_auction: false,
    halted: index.isHalted,
    cap: null,
    market_cap: null,
    series: null,
    surveillance: 'none',
    freeze_quantity: null,
    listed_on: null,
    constituents: members.map(({ instrument, weight }) => ({
      market: instrument.market,
      symbol: instrument.symbol,
      name: instrument.name,
      weight,
    })),
    quote: toWireQuote(index),
  };
}

function getStockDetail(services: Services) {
  return handle('getStockDetail', ({ query }) => {
    const instrument = listedInstrument(services.market.engine(), query.market, query.s);
    if (instrument) {
      const engine = services.market.engine();
      const depth = engine.depthAt(instrument.market, instrument.symbol, engine.roundEnd());
      const next = services.orders.nextDay(instrument.market, instrument.symbol);
      return ok({
        ...describe(services, instrument),
        ...(depth && { depth }),
        ...(next && { next_day: toWireDay(next) }),
      });
    }
    const index = query.market === 'INDEX' ? describeIndex(services, query.s) : null;
    return index ? ok(index) : refusals.notFound();
  });
}

/** How many instruments of an exchange each segment has on the day of the quotes. */
function segmentCounts(
  engine: MarketEngine,
  exchange: RowFilter['exchange'],
): DataOf<'getInstruments'>['segment_counts'] {
  const day = calendarDay(engine.sessionDate());
  const counts = { all: 0, stock: 0, otc: 0, ipo: 0 };
  for (const instrument of instruments) {
    if (!engine.listings.isListed(instrument, day) || !isOfExchange(instrument, exchange)) continue;
    counts.all += 1;
    counts[instrument.segment] += 1;
  }
  return counts;
}

function getInstruments(services: Services) {
  const pages = createListPages<Instrument>();
  const kept = createRoundKept<Instrument[]>(services.market.asOf);
  return handle('getInstruments', ({ query }) => {
    const { exchange, segment, sector, cap, band_hit: bandHit, near_52w: near52w, sort, order } = query;
    const filter = { exchange, segment, sector, cap, bandHit, near52w };
    const key = JSON.stringify([filter, sort, order]);
    const page = pages.page({
      key,
      cursor: query.cursor === '' ? undefined : query.cursor,
      limit: query.limit,
      list: () =>
        kept(key, () => {
          const rows = services.market.rows().filter((row) => passes(row, filter));
          return sortRows(rows, { sort, order }).map(({ instrument }) => instrument);
        }),
    });
    if (!page) return refusals.unknownCursor();
    // The clock may have gone back behind a listing since the first page.
    const engine = services.market.engine();
    const day = calendarDay(engine.sessionDate());
    const listed = page.rows.filter((instrument) => engine.listings.isListed(instrument, day));
    return ok({
      items: listed.map((instrument) => describe(services, instrument)),
      next_cursor: page.nextCursor,
      total: page.total,
      segment_counts: segmentCounts(engine, exchange),
    });
  });
}

/** Operations on what can be bought. */
export function instrumentOperations(services: Services) {
  return {
    getStockDetail: getStockDetail(services),
    getInstruments: getInstruments(services),
  };
}
