import { mix, noiseAt } from '../noise/noise.ts';
import type { PlannedDay } from '../day/PlannedDay.ts';
import { CrowdLines, mostAtARung } from './CrowdLines.ts';
import { CrowdMinutes, secondsAMinute, type TradeRun } from './CrowdMinutes.ts';
import type { BookSide, FlowOrder, RestingOrder } from './flowOrder.ts';
import { createPriceLadder, type PriceLadder } from './priceLadder.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
const standingSalt = 0x7374616e;
const passingSalt = 0x70617373;
/** Rungs with orders beyond the lowest and highest price of the day. */
const rungsBeyond = 8;
/** Above this pace (trades a minute) the trades alone keep the book moving. */
const mostPassingPace = 120;
/** Seconds that a passing order stays. */
const passingStay = 10;
/** Rungs from the best one over which passing orders spread. */
const passingReach = 5;

/** Seconds whose passing order is kept: those of a minute are asked for again and again. */
const secondsKept = 240;

/** An order that comes for a while. */
interface Passing {
  resting: RestingOrder;
  rung: number;
}

interface Lines {
  ask: number;
  bid: number;
}

/**
 * What the simulated crowd does to the order book of one share on one day: a function of (seed, share, second).
 *
 * Its standing orders keep out of the way of the planned trades. Each planned trade meets one order that came for it
 * between the two sides. So with nobody else in the book exactly the planned trades happen.
 */
export class CrowdFlow {
  readonly #share: PlannedDay;
  readonly #ladder: PriceLadder;
  readonly #minutes: CrowdMinutes;
  readonly #lines: CrowdLines;
  readonly #key: number;
  readonly #hasPassing: boolean;
  readonly #usual: number;
  readonly #passed = new Map<number, Passing | null>();
  readonly #lowest: number;
  readonly #highest: number;

  constructor(share: PlannedDay) {
    const { outline } = share;
    const { row, lower, upper } = outline;
    this.#share = share;
    this.#ladder = createPriceLadder(outline);
    this.#minutes = new CrowdMinutes(share, this.#ladder);
    this.#hasPassing = row.pace <= mostPassingPace;
    this.#lines = new CrowdLines(this.#minutes, this.#hasPassing);
    this.#key = mix(outline.key, standingSalt);
    this.#usual = row.usualVolume / Math.max(1, row.pace * 375) / row.lotSize;
    const { low, high } = share.priceReach();
    this.#lowest = Math.max(this.#ladder.above(lower - 1), this.#ladder.below(low) - rungsBeyond);
    this.#highest = Math.min(this.#ladder.below(upper + 1), this.#ladder.above(high) + rungsBeyond);
  }

  /** Orders that wait when a minute begins; in the first one those that the pre-open has left. */
  opening(minute: number): RestingOrder[] {
    const second = Math.max(this.#minutes.firstMinute * secondsAMinute, minute * secondsAMinute - 1);
    const lines = this.#linesAt(second);
    if (!lines) return [];
    const orders: RestingOrder[] = [];
    for (let rung = this.#lowest; rung <= lines.bid; rung += 1) orders.push(...this.#standing('bid', rung));
    for (let rung = lines.ask; rung <= this.#highest; rung += 1) orders.push(...this.#standing('ask', rung));
    for (let came = second - passingStay + 1; came <= second; came += 1) {
      const order = this.#passing(came);
      if (order && this.#staysUntil(order, came, second)) orders.push(order.resting);
    }
    return orders;
  }

  /** What happens in a minute, in order of time. */
  ordersOf(minute: number): FlowOrder[] {
    const orders: FlowOrder[] = [];
    const planned = this.#minutes.at(minute);
    if (!planned) return orders;
    for (let index = 0; index < secondsAMinute; index += 1) {
      const second = minute * secondsAMinute + index;
      this.#moveLines(second, orders);
      for (const run of planned.runs[index] ?? []) addRun(orders, run);
    }
    return orders;
  }

  #linesAt(second: number): Lines | null {
    const line = this.#lines.at(Math.floor(second / secondsAMinute));
    if (!line) return null;
    const index = second % secondsAMinute;
    return { ask: line.asks[index] ?? 0, bid: line.bids[index] ?? 0 };
  }

  /** What makes the book of one second that of the next: first who goes, then who comes. */
  #moveLines(second: number, orders: FlowOrder[]): void {
    const before = this.#linesAt(second - 1);
    const after = this.#linesAt(second);
    if (!before || !after) return;
    const atMs = second * secondMs;
    const gone = [
      ...this.#passingGone(second),
      ...this.#range('ask', before.ask, after.ask - 1),
      ...this.#range('bid', after.bid + 1, before.bid),
    ];
    for (const { id } of gone) orders.push({ kind: 'cancel', atMs, id });
    const passing = this.#passing(second);
    const come = [
      ...this.#range('ask', after.ask, before.ask - 1),
      ...this.#range('bid', before.bid + 1, after.bid),
      ...(passing ? [passing.resting] : []),
    ];
    for (const order of come) orders.push({ kind: 'add', atMs, isForTrades: false, ...order });
  }

  #passingGone(second: number): RestingOrder[] {
    const gone: RestingOrder[] = [];
    for (let came = second - passingStay; came < second; came += 1) {
      const order = this.#passing(came);
      const isGone =
        order && this.#staysUntil(order, came, second - 1) && !this.#staysUntil(order, came, second);
      if (isGone) gone.push(order.resting);
    }
    return gone;
  }

  #range(side: BookSide, from: number, to: number): RestingOrder[] {
    const orders: RestingOrder[] = [];
    for (let rung = from; rung <= to; rung += 1) orders.push(...this.#standing(side, rung));
    return orders;
  }

  #standing(side: BookSide, rung: number): RestingOrder[] {
    if (rung < this.#lowest || rung > this.#highest) return [];
    const key = mix(mix(this.#key, rung), side === 'bid' ? 1 : 2);
    const count = 1 + (key % mostAtARung);
    return Array.from({ length: count }, (_, slot) => ({
      id: `${side}/${rung}/${slot}`,
      side,
      price: this.#ladder.priceOf(rung),
      quantity: this.#quantity(mix(key, slot)),
    }));
  }

  #quantity(key: number): number {
    return Math.max(1, Math.round(this.#usual * (0.5 + 3 * noiseAt(key)))) * this.#share.outline.row.lotSize;
  }

  /** The order that comes by in a second, somewhere among the best rungs; null where none does. */
  #passing(second: number): Passing | null {
    const ready = this.#passed.get(second);
    if (ready !== undefined) return ready;
    if (this.#passed.size > secondsKept) this.#passed.clear();
    const made = this.#makePassing(second);
    this.#passed.set(second, made);
    return made;
  }

  #makePassing(second: number): Passing | null {
    const passing = this.#wanted(second);
    if (!passing) return null;
    // One at a time: a rung never has more of them than the pace of the lines allows for.
    for (let earlier = second - passingStay; earlier < second; earlier += 1) {
      const other = this.#wanted(earlier);
      if (other?.rung === passing.rung && other.resting.side === passing.resting.side) return null;
    }
    return passing;
  }

  #wanted(second: number): Passing | null {
    const lines = this.#hasPassing ? this.#linesAt(second) : null;
    if (!lines) return null;
    const key = mix(mix(this.#key, passingSalt), second);
    const side = key % 2 === 0 ? 'bid' : 'ask';
    const away = (key >>> 8) % passingReach;
    const rung = side === 'bid' ? lines.bid - away : lines.ask + away;
    if (rung < this.#lowest || rung > this.#highest) return null;
    const price = this.#ladder.priceOf(rung);
    return { rung, resting: { id: `passing/${second}`, side, price, quantity: this.#quantity(key) } };
  }

  /** Whether a passing order is still there: its time is not over, and no line has passed it since it came. */
  #staysUntil({ resting, rung }: Passing, came: number, second: number): boolean {
    if (second >= came + passingStay) return false;
    for (let at = came; at <= second; at += 1) {
      const lines = this.#linesAt(at);
      if (!lines || (resting.side === 'bid' ? rung > lines.bid : rung < lines.ask)) return false;
    }
    return true;
  }
}

function addRun(orders: FlowOrder[], { side, price, fromMs, trades }: TradeRun): void {
  let quantity = 0;
  for (const trade of trades) quantity += trade.quantity;
  const [first] = trades;
  const id = `for/${first?.atMs}/${fromMs}`;
  orders.push({ kind: 'add', atMs: fromMs, isForTrades: true, id, side, price, quantity });
  const taker = side === 'bid' ? 'ask' : 'bid';
  for (const trade of trades) {
    orders.push({ kind: 'take', atMs: trade.atMs, side: taker, price, quantity: trade.quantity });
  }
}

/** Whether a share can have an order book at an instant of its day: in continuous trading, and not in a halt. */
export function hasBook(share: PlannedDay, atMs: number): boolean {
  const { startMinute, endMinute } = share.outline.schedule;
  return atMs >= startMinute * minuteMs && atMs < endMinute * minuteMs && !share.isHaltedAt(atMs);
}
