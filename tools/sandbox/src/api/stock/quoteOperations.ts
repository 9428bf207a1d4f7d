import { addDays, calendarDay, istInstant, parseInstrumentId, toIstIso } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import type { Candle, MarketEngine } from '../../engine/index.ts';
import { failure, ok, refusals } from '../../http/answer.ts';
import { exchangesOf, findInstrument, isQuoted } from '../../market/findInstrument.ts';
import { instrumentSearch } from '../../market/search/instrumentSearch.ts';
import { marketStatus } from '../../market/marketStatus.ts';
import type { SearchEntry } from '../../market/search/searchEntry.ts';
import { toWireQuote } from '../../market/wire.ts';
import type { Services } from '../../services/services.ts';

/** Long enough for most of the charts that wait to be drawn. */
const chartRetrySeconds = 2;

function getChartData({ market }: Services) {
  return handle('getChartData', async ({ query: { adjusted, ...query } }) => {
    const candles = await market.charts.candles({ ...query, adjusted: adjusted !== 'false' });
    if (candles === 'busy') return refusals.busy(chartRetrySeconds);
    return candles ? ok<Candle[]>(candles) : refusals.notFound();
  });
}

function named({ market, symbol, name }: SearchEntry, engine: MarketEngine) {
  const instrument = findInstrument(market, symbol);
  const exchanges = instrument ? exchangesOf(engine, instrument) : [{ market, symbol }];
  return { market, symbol, exchanges, name };
}

const mostFound = 20;

function searchStocks({ market }: Services) {
  return handle('searchStocks', ({ query }) => {
    const engine = market.engine();
    return ok(
      instrumentSearch()
        .find(query.query, { isListed: (entry) => isQuoted(engine, entry), limit: mostFound })
        .flatMap((entry) => {
          const quote = engine.quote(entry.market, entry.symbol);
          return quote ? [{ ...named(entry, engine), price: quote.lastPrice }] : [];
        }),
    );
  });
}

function getQuotes({ market }: Services) {
  return handle(
    'getQuotes',
    ({ body }) => {
      const engine = market.engine();
      return ok(
        body.flatMap((stock) => {
          const quote = engine.quote(stock.market, stock.symbol);
          return quote ? [toWireQuote(quote)] : [];
        }),
      );
    },
    {
      bodyFault: (body) => (Array.isArray(body) ? null : failure(400, 'Payload must be an array of stocks')),
    },
  );
}

function getIndices({ market }: Services) {
  return handle('getIndices', () =>
    ok(
      market
        .engine()
        .indices()
        .map((index) => ({ ...toWireQuote(index), name: index.name, sparkline: index.sparkline })),
    ),
  );
}

function getMarketStatus({ clock, market }: Services) {
  return handle('getMarketStatus', () => ok(marketStatus(market.engine(), clock.now())));
}

function getSparklines({ clock, market }: Services) {
  return handle('getSparklines', ({ query }) => {
    const engine = market.engine();
    const lines = [...new Set(query.instruments.split(','))].flatMap((id) => {
      const instrument = parseInstrumentId(id);
      const quote = instrument && engine.quote(instrument.market, instrument.symbol);
      const points = instrument && engine.dayLine(instrument.market, instrument.symbol);
      return quote && points ? [{ ...instrument, previous_close: quote.previousClose, points }] : [];
    });
    // The end of the day that the lines are of: on a Sunday the line of Friday is whole.
    const dayEnd = istInstant(addDays(calendarDay(engine.sessionDate()), 1)) - 1000;
    return ok({ until: toIstIso(Math.min(clock.now(), dayEnd)), lines });
  });
}

/** Operations on prices. They know no client: the key is publishable. */
export function quoteOperations(services: Services) {
  return {
    getChartData: getChartData(services),
    searchStocks: searchStocks(services),
    getQuotes: getQuotes(services),
    getIndices: getIndices(services),
    getMarketStatus: getMarketStatus(services),
    getSparklines: getSparklines(services),
  };
}
