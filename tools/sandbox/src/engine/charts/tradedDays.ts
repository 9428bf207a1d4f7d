import { dayNumberAt, isTradingDayNumber, midnightOf } from '../calendar/dayNumber.ts';
import type { Stretch, TradedDay, TradeReading } from '../contract/marketHistory.ts';
import { randomCount } from '../plan/priceRows.ts';
import { changesOf, type MarketView } from '../quotes/quote.ts';
import type { MinuteBar } from '../tape/tape.ts';
import type { ShareDay } from '../day/ShareDay.ts';

const minuteMs = 60_000;
const secondMs = 1_000;
const dayMs = 86_400_000;

interface Figures {
  price: number;
  volume: number;
}

/** One row on one day; prices in paise, instants in milliseconds since its midnight. */
interface RowDay {
  previousClose: number;
  /** What the price and the volume of the day lie between; null where that is not known without its minutes. */
  reach: () => { low: number; high: number } | null;
  /** Oldest first. */
  minutes: () => readonly MinuteBar[];
  /** What was traded in a minute, in order of time; the volume is that of the minute so far. */
  trades: (minute: number) => Array<Figures & { atMs: number }>;
}

function shareDay(share: ShareDay, toMs: number): RowDay {
  return {
    previousClose: share.outline.previousClose,
    reach: () => (share.isDisturbed ? null : share.priceReach()),
    minutes: () => share.barsUpTo(toMs),
    trades(minute) {
      const [start, end] = [minute * minuteMs, (minute + 1) * minuteMs];
      const traded = share
        .printsBetween(start - 1, end - 1)
        .map(({ atMs, price }) => ({ atMs, price, quantity: share.printQuantity }));
      share.visitTrades(start, end, (price, quantity, atMs) => traded.push({ atMs, price, quantity }));
      let volume = 0;
      return traded
        .toSorted((one, other) => one.atMs - other.atMs)
        .map(({ atMs, price, quantity }) => {
          volume += quantity;
          return { atMs, price, volume };
        });
    },
  };
}

function indexDay({ timeline }: MarketView, index: number, { day, today, toMs }: IndexPlace): RowDay {
  // To draw a day of an index costs much: one that is over is drawn only where its bar says that it has to be.
  const drawn = () => (day < today ? timeline.finishedIndices.day(index, day) : timeline.index(index, day));
  return {
    previousClose: timeline.indexClose(index, timeline.dayBefore(day)),
    reach() {
      if (day >= today) return null;
      const [, high, low] = timeline.finishedIndices.bar(index, day);
      return { high, low };
    },
    minutes: () => drawn().barsUpTo(toMs),
    trades: (minute) =>
      Array.from({ length: minuteMs / secondMs }, (_, second) => {
        const atMs = minute * minuteMs + (second + 1) * secondMs;
        return { atMs, price: drawn().levelAt(atMs), volume: 0 };
      }).filter(({ atMs }) => atMs < toMs),
  };
}

interface IndexPlace {
  day: number;
  /** The day of the quotes. */
  today: number;
  toMs: number;
}

/** Whether a wanted reading may lie between two prices and two volumes: it is asked at their ends. */
function canBe(
  isFound: (figures: Figures) => boolean,
  prices: readonly number[],
  volumes: readonly number[],
) {
  return prices.some((price) => volumes.some((volume) => isFound({ price, volume })));
}

type DrawnMinute = MinuteBar & { volumeBefore: number };

function drawMinutes(rowDay: RowDay): DrawnMinute[] {
  let volume = 0;
  return rowDay.minutes().map((bar) => {
    const volumeBefore = volume;
    volume += bar.volume;
    return { ...bar, volumeBefore };
  });
}

/** The first trade of a minute that is wanted. */
function firstIn(
  { trades }: RowDay,
  { minute, volumeBefore }: DrawnMinute,
  wanted: (atMs: number, figures: Figures) => TradeReading | null,
): TradeReading | null {
  for (const { atMs, price, volume } of trades(minute)) {
    const reading = wanted(atMs, { price, volume: volumeBefore + volume });
    if (reading) return reading;
  }
  return null;
}

/** Makes the search through one day. The day's minutes are drawn for the first search that needs them, and for all. */
function createSearch(rowDay: RowDay, midnight: number): TradedDay['first'] {
  let drawn: readonly DrawnMinute[] | null = null;

  function readingOf(at: number, { price, volume }: Figures): TradeReading {
    const { lastPrice, changePercent } = changesOf(price, rowDay.previousClose);
    return { at, lastPrice, changePercent, volume };
  }

  return ({ from, to }, isWanted) => {
    const isFound = (figures: Figures) => isWanted(readingOf(from, figures));
    const reach = rowDay.reach();
    if (reach && !canBe(isFound, [reach.low, reach.high], [0, Infinity])) return null;
    drawn ??= drawMinutes(rowDay);
    const within = drawn.filter(({ minute }) => {
      const start = midnight + minute * minuteMs;
      return start < to && start + minuteMs >= from;
    });
    for (const bar of within) {
      const { high, low, volume, volumeBefore } = bar;
      if (!canBe(isFound, [low, high], [volumeBefore, volumeBefore + volume])) continue;
      const hit = firstIn(rowDay, bar, (atMs, figures) => {
        const reading = readingOf(midnight + atMs, figures);
        return reading.at >= from && reading.at < to && isWanted(reading) ? reading : null;
      });
      if (hit) return hit;
    }
    return null;
  };
}

/**
 * The days of a stretch of time on which a row may have been traded, the earliest first.
 *
 * @param today - The day of the quotes.
 */
export function* tradedDays(
  view: MarketView,
  row: number,
  { from, to, today }: Stretch & { today: number },
): Generator<TradedDay> {
  const { timeline, bars } = view;
  const listedFrom = row < randomCount ? timeline.plan.rowAt(row).listedFrom : -Infinity;
  const lastDay = Math.min(today, dayNumberAt(to - 1));
  for (let day = Math.max(listedFrom, dayNumberAt(from)); day <= lastDay; day += 1) {
    if (!timeline.isAlwaysOpenOn(day) && !isTradingDayNumber(day)) continue;
    const midnight = midnightOf(day);
    const toMs = Math.min(dayMs, to - midnight);
    const rowDay =
      row < randomCount
        ? shareDay(timeline.share(row, day), toMs)
        : indexDay(view, row - randomCount, { day, today, toMs });
    yield {
      day: timeline.dateOf(day),
      endsAt: midnight + dayMs,
      yearBefore() {
        const { high, low } = bars.yearBefore(row, day);
        return { high: high / 100, low: low / 100 };
      },
      first: createSearch(rowDay, midnight),
    };
  }
}
