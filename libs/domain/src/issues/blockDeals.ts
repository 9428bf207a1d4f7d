import { istDay, istInstant, type CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { blockDealRules, blockWindows, type BlockWindow } from '../calendar/sessionTimetable.ts';
import { isTradingDay, nextTradingDay } from '../calendar/tradingDays.ts';
import { valueAt } from '../money/arithmetic.ts';
import { fromPaise, isPaise, type Paise } from '../money/paise.ts';
import { isPaiseOnTick, snapPaise } from '../price/paiseTick.ts';
import { faultOf, type ApplicationFault } from './applicationFault.ts';

/** A window of a day, epoch milliseconds. */
export interface BlockSession {
  window: BlockWindow;
  day: CalendarDay;
  from: number;
  /** Bids are taken before it. */
  to: number;
}

const paiseACrore = 1_000_000_000;

/** The two windows of a day; none on a day without trading. */
export function blockSessionsOn(day: CalendarDay): BlockSession[] {
  if (!isTradingDay(day)) return [];
  return blockWindows.map(({ window, startMinute, endMinute }) => ({
    window,
    day,
    from: istInstant(day, startMinute),
    to: istInstant(day, endMinute),
  }));
}

/** The window that is open at an instant; null for none. */
export function openBlockSession(at: number): BlockSession | null {
  return blockSessionsOn(istDay(at)).find(({ from, to }) => at >= from && at < to) ?? null;
}

/** The first window that begins after an instant. */
export function nextBlockSession(at: number): BlockSession {
  const today = istDay(at);
  for (let day = today; ; day = nextTradingDay(day)) {
    const found = blockSessionsOn(day).find(({ from }) => from > at);
    if (found) return found;
  }
}

/** How long before a window whoever asked for it is told. */
const noticeMs = 5 * 60_000;

/** When it is told that the next window is near, epoch milliseconds; null while one is open, and once that time has come. */
export function blockNoticeAt(at: number): number | null {
  if (openBlockSession(at)) return null;
  const noticeAt = nextBlockSession(at).from - noticeMs;
  return noticeAt > at ? noticeAt : null;
}

export const smallestBlock = (day: CalendarDay): Paise =>
  fromPaise(rowInForce(blockDealRules, day).minimumCrore * paiseACrore);

/** The prices of a block, on the tick inside its band. */
export function blockBand(reference: Paise, tick: Paise, day: CalendarDay): { lower: Paise; upper: Paise } {
  const { bandPercent } = rowInForce(blockDealRules, day);
  // Exact: hundredths of a percent of whole paise.
  const width = reference * bandPercent;
  return {
    lower: snapPaise(Math.ceil((reference * 100 - width) / 100), tick, 'up'),
    upper: snapPaise(Math.floor((reference * 100 + width) / 100), tick, 'down'),
  };
}

/** The smallest quantity that is worth the minimum at a price. */
export const smallestBlockQuantity = (minimum: Paise, price: Paise): number => Math.ceil(minimum / price);

export interface BlockTerms {
  /** Side of the party whose block it is. */
  side: 'BUY' | 'SELL';
  /** How many are offered or looked for; 0 once it is gone. */
  quantity: number;
  session: BlockSession;
  minimum: Paise;
  lower: Paise;
  upper: Paise;
  tick: Paise;
  isGone: boolean;
  /** The first day of a share that is new; it has no window before its opening auction. */
  tradesFrom: number | null;
}

export interface BlockBid {
  side: 'BUY' | 'SELL';
  quantity: number;
  /** Paise as typed. */
  price: number;
}

export interface BlockFacts {
  at: number;
  /** With charges. */
  cost: (bid: { side: 'BUY' | 'SELL'; quantity: number; price: Paise }) => Paise;
  available: Paise;
  /** Settled shares that are neither pledged nor waiting to be sold. */
  sellable: number;
  hasDdpi: boolean;
  coolingOffUntil: number | null;
  isSegmentOff: boolean;
}

function timeFaults({ session, isGone, tradesFrom }: BlockTerms, at: number): ApplicationFault[] {
  if (at < session.from || at >= session.to) {
    const { from: opensAt } = nextBlockSession(at);
    return [faultOf('outsideWindow', 'issue', { until: opensAt, figures: { opensAt } })];
  }
  if (tradesFrom !== null && at < tradesFrom) {
    return [faultOf('newlyListed', 'issue', { until: tradesFrom, figures: { from: tradesFrom } })];
  }
  return isGone ? [faultOf('blockGone', 'issue', { figures: null })] : [];
}

function clientFaults({ side }: BlockBid, facts: BlockFacts): ApplicationFault[] {
  // Limits of the client's own forbid purchases only.
  if (side === 'SELL') return facts.hasDdpi ? [] : [faultOf('noDdpi', 'issue', { figures: null })];
  const { coolingOffUntil: until, at } = facts;
  return [
    ...(facts.isSegmentOff ? [faultOf('segmentOff', 'issue', { figures: null })] : []),
    ...(until !== null && at < until ? [faultOf('coolingOff', 'issue', { until, figures: { until } })] : []),
  ];
}

function priceFaults({ lower, upper, tick }: BlockTerms, price: number): ApplicationFault[] {
  const safe = Number.isFinite(price) ? Math.max(0, price) : 0;
  const nearest = { price: fromPaise(Math.min(upper, Math.max(lower, snapPaise(safe, tick)))) };
  if (!(price >= lower && price <= upper)) {
    return [faultOf('outsideBand', 'price', { nearest, figures: { lower, upper } })];
  }
  if (isPaise(price) && isPaiseOnTick(price, tick)) return [];
  return [faultOf('offTick', 'price', { nearest, figures: { tick } })];
}

function quantityFaults(terms: BlockTerms, quantity: number, price: Paise): ApplicationFault[] {
  const { minimum } = terms;
  const smallest = smallestBlockQuantity(minimum, price);
  if (quantity > terms.quantity) {
    const figures = { quantity: terms.quantity };
    return [faultOf('aboveBlock', 'quantity', { nearest: { quantity: terms.quantity }, figures })];
  }
  if (valueAt(price, quantity) >= minimum) return [];
  const nearest = smallest <= terms.quantity ? { quantity: smallest } : null;
  return [faultOf('belowMinimum', 'quantity', { nearest, figures: { minimum } })];
}

function coverFaults({ side, quantity }: BlockBid, price: Paise, facts: BlockFacts): ApplicationFault[] {
  if (side === 'SELL') {
    const { sellable } = facts;
    return quantity <= sellable ? [] : [faultOf('notEnoughShares', 'quantity', { figures: { sellable } })];
  }
  const missing = facts.cost({ side, quantity, price }) - facts.available;
  if (missing <= 0) return [];
  const figures = { available: facts.available, missing: fromPaise(missing) };
  return [faultOf('notEnoughCash', 'quantity', { figures })];
}

/** What is wrong with a bid on a block, what cannot be helped first; empty where nothing is. */
export function checkBlockBid(terms: BlockTerms, bid: BlockBid, facts: BlockFacts): ApplicationFault[] {
  const wrongSide = bid.side === terms.side ? [faultOf('wrongSide', 'side', { figures: null })] : [];
  const ofPrice = priceFaults(terms, bid.price);
  const plain = [...timeFaults(terms, facts.at), ...wrongSide, ...clientFaults(bid, facts), ...ofPrice];
  if (ofPrice.length > 0) return plain;
  const price = fromPaise(bid.price);
  const ofQuantity = quantityFaults(terms, bid.quantity, price);
  return [...plain, ...ofQuantity, ...(ofQuantity.length > 0 ? [] : coverFaults(bid, price, facts))];
}

/** Whether a bid meets a block: then it trades at the price of the block, which was there first. */
export function meetsBlock(block: { side: 'BUY' | 'SELL'; price: Paise }, bid: { price: Paise }): boolean {
  return block.side === 'SELL' ? bid.price >= block.price : bid.price <= block.price;
}
