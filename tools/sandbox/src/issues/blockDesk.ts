import {
  addDays,
  calendarDay,
  fromPaise,
  fromWire,
  isCalendarDay,
  istDay,
  istInstant,
  tickSizeFor,
  toRupees,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import { blockSessionsOn, issueRulesOn, type BlockSession } from '@wealth/domain/issues';
import type { MarketEngine } from '../engine/index.ts';
import type { Market } from '../market/market.ts';
import {
  placeOfBlock,
  plannedBlocksOf,
  pricedBlock,
  type Block,
  type PlannedBlock,
} from './plannedBlocks.ts';

/** The blocks of the simulated crowd. */
export interface BlockDesk {
  /** Those of a window that others see by now. */
  shown(session: BlockSession): Block[];
  /** One that is shown by now; null for none. */
  find(id: string): Block | null;
}

/** Minutes since midnight IST between which the reference of the afternoon is found. */
const averaged = { from: 13 * 60 + 45, to: 14 * 60 };

function closeBefore(engine: MarketEngine, { share }: PlannedBlock, day: CalendarDay): Paise {
  const { market, symbol } = share;
  const before = istInstant(day) / 1000;
  const candle = engine
    .candles({ market, symbol, interval: '1d', before, limit: 1, adjusted: false })
    ?.at(-1);
  return fromWire(candle?.close ?? share.basePrice);
}

/**
 * The average price of a quarter of an hour by volume, each minute at its close; null where nothing was traded. Assumption: the
 * minutes say enough.
 */
function averagePrice(engine: MarketEngine, { share }: PlannedBlock, day: CalendarDay): Paise | null {
  const { market, symbol } = share;
  const to = istInstant(day, averaged.to) / 1000;
  const from = istInstant(day, averaged.from) / 1000;
  const limit = averaged.to - averaged.from;
  const candles =
    engine.candles({ market, symbol, interval: '1m', before: to, limit, adjusted: false }) ?? [];
  const counted = candles.filter(({ time, volume }) => time >= from && volume > 0);
  const volume = counted.reduce((sum, candle) => sum + candle.volume, 0);
  if (volume === 0) return null;
  const value = counted.reduce(
    (sum, { close, volume: of }) => sum + BigInt(fromWire(close)) * BigInt(of),
    0n,
  );
  return fromPaise(Number(value / BigInt(volume)));
}

type BlockMarket = Pick<Market, 'engine' | 'seedKey' | 'actionsBetween'>;

/**
 * When the share of a block is first traded in blocks, where that is later than its window begins: a new one after the auction
 * of its first day, one on the ex-date of a demerger in the afternoon.
 */
function tradableFrom(market: BlockMarket, { share, session: { day, from } }: PlannedBlock): number | null {
  const { listedOn } = market.engine().listings.of(share);
  const listsAt = listedOn === day ? istInstant(day, issueRulesOn(day).listsAtMinute) : from;
  const isDemerged = market
    .actionsBetween(share, { from: day, to: day })
    .some(({ kind }) => kind === 'demerger');
  const afternoon = blockSessionsOn(day).find(({ window }) => window === 'afternoon');
  const first = Math.max(listsAt, isDemerged && afternoon ? afternoon.from : from);
  return first > from ? first : null;
}

/** Makes the desk. */
export function createBlockDesk(market: BlockMarket, now: () => number): BlockDesk {
  const { seedKey } = market;
  /** Prices of windows that have begun do not change; the newest few. */
  const kept = new Map<string, Block[]>();

  function priced(block: PlannedBlock): Block {
    const engine = market.engine();
    const { day, window } = block.session;
    const close = closeBefore(engine, block, day);
    const tick = fromWire(Number(tickSizeFor('share', toRupees(close), day)));
    const reference = window === 'morning' ? close : (averagePrice(engine, block, day) ?? close);
    return pricedBlock(block, { reference, tick, tradableFrom: tradableFrom(market, block) });
  }

  function blocksOf(session: BlockSession): Block[] {
    const name = `${session.day} ${session.window}`;
    const known = kept.get(name);
    if (known) return known;
    const blocks = plannedBlocksOf(seedKey, session, market.engine().listings).map(priced);
    if (kept.size > 8) kept.clear();
    kept.set(name, blocks);
    return blocks;
  }

  const shown = (session: BlockSession) =>
    session.from > now() ? [] : blocksOf(session).filter(({ shownAt }) => shownAt <= now());

  return {
    shown,
    find(id) {
      const place = placeOfBlock(id);
      if (!place || !isCalendarDay(place.day)) return null;
      const day = calendarDay(place.day);
      // Older ones are of no use, and their minutes may be gone.
      if (day < addDays(istDay(now()), -31)) return null;
      const session = blockSessionsOn(day).find(({ window }) => window === place.window);
      return session ? (shown(session).find((block) => block.id === id) ?? null) : null;
    },
  };
}
