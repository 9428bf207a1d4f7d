import { istInstant, isTradingDay, sectors, type CalendarDay } from '@wealth/domain';
import { isListed, type Instrument } from '../engine/index.ts';
import { hashText, mix, noiseAt } from '../engine/noise/noise.ts';
import { instrumentTexts, marketTexts, newsSources, sectorTexts, type NewsText } from './newsTexts.ts';

/** One piece of news; texts are plain text. */
export interface NewsItem {
  id: string;
  title: string;
  body: string;
  source: string;
  /** Epoch milliseconds. */
  at: number;
  /** What it names; empty for news of a sector or the market. */
  instruments: ReadonlyArray<Pick<Instrument, 'market' | 'symbol'>>;
  /** Null for news of the market. */
  sector: string | null;
}

const newsKey = hashText('news');
/** Chance of a day, by size: large companies are written about every week. Assumption. */
const chances = { large: 0.2, mid: 0.08, small: 0.03, micro: 0.008 } as const;
const sectorChance = 0.35;
const marketItems = 2;
/** News comes from 08:00 to 20:00 IST. */
const firstMinute = 480;
const minutes = 720;
const minuteMs = 60_000;

interface Subject {
  key: number;
  day: CalendarDay;
  texts: readonly NewsText[];
  fill: (text: string) => string;
}

function pickText<Item>(items: readonly Item[], chance: number): Item {
  const item = items[Math.floor(chance * items.length)];
  if (item === undefined) throw new RangeError('no text to pick');
  return item;
}

function compose({ key, day, texts, fill }: Subject): Omit<NewsItem, 'instruments' | 'sector'> {
  const text = pickText(texts, noiseAt(mix(key, 1)));
  return {
    id: `${day.replaceAll('-', '')}-${key.toString(16)}`,
    title: fill(text.title),
    body: fill(text.body),
    source: pickText(newsSources, noiseAt(mix(key, 2))),
    at: istInstant(day, firstMinute) + Math.floor(noiseAt(mix(key, 3)) * minutes) * minuteMs,
  };
}

/** The news that names an instrument on a day, or null. Two listings of an issuer share it. */
export function newsOfInstrument(seedKey: number, instrument: Instrument, day: CalendarDay): NewsItem | null {
  const { market, symbol, name, sector, isin, capClass } = instrument;
  const key = mix(mix(mix(seedKey, newsKey), hashText(isin)), hashText(day));
  if (noiseAt(key) >= chances[capClass ?? 'small'] || !isListed(instrument, day)) return null;
  const fill = (text: string) => text.replaceAll('{name}', name);
  return {
    ...compose({ key, day, texts: instrumentTexts, fill }),
    instruments: [{ market, symbol }],
    sector,
  };
}

function newsOfSector(seedKey: number, sector: string, day: CalendarDay): NewsItem | null {
  const key = mix(mix(mix(seedKey, newsKey), hashText(`sector ${sector}`)), hashText(day));
  if (noiseAt(key) >= sectorChance) return null;
  const fill = (text: string) => text.replaceAll('{sector}', sector);
  return { ...compose({ key, day, texts: sectorTexts, fill }), instruments: [], sector };
}

function newsOfMarket(seedKey: number, day: CalendarDay): NewsItem[] {
  return Array.from({ length: marketItems }, (_, number) => {
    const key = mix(mix(mix(seedKey, newsKey), hashText(`market ${number}`)), hashText(day));
    const texts = marketTexts.slice(number * 2, number * 2 + 2);
    return { ...compose({ key, day, texts, fill: (text) => text }), instruments: [], sector: null };
  });
}

/** The newest first; two of one minute by their ids. */
export function newestFirst(one: NewsItem, other: NewsItem): number {
  return other.at - one.at || (one.id < other.id ? -1 : 1);
}

/**
 * All news of a day, the newest first: a function of seed, day and subject. Nothing on a day without trading.
 *
 * @param issuers - Each issuer once.
 */
export function newsOfDay(seedKey: number, issuers: readonly Instrument[], day: CalendarDay): NewsItem[] {
  if (!isTradingDay(day)) return [];
  return [
    ...issuers.map((instrument) => newsOfInstrument(seedKey, instrument, day)),
    ...sectors.map((sector) => newsOfSector(seedKey, sector, day)),
    ...newsOfMarket(seedKey, day),
  ]
    .filter((item) => item !== null)
    .toSorted(newestFirst);
}
