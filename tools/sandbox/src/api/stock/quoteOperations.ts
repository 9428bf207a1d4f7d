import { handle } from '../../dispatch/handle.ts';
import { failure, ok, refusals } from '../../http/answer.ts';
import { toWireQuote } from '../../market/wire.ts';
import type { Services } from '../../services/services.ts';

function getChartData({ market }: Services) {
  return handle('getChartData', ({ query }) => {
    const candles = market.engine().candles(query);
    return candles ? ok(candles) : refusals.notFound();
  });
}

function searchStocks({ market }: Services) {
  return handle('searchStocks', ({ query }) => ok(market.engine().search(query.query)));
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

function getMovers({ market }: Services) {
  return handle('getMovers', ({ query: { kind, segment = 'all', limit } }) => {
    const movers = market.engine().movers({ kind, segment, limit });
    return ok(
      movers.map(({ instrument, quote, value }) => ({
        market: instrument.market,
        symbol: instrument.symbol,
        name: instrument.name,
        sector: instrument.sector,
        last_price: quote.lastPrice,
        change: quote.change,
        change_percent: quote.changePercent,
        volume: quote.volume,
        value,
      })),
    );
  });
}

/** Operations on prices. They know no client: the key is publishable. */
export function quoteOperations(services: Services) {
  return {
    getChartData: getChartData(services),
    searchStocks: searchStocks(services),
    getQuotes: getQuotes(services),
    getIndices: getIndices(services),
    getMovers: getMovers(services),
  };
}
