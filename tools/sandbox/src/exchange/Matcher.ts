import { checkBook, checkTops } from './checkBook.ts';
import type {
  Band,
  BookDepth,
  ExchangeCommand,
  ExchangeEvent,
  MatchPhase,
  ModifyCommand,
  PlaceCommand,
  RejectReason,
} from './contract.ts';
import type { LiveOrder } from './OrderQueue.ts';
import type { MatcherState } from './matcherState.ts';
import { matchAtClose, matchContinuously, nextTriggered, restPrice } from './matching.ts';
import { OrderBook } from './OrderBook.ts';
import { changePhase } from './changePhase.ts';
import { endOrder } from './endOrder.ts';
import {
  applyModification,
  isModifiable,
  isOutside,
  isPossible,
  isTooNarrow,
  modifiedFigures,
} from './figures.ts';
import { whyFrozen, whyNotTaken } from './phaseRules.ts';

/** After so many messages every order is looked at. */
const usualCheckEvery = 1_000;

export interface MatcherOptions {
  band: Band;
  phase: MatchPhase;
  /** Paise: used as the last traded price before the first trade; see the command `phase`. */
  reference: number;
  /** Paise; null or absent before the first trade of the day. */
  lastPrice?: number | null | undefined;
  /** After how many messages the whole book is checked; 1,000 when absent. */
  checkEvery?: number | undefined;
}

/** An order as the exchange has it. Paise, units. */
export interface OrderView extends Pick<
  LiveOrder,
  'id' | 'owner' | 'side' | 'type' | 'validity' | 'price' | 'trigger' | 'quantity' | 'left'
> {
  filled: number;
}

/**
 * The exchange for one share: commands in, events out. It has no clock, no randomness and no memory but its orders,
 * so the same commands give the same events.
 */
export class Matcher {
  readonly #book = new OrderBook();
  readonly #state: MatcherState;
  readonly #checkEvery: number;
  #untilCheck: number;

  constructor({ checkEvery = usualCheckEvery, ...options }: MatcherOptions) {
    const { band, phase, reference, lastPrice = null } = options;
    this.#state = { band, phase, reference, lastPrice };
    this.#checkEvery = checkEvery;
    this.#untilCheck = checkEvery;
  }

  get phase(): MatchPhase {
    return this.#state.phase;
  }

  /** Paise; null before the first trade. */
  get lastPrice(): number | null {
    return this.#state.lastPrice;
  }

  /** Whether a client has an order in the book. */
  get hasOwnedOrders(): boolean {
    return this.#book.hasOwnedOrders;
  }

  /**
   * Does what a message says.
   *
   * @throws RangeError for figures that no order can have, before anything has changed: a bug of the caller.
   * @throws BrokenBookError when the book is not sound any more: a bug of the exchange.
   */
  apply(command: ExchangeCommand): ExchangeEvent[] {
    const events: ExchangeEvent[] = [];
    this.#do(command, events);
    if (this.#state.phase === 'continuous') this.#trigger(events);
    this.#check();
    return events;
  }

  /** So many best prices of each side. */
  depth(count: number): BookDepth {
    return this.#book.depth(count);
  }

  /** An order in the book; null for an unknown or ended one. */
  order(id: string): OrderView | null {
    const order = this.#book.orderOf(id);
    return order ? viewOf(order) : null;
  }

  /** All orders in the book, of one owner or of all. */
  orders(owner?: string): OrderView[] {
    return (owner === undefined ? [...this.#book.orders()] : this.#book.ofOwner(owner)).map(viewOf);
  }

  /** @throws BrokenBookError when the book is not sound. */
  check(): void {
    checkBook(this.#book, this.#state.phase === 'continuous');
  }

  #do(command: ExchangeCommand, events: ExchangeEvent[]): void {
    switch (command.kind) {
      case 'place':
        this.#place(command, events);
        break;
      case 'modify':
        this.#modify(command, events);
        break;
      case 'cancel':
        this.#cancel(command.id, events);
        break;
      case 'cancelAll':
        for (const order of this.#book.ofOwner(command.owner)) {
          if (whyFrozen(this.#state.phase, order.type) !== null) continue;
          endOrder(this.#book, order, { reason: 'by_client', events });
        }
        break;
      case 'phase':
        changePhase({ book: this.#book, state: this.#state, events }, command);
        break;
      case 'band':
        this.#setBand(command.band, events);
        break;
      case 'lastPrice':
        this.#state.lastPrice = command.price;
        break;
    }
  }

  #place(command: PlaceCommand, events: ExchangeEvent[]): void {
    const { id, owner, trigger } = command;
    if (!isPossible(command)) throw new RangeError(`an order cannot have these figures: ${id}`);
    const reason = this.#whyRejected(command);
    if (reason !== null) {
      events.push({ kind: 'rejected', id, reason });
      return;
    }
    if (owner !== null) {
      events.push({ kind: 'accepted', id, owner, isWaitingForTrigger: trigger !== null });
    }
    const order = toLiveOrder(command);
    this.#book.stamp(order);
    if (trigger === null) this.#enter(order, events);
    else this.#book.stand(order);
  }

  #whyRejected(command: PlaceCommand): RejectReason | null {
    const reason = whyNotTaken(this.#state.phase, command);
    if (reason !== null) return reason;
    if (this.#book.orderOf(command.id) !== undefined) return 'duplicate_id';
    return this.#whyNotPriced(command);
  }

  #whyNotPriced(
    figures: Parameters<typeof isTooNarrow>[1] & Parameters<typeof isOutside>[1],
  ): RejectReason | null {
    if (isOutside(this.#state.band, figures)) return 'outside_band';
    return isTooNarrow(this.#state, figures) ? 'protection_too_narrow' : null;
  }

  /** An order without a trigger to wait for: it trades what it can, and the remainder stays in the book or is cancelled. */
  #enter(order: LiveOrder, events: ExchangeEvent[]): void {
    const { phase } = this.#state;
    if (phase === 'continuous') matchContinuously({ book: this.#book, state: this.#state, events }, order);
    if (phase === 'postClose') matchAtClose({ book: this.#book, state: this.#state, events }, order);
    if (order.left === 0) return;
    if (order.validity === 'IOC') {
      endOrder(this.#book, order, { reason: 'ioc_rest', events });
      return;
    }
    if (order.type === 'MARKET' && phase === 'continuous') {
      order.type = 'LIMIT';
      order.price = restPrice(order, this.#state.lastPrice ?? this.#state.reference);
      const { id, owner, price } = order;
      if (owner !== null) events.push({ kind: 'rested', id, owner, price });
    }
    this.#book.stand(order);
  }

  #modify(command: ModifyCommand, events: ExchangeEvent[]): void {
    const { id } = command;
    const order = this.#book.orderOf(id);
    const reason = order ? this.#whyNotModified(order, command) : 'unknown_order';
    if (!order || reason !== null) {
      events.push({ kind: 'rejected', id, reason: reason ?? 'unknown_order' });
      return;
    }
    const keepsPlace = applyModification(this.#book, order, modifiedFigures(order, command));
    const { owner, quantity, price, trigger } = order;
    if (owner !== null) events.push({ kind: 'modified', id, owner, quantity, price, trigger });
    if (keepsPlace) return;
    this.#book.stamp(order);
    if (trigger === null) this.#enter(order, events);
    else this.#book.stand(order);
  }

  #whyNotModified(order: LiveOrder, command: ModifyCommand): RejectReason | null {
    const wanted = modifiedFigures(order, command);
    if (!isPossible(wanted)) throw new RangeError(`an order cannot have these figures: ${order.id}`);
    const { phase } = this.#state;
    const reason = whyFrozen(phase, order.type) ?? whyNotTaken(phase, order);
    if (reason !== null) return reason;
    if (!isModifiable(order, wanted)) return 'not_modifiable';
    return this.#whyNotPriced({ ...wanted, type: order.type, side: order.side });
  }

  #cancel(id: string, events: ExchangeEvent[]): void {
    const order = this.#book.orderOf(id);
    const reason = order ? whyFrozen(this.#state.phase, order.type) : 'unknown_order';
    if (order && reason === null) endOrder(this.#book, order, { reason: 'by_client', events });
    else events.push({ kind: 'rejected', id, reason: reason ?? 'unknown_order' });
  }

  #setBand(band: Band, events: ExchangeEvent[]): void {
    if (!(band.lower > 0 && band.lower <= band.upper)) throw new RangeError('no band');
    this.#state.band = band;
    for (const order of this.#book.orders()) {
      const isWaiting = order.queue === this.#book.side(order.side).markets;
      if (isOutside(band, order) || (isWaiting && isTooNarrow(this.#state, order))) {
        endOrder(this.#book, order, { reason: 'outside_band', events });
      }
    }
  }

  /** Stop orders that the last traded price has reached, one after the other: each may move it on. */
  #trigger(events: ExchangeEvent[]): void {
    const { lastPrice } = this.#state;
    if (lastPrice === null) return;
    for (;;) {
      const order = nextTriggered(this.#book, this.#state.lastPrice ?? lastPrice);
      if (!order) return;
      this.#book.leave(order);
      order.trigger = null;
      order.type = order.type === 'SL' ? 'LIMIT' : 'MARKET';
      this.#book.stamp(order);
      const { id, owner } = order;
      if (owner !== null) events.push({ kind: 'triggered', id, owner });
      this.#enter(order, events);
    }
  }

  #check(): void {
    const isContinuous = this.#state.phase === 'continuous';
    checkTops(this.#book, isContinuous);
    this.#untilCheck -= 1;
    if (this.#untilCheck > 0) return;
    this.#untilCheck = this.#checkEvery;
    checkBook(this.#book, isContinuous);
  }
}

function toLiveOrder(command: PlaceCommand): LiveOrder {
  const { id, owner, side, type, validity, quantity, price, trigger } = command;
  return {
    id,
    owner,
    side,
    type,
    validity,
    quantity,
    price,
    trigger,
    left: quantity,
    sequence: 0,
    queue: null,
    before: null,
    after: null,
  };
}

function viewOf(order: LiveOrder): OrderView {
  const { id, owner, side, type, validity, price, trigger, quantity, left } = order;
  return { id, owner, side, type, validity, price, trigger, quantity, left, filled: quantity - left };
}
