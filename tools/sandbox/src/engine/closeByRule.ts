import { closePrice } from '@wealth/domain';
import type { ShareDay } from './ShareDay.ts';

const minuteMs = 60_000;

/** Volume-weighted average of the trades of a window, in whole paise; null where nothing was traded. */
function vwapOf(share: ShareDay, fromMinute: number, toMinute: number): number | null {
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

/** The last trade before a minute; null where nothing was traded. */
function lastTradeBefore(share: ShareDay, minute: number): number | null {
  let last: number | null = null;
  share.visitBars(-1, minute * minuteMs, ({ close }) => {
    last = close;
  });
  return last;
}

/** The price of the closing auction; null where it did not take place. */
function auctionPrice(share: ShareDay): number | null {
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
export function closeByRule(share: ShareDay, knownUntilMs: number): number {
  const { schedule, previousClose } = share.outline;
  const { endMinute, closingWindow, closingAuctionMinute } = schedule;
  const decidedMs = (closingAuctionMinute ?? endMinute) * minuteMs;
  // What the control API sets after trading stands.
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
