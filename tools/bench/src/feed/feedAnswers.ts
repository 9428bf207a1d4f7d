import { quoteAt, type FeedInstrument } from './feedQuotes.ts';

const instrumentCount = 5_000;
const holdingCount = 100;

/** What the first hundred rows are held at; rupees. */
const quantity = 10;
const averagePrice = 4_000;

/** All that the feed trades. */
export const feedInstruments: readonly FeedInstrument[] = Array.from(
  { length: instrumentCount },
  (_, index) => ({ market: 'NSE', symbol: `SIM${String(index + 1).padStart(4, '0')}` }),
);

function nameOf({ symbol }: FeedInstrument): string {
  return `Simulated company ${Number(symbol.slice(3))}`;
}

function instrumentPage(query: URLSearchParams, epochMs: number): unknown {
  const limit = Number(query.get('limit') ?? 50);
  const from = Number(query.get('cursor') ?? 0);
  const items = feedInstruments.slice(from, from + limit).map((instrument) => ({
    ...instrument,
    name: nameOf(instrument),
    sector: 'Simulated',
    segment: 'stock',
    isin: 'INE000Z01012',
    lot_size: 1,
    tick_size: 0.05,
    closing_auction: true,
    halted: false,
    cap: 'large',
    market_cap: 7_687_560_000_000,
    series: 'EQ',
    surveillance: 'none',
    freeze_quantity: 100_135,
    listed_on: '2000-08-01',
    quote: quoteAt(instrument, epochMs),
  }));
  return { items, next_cursor: from + limit < instrumentCount ? String(from + limit) : null };
}

function holdings(epochMs: number): unknown {
  return feedInstruments.slice(0, holdingCount).map((instrument) => {
    const { last_price, change } = quoteAt(instrument, epochMs);
    const rupees = (amount: number) => Math.round(amount * quantity * 100) / 100;
    return {
      instrument: { ...instrument, name: nameOf(instrument) },
      quantity,
      t1_quantity: 0,
      pledged: 0,
      average_price: averagePrice,
      last_price,
      value: rupees(last_price),
      pnl: rupees(last_price - averagePrice),
      pnl_percent: Math.round((last_price / averagePrice - 1) * 10_000) / 100,
      day_change: rupees(change),
    };
  });
}

/** Paths whose data are the feed's; the rest of the answer, and every other answer, are the sandbox's. */
const dataOf: Readonly<Record<string, (query: URLSearchParams, epochMs: number) => unknown>> = {
  '/stock/api/v1/instruments': instrumentPage,
  '/stat/app/v1/holdings': (_query, epochMs) => holdings(epochMs),
};

export function isOfFeed(url: URL): boolean {
  return url.pathname in dataOf;
}

/** The sandbox's answer with the data of the feed in it. @throws where the sandbox sent none. */
export function answerOfFeed(url: URL, body: string, epochMs: number): string {
  const data = dataOf[url.pathname]?.(url.searchParams, epochMs);
  const answer: unknown = JSON.parse(body);
  if (typeof answer !== 'object' || answer === null) throw new Error('The sandbox sent no envelope.');
  return JSON.stringify({ ...answer, data });
}
