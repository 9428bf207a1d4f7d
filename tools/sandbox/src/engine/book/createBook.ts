import { Matcher, type BookDepth } from '../../exchange/index.ts';
import type { PlannedDay } from '../day/PlannedDay.ts';
import { CrowdFlow, hasBook } from './CrowdFlow.ts';
import { CrowdSender } from './CrowdSender.ts';
import type { FlowOrder } from './flowOrder.ts';

const minuteMs = 60_000;
/** Prices of each side that everybody is shown. */
const depthLevels = 5;

/** What was traded in a book. Paise, units, milliseconds since midnight IST. */
export interface BookTrade {
  price: number;
  quantity: number;
  atMs: number;
}

/** The order book of one share on one day. */
export interface Book {
  /** The best five prices after all that came before an instant; both sides empty where nothing can be traded. */
  depthAt(atMs: number): BookDepth;
  /** Trades from the instant reached before up to, but not including, this one. */
  play(atMs: number): BookTrade[];
}

function emptyBook({ outline }: PlannedDay) {
  const { lower, upper, previousClose } = outline;
  const matcher = new Matcher({ band: { lower, upper }, phase: 'continuous', reference: previousClose });
  return { matcher, crowd: new CrowdSender(matcher) };
}

/** Opens the book as it is at the start of a minute: that depends on nothing before. */
export function createBook(share: PlannedDay, openMinute: number = share.outline.schedule.startMinute): Book {
  const flow = new CrowdFlow(share);
  const { startMinute, endMinute } = share.outline.schedule;
  let { matcher, crowd } = emptyBook(share);
  let minute = 0;
  let doneMs = 0;
  let orders: FlowOrder[] = [];
  let next = 0;

  function open(at: number): void {
    minute = Math.min(endMinute, Math.max(startMinute, at));
    doneMs = minute * minuteMs;
    ({ matcher, crowd } = emptyBook(share));
    for (const order of flow.opening(minute)) crowd.stand(order);
    orders = flow.ordersOf(minute);
    next = 0;
  }

  function playMinute(toMs: number, trades: BookTrade[]): void {
    for (let order = orders[next]; order && order.atMs < toMs; order = orders[next]) {
      for (const event of crowd.send(order)) {
        if (event.kind !== 'trade') continue;
        trades.push({ price: event.price, quantity: event.quantity, atMs: order.atMs });
      }
      next += 1;
    }
  }

  function play(atMs: number): BookTrade[] {
    const trades: BookTrade[] = [];
    playMinute(atMs, trades);
    while ((minute + 1) * minuteMs < atMs && minute + 1 < endMinute) {
      minute += 1;
      orders = flow.ordersOf(minute);
      next = 0;
      playMinute(atMs, trades);
    }
    doneMs = Math.max(doneMs, atMs);
    return trades;
  }

  open(openMinute);
  return {
    play,
    depthAt(atMs) {
      if (!hasBook(share, atMs)) return { bids: [], asks: [] };
      // After a move of the clock the book is opened at the new time, not played through.
      const wanted = Math.max(startMinute, Math.floor((atMs - 1) / minuteMs));
      if (atMs < doneMs || wanted > minute + 1) open(wanted);
      play(atMs);
      return matcher.depth(depthLevels);
    },
  };
}
