import {
  GetChartDataQueryParams,
  GetMoversQueryParams,
  GetQuotesBody,
  SearchStocksQueryParams,
} from '@wealth/api-sdk/validators/stock';
import { failure, ok, refusals } from '../../http/answer.ts';
import { nothing, openOperation, type Operation } from '../../http/operation.ts';
import { toWireQuote } from '../../market/wire.ts';
import type { Services } from '../../services.ts';

function getChartData({ market }: Services): Operation {
  return openOperation({
    id: 'getChartData',
    method: 'GET',
    path: '/stock/api/v1/chart_data',
    access: 'stockKey',
    body: nothing,
    query: GetChartDataQueryParams,
    handle({ query }) {
      const candles = market.engine().candles(query);
      return candles ? ok(candles) : refusals.notFound();
    },
  });
}

function searchStocks({ market }: Services): Operation {
  return openOperation({
    id: 'searchStocks',
    method: 'GET',
    path: '/stock/api/v1/search/',
    access: 'stockKey',
    body: nothing,
    query: SearchStocksQueryParams,
    handle: ({ query }) => ok(market.engine().search(query.query)),
  });
}

function getQuotes({ market }: Services): Operation {
  return openOperation({
    id: 'getQuotes',
    method: 'POST',
    path: '/stock/api/v1/stock',
    access: 'stockKey',
    body: GetQuotesBody,
    query: nothing,
    bodyFault: (body) => (Array.isArray(body) ? null : failure(400, 'Payload must be an array of stocks')),
    handle({ body }) {
      const engine = market.engine();
      return ok(
        body.flatMap((stock) => {
          const quote = engine.quote(stock.market, stock.symbol);
          return quote ? [toWireQuote(quote)] : [];
        }),
      );
    },
  });
}

function getIndices({ market }: Services): Operation {
  return openOperation({
    id: 'getIndices',
    method: 'GET',
    path: '/stock/api/v1/indices',
    access: 'stockKey',
    body: nothing,
    query: nothing,
    handle: () =>
      ok(
        market
          .engine()
          .indices()
          .map((index) => ({ ...toWireQuote(index), name: index.name, sparkline: index.sparkline })),
      ),
  });
}

function getMovers({ market }: Services): Operation {
  return openOperation({
    id: 'getMovers',
    method: 'GET',
    path: '/stock/api/v1/movers',
    access: 'stockKey',
    body: nothing,
    query: GetMoversQueryParams,
    numericQuery: ['limit'],
    handle({ query: { kind, segment = 'all', limit } }) {
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
    },
  });
}

/** Operations on prices. They know no client: the key is publishable. */
export function quoteOperations(services: Services): Operation[] {
  return [
    getChartData(services),
    searchStocks(services),
    getQuotes(services),
    getIndices(services),
    getMovers(services),
  ];
}
