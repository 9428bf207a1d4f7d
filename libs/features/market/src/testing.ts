import type {
  InstrumentPage,
  Mover,
  Quote,
  StockDetail,
  WatchedInstrument,
  Watchlist,
  WatchlistBody,
} from '@wealth/api-sdk/model';
import {
  dayLinesOf,
  emptyInstrumentPage,
  envelopeOf,
  failing,
  getGetAlertsMockHandler,
  getGetIndicesMockHandler,
  getGetInstrumentsMockHandler,
  getGetMoversMockHandler,
  getGetRankingsMockHandler,
  getGetSectorsMockHandler,
  getGetSparklinesMockHandler,
  indexFixtures,
  longestMover,
  longestName,
  moverFixtures,
  rankingFixtures,
  sectorFixtures,
} from '@wealth/api-sdk/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

const time = '2026-11-19T14:32:07+05:30';

interface QuoteSeed {
  symbol: string;
  lastPrice: number;
  change: number;
  changePercent: number;
}

function quoteOf({ symbol, lastPrice, change, changePercent }: QuoteSeed): Quote {
  return {
    market: 'NSE',
    symbol,
    last_price: lastPrice,
    previous_close: lastPrice,
    change,
    change_percent: changePercent,
    open: lastPrice,
    high: lastPrice,
    low: lastPrice,
    volume: 1603221,
    lower_band: null,
    upper_band: null,
    basis: 'live' as const,
    halted: false,
    week52_high: 100_000,
    week52_low: 1,
    time,
  };
}

function instrumentOf(name: string, sector: string, seed: QuoteSeed): StockDetail {
  return {
    market: 'NSE',
    symbol: seed.symbol,
    exchanges: [{ market: 'NSE', symbol: seed.symbol }],
    name,
    sector,
    segment: 'stock',
    isin: 'INE000Z01012',
    lot_size: 1,
    tick_size: 0.1,
    closing_auction: true,
    halted: false,
    cap: 'large',
    market_cap: 7_687_560_000_000,
    series: 'EQ',
    surveillance: 'none',
    freeze_quantity: 100_135,
    listed_on: '2000-08-01',
    quote: quoteOf(seed),
  };
}

/** Of the list of two pages, and of the market that it is of. */
const counts = { total: 3, segment_counts: emptyInstrumentPage.segment_counts };

/** The first page of the instruments; the second is behind its cursor. */
export const firstPage: InstrumentPage = {
  items: [
    instrumentOf('Aravalli Bank', 'Financials', {
      symbol: 'ARAVBANK',
      lastPrice: 1004.85,
      change: 6.2,
      changePercent: 0.62,
    }),
    instrumentOf('Indradhanush Oil', 'Energy', {
      symbol: 'INDRAOIL',
      lastPrice: 1542.6,
      change: 12.85,
      changePercent: 0.84,
    }),
  ],
  next_cursor: 'second',
  ...counts,
};

const secondPage: InstrumentPage = {
  items: [
    instrumentOf('Tejas Motors', 'Auto', {
      symbol: 'TEJASMOT',
      lastPrice: 364.2,
      change: -8.35,
      changePercent: -2.24,
    }),
  ],
  next_cursor: null,
  ...counts,
};

/**
 * A back end on which everything that the market reads goes well.
 *
 * @param pages - By cursor; the first page is behind the empty one.
 */
export function marketHandlers(
  pages: Readonly<Record<string, InstrumentPage>> = { '': firstPage, second: secondPage },
  movers: readonly Mover[] = moverFixtures,
): HttpHandler[] {
  return [
    getGetIndicesMockHandler(envelopeOf([...indexFixtures])),
    getGetMoversMockHandler(envelopeOf([...movers])),
    getGetRankingsMockHandler(envelopeOf([...rankingFixtures])),
    getGetSectorsMockHandler(envelopeOf([...sectorFixtures])),
    getGetInstrumentsMockHandler(({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor') ?? '';
      return envelopeOf(pages[cursor] ?? secondPage);
    }),
  ];
}

/** A back end that answers 500 to everything that the market reads. */
export function brokenMarketHandlers(): HttpHandler[] {
  return [failing('*/stock/api/v1/*', { status: 500, message: 'Out of order' })];
}

/** The longest figures and names that a place has to hold. */
export function worstMarketHandlers(): HttpHandler[] {
  const items = firstPage.items.map((instrument) => ({
    ...instrument,
    symbol: `${instrument.symbol}ABCDEF`.slice(0, 12),
    name: longestName,
    sector: longestName.slice(0, 24),
    quote: {
      ...instrument.quote,
      last_price: 999_999.99,
      change: -99_999.99,
      change_percent: -99.99,
      volume: 99_999_999_999,
    },
  }));
  return marketHandlers({ '': { items, next_cursor: 'second', ...counts } }, moverFixtures.map(longestMover));
}

function watched(symbol: string, name: string, listed = true): WatchedInstrument {
  return { market: 'NSE', symbol, name, listed };
}

const known: readonly WatchedInstrument[] = [
  watched('ARAVBANK', 'Aravalli Bank'),
  watched('INDRAOIL', 'Indradhanush Oil'),
  watched('TEJASMOT', 'Tejas Motors'),
];

const columns: Watchlist['columns'] = ['last_price', 'change_percent', 'volume'];

/** Two lists of the client and the one of the holdings; one row is delisted. */
export const watchlistFixtures: readonly Watchlist[] = [
  {
    id: '7c1d2f0a-4b1e-4a57-9a0c-6f1f5f3f8a01',
    kind: 'own',
    name: 'Favourites',
    version: 3,
    instruments: [...known, watched('GONE', 'GONE', false)],
    columns,
    sort: null,
  },
  {
    id: '7c1d2f0a-4b1e-4a57-9a0c-6f1f5f3f8a02',
    kind: 'own',
    name: 'Banks',
    version: 1,
    instruments: [],
    columns,
    sort: null,
  },
  {
    id: 'holdings',
    kind: 'holdings',
    name: 'My holdings',
    version: 0,
    instruments: known.slice(0, 1),
    columns,
    sort: null,
  },
];

const prices: Readonly<Record<string, number>> = { ARAVBANK: 1004.85, INDRAOIL: 1542.6, TEJASMOT: 364.2 };
const bases = Object.fromEntries(firstPage.items.map(({ symbol, quote }) => [symbol, quote]));

function servedQuotes(symbol: string): Quote[] {
  const price = prices[symbol];
  const [base] = firstPage.items;
  if (price === undefined || !base) return [];
  return [{ ...(bases[symbol] ?? base.quote), symbol, last_price: price, time }];
}

const refusal = (status: number, data: unknown) =>
  HttpResponse.json({ data, message: 'This list was changed elsewhere.' }, { status });
const stale = { field: 'version', code: 'stale', message: 'This list was changed elsewhere.' };

/** A back end that keeps watch lists with their versions, as the sandbox does. */
export function createWatchlistServer(start: readonly Watchlist[] = watchlistFixtures) {
  let lists = [...start];

  function put(id: string, body: WatchlistBody) {
    const list = lists.find((other) => other.id === id);
    if (!list && body.version > 0) return refusal(404, null);
    if (list && list.version !== body.version) return refusal(409, { errors: [stale], current: list });
    const instruments = body.instruments.map(
      ({ market, symbol }) =>
        known.find((row) => row.symbol === symbol) ?? { market, symbol, name: symbol, listed: false },
    );
    const saved: Watchlist = { ...body, id, kind: 'own', instruments, version: body.version + 1 };
    lists = list ? lists.map((other) => (other === list ? saved : other)) : [...lists, saved];
    return HttpResponse.json(envelopeOf(saved));
  }

  const handlers: HttpHandler[] = [
    http.get('*/client/app/v1/watchlists', () => HttpResponse.json(envelopeOf(lists))),
    http.put<{ id: string }, WatchlistBody>('*/client/app/v1/watchlists/:id', async ({ params, request }) =>
      put(params.id, await request.json()),
    ),
    http.delete<{ id: string }>('*/client/app/v1/watchlists/:id', ({ params }) => {
      lists = lists.filter(({ id }) => id !== params.id);
      return HttpResponse.json(envelopeOf(null));
    }),
    http.put<never, Array<Partial<Watchlist> & { id: string }>>(
      '*/client/app/v1/watchlists',
      async ({ request }) => {
        const body = await request.json();
        lists = body.map((named) => {
          const stored = [...lists, ...start].find(({ id }) => id === named.id);
          if (!stored) throw new RangeError(`no list ${named.id}`);
          return stored;
        });
        return HttpResponse.json(envelopeOf(lists));
      },
    ),
    // A new list has the column of the distance to an alert.
    getGetAlertsMockHandler(envelopeOf([])),
    getGetSparklinesMockHandler(({ request }) =>
      envelopeOf(dayLinesOf(new URL(request.url).searchParams.get('instruments') ?? '')),
    ),
    http.post<never, Array<{ symbol: string }>>('*/stock/api/v1/stock', async ({ request }) =>
      HttpResponse.json(envelopeOf((await request.json()).flatMap(({ symbol }) => servedQuotes(symbol)))),
    ),
  ];
  return {
    handlers,
    lists: () => lists,
    /** Another tab does something to a list. */
    change(id: string, work: (list: Watchlist) => Watchlist): void {
      lists = lists.map((list) => (list.id === id ? { ...work(list), version: list.version + 1 } : list));
    },
  };
}
