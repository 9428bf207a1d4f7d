import type { ExchangeEvent, Matcher } from '../../exchange/index.ts';
import { auctionBook } from '../book/auctionBook.ts';
import { CrowdFlow } from '../book/CrowdFlow.ts';
import { CrowdSender } from '../book/CrowdSender.ts';
import type { FlowOrder } from '../book/flowOrder.ts';
import type { PlannedDay } from '../day/PlannedDay.ts';
import { crowdAt } from './crowdAt.ts';

/** Hears what came of the crowd's messages at an instant, milliseconds since midnight. */
type Listener = (events: readonly ExchangeEvent[], atMs: number) => void;

/** The crowd in a book in which it is not alone. */
export class CrowdPlayer {
  readonly #matcher: Matcher;
  readonly #sender: CrowdSender;
  readonly #onEvents: Listener;
  #flow: CrowdFlow;
  #minute = 0;
  #orders: readonly FlowOrder[] = [];
  #next = 0;

  constructor(matcher: Matcher, planned: PlannedDay, onEvents: Listener) {
    this.#matcher = matcher;
    this.#sender = new CrowdSender(matcher);
    this.#onEvents = onEvents;
    this.#flow = new CrowdFlow(planned);
  }

  /** The minute that is played. */
  get minute(): number {
    return this.#minute;
  }

  /** The crowd follows another plan from now on. */
  follow(planned: PlannedDay): void {
    this.#flow = new CrowdFlow(planned);
  }

  /**
   * What it does before an instant of its minute, or until something is done; a millisecond is played whole, so that it is
   * the same when it is played again.
   *
   * @returns the millisecond behind which it stopped because `isDone`; null where it went on to the instant.
   */
  play(toMs: number, isDone: () => boolean): number | null {
    for (let order = this.#orders[this.#next]; order && order.atMs < toMs; order = this.#orders[this.#next]) {
      this.#onEvents(this.#sender.send(order), order.atMs);
      this.#next += 1;
      if (this.#orders[this.#next]?.atMs !== order.atMs && isDone()) return order.atMs;
    }
    return null;
  }

  /** Continues with a minute from the orders in the book. */
  begin(minute: number): void {
    this.#load(minute, this.#flow.ordersOf(minute));
  }

  /** Lets a minute pass without it. */
  skip(minute: number): void {
    this.#load(minute, []);
  }

  /** Gives the crowd the orders of its plan at an instant; orders that are in the book already keep their place. */
  setUp(atMs: number): void {
    const { minute, standing, orders } = crowdAt(this.#flow, atMs);
    const wanted = new Set(standing.map(({ id }) => id));
    this.#cancel(atMs, (id) => !wanted.has(id));
    for (const order of standing) this.#onEvents(this.#sender.stand(order), atMs);
    this.#load(minute, orders);
  }

  withdraw(atMs: number): void {
    this.#cancel(atMs, () => true);
  }

  /** Adds the crowd's orders just before an auction is matched, after those of clients. */
  joinAuction(planned: PlannedDay, kind: 'opening' | 'closing', atMs: number): void {
    for (const { price, buy, sell } of auctionBook(planned, kind)?.levels ?? []) {
      const id = `auction/${kind}/${price}`;
      if (buy > 0) this.#stand({ id: `${id}/buy`, side: 'bid', price, quantity: buy }, atMs);
      if (sell > 0) this.#stand({ id: `${id}/sell`, side: 'ask', price, quantity: sell }, atMs);
    }
  }

  #stand(order: Parameters<CrowdSender['stand']>[0], atMs: number): void {
    this.#onEvents(this.#sender.stand(order), atMs);
  }

  #cancel(atMs: number, isGone: (id: string) => boolean): void {
    for (const { id, owner } of this.#matcher.orders()) {
      if (owner === null && isGone(id)) this.#onEvents(this.#matcher.apply({ kind: 'cancel', id }), atMs);
    }
  }

  #load(minute: number, orders: readonly FlowOrder[]): void {
    this.#minute = minute;
    this.#orders = orders;
    this.#next = 0;
  }
}
