import { instrumentIdOf } from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import { handle } from '../../dispatch/handle.ts';
import { instruments, type Instrument } from '../../engine/index.ts';
import { ok, refusals } from '../../http/answer.ts';
import { findInstrument, tickSizeOf } from '../../market/findInstrument.ts';
import { toWireCompany, toWireInstrument, toWireQuote } from '../../market/wire.ts';
import type { Services } from '../../services/services.ts';

/** Points: an index is computed to two decimals and cannot be bought. */
const indexTickSize = 0.01;

const sorted = instruments.toSorted((a, b) => (instrumentIdOf(a) < instrumentIdOf(b) ? -1 : 1));

function describe({ clock, market }: Services, instrument: Instrument) {
  const quote = market.engine().quote(instrument.market, instrument.symbol);
  if (!quote) throw new RangeError(`${instrumentIdOf(instrument)} has no quote`);
  return toWireInstrument(instrument, quote, tickSizeOf(instrument, quote, clock.now()));
}

function describeIndex({ market }: Services, symbol: string): DataOf<'getStockDetail'> | null {
  const index = market
    .engine()
    .indices()
    .find((candidate) => candidate.symbol === symbol);
  if (!index) return null;
  return {
    market: index.market,
    symbol: index.symbol,
    name: index.name,
    sector: 'Index',
    segment: 'all',
    isin: '',
    lot_size: 1,
    tick_size: indexTickSize,
    quote: toWireQuote(index),
  };
}

function getStockDetail(services: Services) {
  return handle('getStockDetail', ({ query }) => {
    const instrument = findInstrument(query.market, query.s);
    if (instrument) return ok(describe(services, instrument));
    const index = query.market === 'INDEX' ? describeIndex(services, query.s) : null;
    return index ? ok(index) : refusals.notFound();
  });
}

function getCompany() {
  return handle('getCompany', ({ query }) => {
    const instrument = findInstrument(query.market, query.s);
    return instrument ? ok(toWireCompany(instrument)) : refusals.notFound();
  });
}

function getInstruments(services: Services) {
  return handle('getInstruments', ({ query: { segment = 'all', cursor = '', limit } }) => {
    const listed = sorted.filter((instrument) => segment === 'all' || instrument.segment === segment);
    const place = listed.findIndex((instrument) => instrumentIdOf(instrument) === cursor);
    if (cursor !== '' && place < 0) return refusals.unknownCursor();
    const rest = listed.slice(place + 1);
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    return ok({
      items: page.map((instrument) => describe(services, instrument)),
      next_cursor: last && rest.length > page.length ? instrumentIdOf(last) : null,
    });
  });
}

/** Operations on what can be bought, and on who issued it. */
export function instrumentOperations(services: Services) {
  return {
    getStockDetail: getStockDetail(services),
    getCompany: getCompany(),
    getInstruments: getInstruments(services),
  };
}
