import { closingAuctionBandPercent } from '@wealth/domain';
import {
  Matcher,
  type BookDepth,
  type ExchangeCommand,
  type ExchangeEvent,
  type MatchPhase,
} from '../../exchange/index.ts';
import { auctionBook } from '../auctionBook.ts';
import { auctionReference, closeByRule } from '../closeByRule.ts';
import { CrowdFlow } from '../book/CrowdFlow.ts';
import { CrowdSender } from '../book/CrowdSender.ts';
import type { FlowOrder } from '../book/flowOrder.ts';
import { PlannedDay } from '../PlannedDay.ts';
import type { Timeline } from '../Timeline.ts';
import { CloseCounter } from './CloseCounter.ts';
import { crowdAt } from './crowdAt.ts';
import { phaseAgenda, type PhaseAgenda, type SharePlace } from './phaseAgenda.ts';
import { plannedDayAt } from './plannedDayAt.ts';
import type { TapeSegment } from './TapeSegment.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const shownLevels = 5;

/** What clients send; phases and bands are the book's own. */
export type ClientCommand = Exclude<ExchangeCommand, { kind: 'phase' | 'band' }>;

/** What came to a client's order, and when; milliseconds since midnight. */
export interface TimedEvent {
  atMs: number;
  event: ExchangeEvent;
}

function isClosingAuction(phase: MatchPhase): boolean {
  return phase === 'closingAnyOrder' || phase === 'closingLimitOnly' || phase === 'closingMatching';
}

/**
 * A share's order book from the moment a client joins the crowd until the crowd is alone again.
 *
 * The crowd goes on as planned. What clients have taken of its orders it sets up again when the next minute begins,
 * so their trace is gone soon. A function of the seed, what was done by hand, and the commands with their instants.
 */
export class WarmBook {
  readonly #timeline: Timeline;
  readonly #place: SharePlace;
  readonly #tape: TapeSegment;
  readonly #matcher: Matcher;
  readonly #crowd: CrowdSender;
  readonly #atClose: CloseCounter;
  #agenda: PhaseAgenda;
  #planned: PlannedDay;
  #flow: CrowdFlow;
  #minute = 0;
  #orders: readonly FlowOrder[] = [];
  #next = 0;
  /** Whether a client has traded with the crowd since it was last set up. */
  #isTouched = false;
  #isOver = false;
  #events: TimedEvent[] = [];

  constructor(timeline: Timeline, place: SharePlace, tape: TapeSegment) {
    const atMs = tape.fromMs;
    this.#timeline = timeline;
    this.#place = place;
    this.#agenda = phaseAgenda(timeline, place);
    this.#planned = plannedDayAt(timeline, place, atMs);
    this.#flow = new CrowdFlow(this.#planned);
    const totals = timeline.share(place.position, place.day).totalsAt(atMs);
    this.#tape = tape;
    const { lower, upper } = this.#planned.outline;
    this.#matcher = new Matcher({
      band: { lower, upper },
      phase: 'closed',
      reference: this.#planned.outline.previousClose,
      lastPrice: totals.hasTraded ? totals.last : null,
    });
    this.#crowd = new CrowdSender(this.#matcher);
    this.#atClose = new CloseCounter(this.#matcher);
    const phase = this.#agenda.phaseAt(atMs);
    const isBeginning = this.#agenda.phaseAt(atMs - 1) !== phase;
    if (isBeginning || phase === 'continuous') this.#enter(phase, atMs);
    else this.#join(phase, atMs);
  }

  /** Whether the crowd is alone again: from the end of its part of the tape on the plan holds. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get playedMs(): number {
    return this.#tape.playedMs;
  }

  get phase(): MatchPhase {
    return this.#matcher.phase;
  }

  depth(): BookDepth {
    return this.phase === 'continuous' ? this.#matcher.depth(shownLevels) : { bids: [], asks: [] };
  }

  /** All that happens before an instant, and what begins at it. */
  playTo(toMs: number): void {
    while (!this.#isOver && this.playedMs < toMs) {
      const change = this.#agenda.nextAfter(this.playedMs);
      const endMs = Math.min(change, toMs);
      if (this.phase === 'continuous') this.#playFlow(endMs);
      if (this.#isOver) return;
      this.#tape.playedMs = endMs;
      if (endMs === change) this.#pass(endMs);
    }
  }

  /** A client's command at the instant that was reached. */
  submit(command: ClientCommand): void {
    const atMs = this.playedMs;
    this.#tell(this.#matcher.apply(command), atMs);
    if (this.phase === 'postClose' && command.kind === 'place')
      this.#tell(this.#atClose.answer(command.id), atMs);
    if (this.#isAlone) this.#finish(atMs);
  }

  /** What has come to clients' orders since it was asked last. */
  drain(): TimedEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** Something was set by hand: from there on another plan holds. */
  reload(): void {
    this.#agenda = phaseAgenda(this.#timeline, this.#place);
    if (!this.#isOver) this.#pass(this.playedMs);
  }

  /** Ends every order that stands, and the book with them. */
  end(): void {
    if (this.#isOver) return;
    this.#apply({ kind: 'phase', phase: 'closed', reference: this.#reference('closed') }, this.playedMs);
    this.#finish(this.playedMs);
  }

  /** The book has failed its own check: what clients have in it is cancelled, and nothing more happens. */
  giveUp(): void {
    const atMs = this.playedMs;
    for (const { id, owner, left } of this.#matcher.orders()) {
      if (owner === null) continue;
      const reason = 'internal_check' as const;
      this.#events.push({ atMs, event: { kind: 'cancelled', id, owner, quantity: left, left: 0, reason } });
    }
    this.#finish(atMs);
  }

  /** Outside of continuous trading the crowd needs no time to be alone again. */
  get #isAlone(): boolean {
    return !this.#matcher.hasOwnedOrders && !this.#isTouched && this.phase !== 'continuous';
  }

  #finish(atMs: number): void {
    this.#isOver = true;
    this.#tape.close(atMs);
  }

  /** Keeps what was traded, and what came to clients' orders. */
  #tell(events: readonly ExchangeEvent[], atMs: number): void {
    for (const event of events) {
      if (event.kind === 'auction') continue;
      if (event.kind === 'trade') {
        this.#tape.add(event.price, event.quantity, atMs);
        if (event.buy.owner === null && event.sell.owner === null) continue;
        this.#isTouched = true;
      }
      this.#events.push({ atMs, event });
    }
  }

  /** The crowd's own messages: that one of its orders is gone already concerns nobody. */
  #tellOfCrowd(events: readonly ExchangeEvent[], atMs: number): void {
    for (const event of events) if (event.kind !== 'rejected') this.#tell([event], atMs);
  }

  #apply(command: ExchangeCommand, atMs: number): void {
    this.#tellOfCrowd(this.#matcher.apply(command), atMs);
  }

  #playFlow(toMs: number): void {
    this.#playMinute(toMs);
    const { endMinute } = this.#planned.outline.schedule;
    while ((this.#minute + 1) * minuteMs < toMs && this.#minute + 1 < endMinute) {
      this.#beginMinute(this.#minute + 1);
      if (this.#isOver) return;
      this.#playMinute(toMs);
    }
  }

  #playMinute(toMs: number): void {
    for (let order = this.#orders[this.#next]; order && order.atMs < toMs; order = this.#orders[this.#next]) {
      this.#tellOfCrowd(this.#crowd.send(order), order.atMs);
      this.#next += 1;
    }
  }

  /** Here the crowd sets up again what clients have taken of it; without them it is alone again. */
  #beginMinute(minute: number): void {
    const atMs = minute * minuteMs;
    if (!this.#matcher.hasOwnedOrders) {
      this.#finish(atMs);
      return;
    }
    if (this.#isTouched) this.#setUpCrowd(atMs);
    this.#isTouched = false;
    this.#minute = minute;
    this.#orders = this.#flow.ordersOf(minute);
    this.#next = 0;
  }

  /** Makes the crowd's orders those that it means to have at an instant, and answers what it does next. */
  #setUpCrowd(atMs: number): void {
    const { minute, standing, orders } = crowdAt(this.#flow, atMs);
    const wanted = new Set(standing.map(({ id }) => id));
    for (const { id, owner } of this.#matcher.orders()) {
      if (owner === null && !wanted.has(id)) this.#apply({ kind: 'cancel', id }, atMs);
    }
    for (const order of standing) this.#tellOfCrowd(this.#crowd.stand(order), atMs);
    this.#minute = minute;
    this.#orders = orders;
    this.#next = 0;
  }

  #withdrawCrowd(atMs: number): void {
    for (const { id, owner } of this.#matcher.orders()) {
      if (owner === null) this.#apply({ kind: 'cancel', id }, atMs);
    }
  }

  /** Another phase begins, or the plan has changed. */
  #pass(atMs: number): void {
    if (this.#isAlone || atMs >= dayMs) {
      this.end();
      return;
    }
    const planned = plannedDayAt(this.#timeline, this.#place, atMs);
    const isReplanned = planned.interferedTimes !== this.#planned.interferedTimes;
    if (isReplanned) {
      this.#planned = planned;
      this.#flow = new CrowdFlow(planned);
    }
    const phase = this.#agenda.phaseAt(atMs);
    if (phase !== this.phase) this.#enter(phase, atMs);
    else if (isReplanned && phase === 'continuous') this.#replan(atMs);
    if (isReplanned && phase !== 'continuous') this.#tellPrints(atMs);
  }

  #replan(atMs: number): void {
    this.#withdrawCrowd(atMs);
    this.#setUpCrowd(atMs);
  }

  /** A price that was set by hand while nothing can be matched is a trade all the same. */
  #tellPrints(atMs: number): void {
    for (const { price } of this.#planned.printsBetween(atMs - 1, atMs)) {
      this.#tape.add(price, this.#planned.printQuantity, atMs);
    }
  }

  #enter(phase: MatchPhase, atMs: number): void {
    if (this.phase === 'continuous') this.#withdrawCrowd(atMs);
    if (isClosingAuction(phase)) this.#narrowBand(atMs);
    if (phase === 'preOpenMatching') this.#joinAuction('opening', atMs);
    if (phase === 'closingMatching') this.#joinAuction('closing', atMs);
    this.#apply({ kind: 'phase', phase, reference: this.#reference(phase) }, atMs);
    if (phase === 'continuous') this.#replan(atMs);
    if (phase === 'postClose') this.#tellOfCrowd(this.#atClose.open(this.#plannedAfterClose()), atMs);
  }

  /** The phase has begun before, and what belongs to its beginning has happened as planned. */
  #join(phase: MatchPhase, atMs: number): void {
    if (isClosingAuction(phase)) this.#narrowBand(atMs);
    this.#apply({ kind: 'phase', phase, reference: this.#reference(phase) }, atMs);
    if (phase === 'postClose') this.#atClose.join(this.#plannedAfterClose());
  }

  #plannedAfterClose() {
    const minute = this.#planned.outline.schedule.postCloseMinute ?? 0;
    const quantity = this.#planned.tradeAt(minute * minuteMs)?.quantity ?? 0;
    return { quantity, price: this.#reference('postClose') };
  }

  #narrowBand(atMs: number): void {
    const { lower, upper, tick } = this.#planned.outline;
    const reference = this.#reference('closingAnyOrder');
    const least = Math.ceil((reference * (100 - closingAuctionBandPercent)) / 100 / tick) * tick;
    const most = Math.floor((reference * (100 + closingAuctionBandPercent)) / 100 / tick) * tick;
    this.#apply(
      { kind: 'band', band: { lower: Math.max(lower, least), upper: Math.min(upper, most) } },
      atMs,
    );
  }

  /** The crowd's orders come just before an auction is matched: those of clients were there before. */
  #joinAuction(kind: 'opening' | 'closing', atMs: number): void {
    const levels = auctionBook(this.#planned, kind)?.levels ?? [];
    for (const { price, buy, sell } of levels) {
      const order = { price, id: `auction/${kind}/${price}` };
      if (buy > 0)
        this.#tellOfCrowd(
          this.#crowd.stand({ ...order, id: `${order.id}/buy`, side: 'bid', quantity: buy }),
          atMs,
        );
      if (sell > 0)
        this.#tellOfCrowd(
          this.#crowd.stand({ ...order, id: `${order.id}/sell`, side: 'ask', quantity: sell }),
          atMs,
        );
    }
  }

  /** Paise; see the command `phase` of the exchange. */
  #reference(phase: MatchPhase): number {
    const { position, day } = this.#place;
    const { previousClose } = this.#planned.outline;
    if (phase.startsWith('closing')) return auctionReference(this.#timeline.share(position, day));
    if (phase === 'postClose') return closeByRule(this.#timeline.share(position, day), this.playedMs);
    return this.#matcher.lastPrice ?? previousClose;
  }
}
