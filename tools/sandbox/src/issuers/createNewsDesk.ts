import { addDays, istDay, isTradingDay, type CalendarDay } from '@wealth/domain';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import { instruments } from '../engine/index.ts';
import type { Market } from '../market/market.ts';
import { isMainListing } from '../market/listedRows.ts';
import { newestFirst, newsOfDay, newsOfInstrument, type NewsItem } from './newsOfDay.ts';

export interface NewsQuery {
  symbol?: string | undefined;
  sector?: string | undefined;
  /** The id that the page before ended with. */
  cursor?: string | undefined;
  limit: number;
}

export interface NewsPage {
  items: NewsItem[];
  nextCursor: string | null;
}

export type PublishedNews = Omit<NewsItem, 'id' | 'at'>;

export interface NewsDesk {
  /** The newest first; null for a cursor that names no news of the list. */
  page(query: NewsQuery): NewsPage | null;
  /** Adds news now, as the control API does. */
  publish(news: PublishedNews): NewsItem;
}

export interface NewsDeskOptions {
  database: Database;
  clock: { now(): number };
  market: Pick<Market, 'engine' | 'seedKey'>;
}

const settingName = 'published_news';
const publishedKept = 200;
const daysOfMarket = 30;
const daysOfSymbol = 365;

const publishedSchema: z.ZodMiniType<NewsItem[]> = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    body: z.string(),
    source: z.string(),
    at: z.number(),
    instruments: z.array(z.object({ market: z.enum(['NSE', 'BSE']), symbol: z.string() })),
    sector: z.nullable(z.string()),
  }),
);

const issuers = instruments.filter(isMainListing);
const issuersBySymbol = new Map(issuers.map((instrument) => [instrument.symbol, instrument]));

/** Makes the news of a sandbox: what the days bring by themselves, and what was published by hand. */
export function createNewsDesk({ database, clock, market }: NewsDeskOptions): NewsDesk {
  const { seedKey } = market;
  const { listings } = market.engine();
  /** The days that were read: a day is drawn once, its news does not change. */
  const drawn = new Map<CalendarDay, NewsItem[]>();

  function published(): NewsItem[] {
    const stored = readSetting(database, settingName);
    return stored === null ? [] : z.parse(publishedSchema, JSON.parse(stored));
  }

  function dayOf(day: CalendarDay): NewsItem[] {
    const known = drawn.get(day) ?? newsOfDay(seedKey, issuers.map(listings.of), day);
    drawn.set(day, known);
    const [oldest] = drawn.keys();
    if (oldest !== undefined && drawn.size > daysOfMarket * 2) drawn.delete(oldest);
    return known;
  }

  function daysBack(count: number): CalendarDay[] {
    const today = istDay(clock.now());
    return Array.from({ length: count }, (_, index) => addDays(today, -index));
  }

  function ofSymbol(symbol: string): NewsItem[] {
    const instrument = issuersBySymbol.get(symbol);
    if (!instrument) return [];
    return daysBack(daysOfSymbol)
      .filter((day) => isTradingDay(day))
      .flatMap((day) => newsOfInstrument(seedKey, listings.of(instrument), day) ?? []);
  }

  function listOf({ symbol, sector }: NewsQuery): NewsItem[] {
    const generated = symbol === undefined ? daysBack(daysOfMarket).flatMap(dayOf) : ofSymbol(symbol);
    return [...published(), ...generated]
      .filter((item) => item.at <= clock.now())
      .filter((item) => sector === undefined || item.sector === sector)
      .filter((item) => symbol === undefined || item.instruments.some((named) => named.symbol === symbol))
      .toSorted(newestFirst);
  }

  return {
    page(query) {
      const list = listOf(query);
      const place = list.findIndex(({ id }) => id === query.cursor);
      if (query.cursor !== undefined && place < 0) return null;
      const items = list.slice(place + 1, place + 1 + query.limit);
      const last = items.at(-1);
      const hasMore = place + 1 + items.length < list.length;
      return { items, nextCursor: last && hasMore ? last.id : null };
    },
    publish(news) {
      const at = clock.now();
      const before = published();
      const item = { ...news, id: `published-${at}-${before.length + 1}`, at };
      writeSetting(database, settingName, JSON.stringify([...before, item].slice(-publishedKept)));
      return item;
    },
  };
}
