import { closePrice } from '@wealth/domain';
import type { DayOutline } from '../plan/dayOutline.ts';
import type { MinuteBar, TradeVisitor } from './tape.ts';

const minuteMs = 60_000;

/** A share's day as it went, as far as its close depends on it. */
interface TradedDay {
  outline: Pick<DayOutline, 'schedule' | 'previousClose'>;
  printQuantity: number;
  visitTrades(fromMs: number, toMs: number, visit: TradeVisitor): void;
  visitBars(afterMs: number, toMs: number, visit: (bar: MinuteBar) => void): void;
  printsBetween(afterMs: number, upToMs: number): ReadonlyArray<{ atMs: number; price: number }>;
}

/** Volume-weighted average of the trades of a window, in whole paise; null where nothing was traded. */
function vwapOf(share: TradedDay, fromMinute: number, toMinute: number): number | null {
  let value = 0;
  let volume = 0;
  share.visitTrades(fromMinute * minuteMs, toMinute * minuteMs, (price, quantity) => {
    value += price * quantity;
    volume += quantity;
  });
  for (const { price } of share.printsBetween(fromMinute * minuteMs - 1, toMinute * minuteMs - 1)) {
    value += price * share.printQuantity;
    volume += share.printQuantity;
  }
  return volume === 0 ? null : Math.round(value / volume);
}

/** The reference price of the closing auction, in paise; also without a trade in its window. */
export function auctionReference(share: TradedDay): number {
  const { schedule, previousClose } = share.outline;
  const { endMinute } = schedule;
  const window = vwapOf(share, endMinute - schedule.closingWindow, endMinute);
  return window ?? lastTradeBefore(share, endMinute) ?? previousClose;
}

/** The last trade before a minute; null where nothing was traded. */
function lastTradeBefore(share: TradedDay, minute: number): number | null {
  let last: number | null = null;
  share.visitBars(-1, minute * minuteMs, ({ close }) => {
    last = close;
  });
  return last;
}

/** The price of the closing auction; null where it did not take place. */
function auctionPrice(share: TradedDay): number | null {
  const minute = share.outline.schedule.closingAuctionMinute;
  let price: number | null = null;
  if (minute !== null) {
    share.visitTrades(minute * minuteMs, minute * minuteMs + 1, (equilibrium) => {
      price = equilibrium;
    });
  }
  return price;
}

/**
 * The official close of a share's day as it really went, in paise.
 *
 * @param knownUntilMs - Milliseconds since midnight: what the control API sets later does not count.
 */
export function closeByRule(share: TradedDay, knownUntilMs: number): number {
  const { schedule, previousClose } = share.outline;
  const { endMinute, closingWindow, closingAuctionMinute } = schedule;
  const decidedMs = (closingAuctionMinute ?? endMinute) * minuteMs;
  // A price that the control API sets after trading holds.
  const afterwards = share.printsBetween(decidedMs, knownUntilMs).at(-1);
  if (afterwards) return afterwards.price;
  const lastTrade = lastTradeBefore(share, closingAuctionMinute ?? endMinute);
  if (closingWindow === 0) return lastTrade ?? previousClose;
  return closePrice({
    hasAuction: closingAuctionMinute !== null,
    auctionPrice: auctionPrice(share),
    windowPrice: vwapOf(share, endMinute - closingWindow, endMinute),
    lastTrade,
    previousClose,
  });
}
