import {
  Matcher,
  type BookDepth,
  type ClientCommand,
  type ExchangeCommand,
  type MatchPhase,
} from '../../exchange/index.ts';
import type { Timeline } from '../day/Timeline.ts';
import { BookRecord, type PriceTest, type TimedEvent } from './BookRecord.ts';
import { BookPlan } from './BookPlan.ts';
import { CloseCounter } from './CloseCounter.ts';
import { CrowdPlayer } from './CrowdPlayer.ts';
import { depthBeside } from './depthBeside.ts';
import type { SharePlace } from './phaseAgenda.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const shownLevels = 5;

function isClosingAuction(phase: MatchPhase): boolean {
  return phase === 'closingAnyOrder' || phase === 'closingLimitOnly' || phase === 'closingMatching';
}

/**
 * A share's order book from the moment a client joins the crowd until the crowd is alone again.
 *
 * The crowd goes on as planned. What clients have taken of its orders it sets up again when the next minute begins,
 * so their trace is gone soon. A minute in which it cannot meet any of them is not played: the plan is its tape. A
 * function of the seed, what was done by hand, and the commands with their instants.
 */
export class WarmBook {
  readonly #plan: BookPlan;
  readonly #matcher: Matcher;
  readonly #crowd: CrowdPlayer;
  readonly #atClose: CloseCounter;
  #playedMs: number;
  readonly #record = new BookRecord();
  #isOver = false;

  constructor(timeline: Timeline, place: SharePlace, atMs: number) {
    this.#playedMs = atMs;
    this.#plan = new BookPlan(timeline, place, atMs);
    const { lower, upper, previousClose } = this.#plan.planned.outline;
    this.#matcher = new Matcher({
      band: { lower, upper },
      phase: 'closed',
      reference: previousClose,
      lastPrice: this.#plan.lastPriceAt(atMs),
    });
    this.#crowd = new CrowdPlayer(this.#matcher, this.#plan.planned, this.#record.addOfCrowd);
    this.#atClose = new CloseCounter(this.#matcher);
    this.#write();
    const phase = this.#plan.agenda.phaseAt(atMs);
    const isBeginning = this.#plan.agenda.phaseAt(atMs - 1) !== phase;
    if (isBeginning || phase === 'continuous') this.#enter(phase);
    else this.#join(phase);
  }

  /** Whether the crowd is alone again: from then on the plan holds. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get playedMs(): number {
    return this.#playedMs;
  }

  get phase(): MatchPhase {
    return this.#matcher.phase;
  }

  depth(): BookDepth {
    if (this.phase !== 'continuous') return { bids: [], asks: [] };
    if (this.#record.segment) return this.#matcher.depth(shownLevels);
    return depthBeside(this.#plan.planned, this.#playedMs, this.#matcher.orders());
  }

  /** Whether what is traded now is another than the plan. */
  get isRecording(): boolean {
    return this.#record.segment !== null;
  }

  /** All that happens before an instant, and what begins at it. */
  playTo(toMs: number): void {
    this.playUntil(toMs);
  }

  /** The same, but no further than to the end of the millisecond in which an awaited price was traded. */
  playUntil(toMs: number, isAwaited?: PriceTest): void {
    this.#record.await(isAwaited);
    let lastMs = toMs;
    while (!this.#isOver && this.#playedMs < lastMs) {
      const change = this.#plan.agenda.nextAfter(this.#playedMs);
      const endMs = Math.min(change, lastMs);
      if (this.phase === 'continuous' && this.#playFlow(endMs)) return;
      if (this.#isOver) return;
      this.#reached(endMs);
      if (endMs !== change) continue;
      this.#pass();
      if (this.#record.hasMetAwaited) lastMs = Math.min(lastMs, change + 1);
    }
  }

  /** A client's command at the instant that was reached. */
  submit(command: ClientCommand): void {
    const isEntering = command.kind === 'place' || command.kind === 'modify';
    if (!this.#record.segment && isEntering) this.#wake();
    this.#record.add(this.#matcher.apply(command), this.#playedMs);
    if (this.phase === 'postClose' && command.kind === 'place') {
      this.#record.add(this.#atClose.answer(command.id), this.#playedMs);
    }
    if (this.#isAlone) this.#finish(this.#playedMs);
  }

  /** Events of clients' orders since the last call. */
  drain(): TimedEvent[] {
    return this.#record.drain();
  }

  /** Something was done by hand: from there on another plan holds. */
  reload(): void {
    this.#plan.reload();
    if (!this.#isOver) this.#pass();
  }

  /** Ends every order in the book, and the book with them. */
  end(): void {
    if (this.#isOver) return;
    this.#apply({ kind: 'phase', phase: 'closed', reference: this.#reference('closed') });
    this.#finish(this.#playedMs);
  }

  /**
   * Closes a book that failed its own check: clients' orders are cancelled, and nothing more is traded.
   *
   * @param command - The one that it failed with; an order that is not in the book yet is refused.
   */
  giveUp(command: ClientCommand | null): void {
    const atMs = this.#playedMs;
    const orders = this.#matcher.orders();
    if (command?.kind === 'place' && !orders.some(({ id }) => id === command.id)) {
      this.#record.add([{ kind: 'rejected', id: command.id, reason: 'market_halted' }], atMs);
    }
    for (const { id, owner, left } of orders) {
      if (owner === null) continue;
      const reason = 'internal_check' as const;
      this.#record.add([{ kind: 'cancelled', id, owner, quantity: left, left: 0, reason }], atMs);
    }
    this.#finish(atMs);
  }

  #reached(atMs: number): void {
    this.#playedMs = atMs;
    this.#plan.tape.knownMs = atMs;
  }

  /** From here on the plan is not the tape any more. */
  #write(): void {
    this.#plan.tape.segments.push(this.#record.begin(this.#playedMs));
    this.#plan.tape.knownMs = this.#playedMs;
  }

  /** Outside of continuous trading the crowd needs no time to be alone again. */
  get #isAlone(): boolean {
    return !this.#matcher.hasOwnedOrders && !this.#record.isTouched && this.phase !== 'continuous';
  }

  #finish(atMs: number): void {
    this.#isOver = true;
    this.#record.segment?.close(atMs);
    this.#plan.tape.knownMs = Infinity;
  }

  #apply(command: ExchangeCommand): void {
    this.#record.addOfCrowd(this.#matcher.apply(command), this.#playedMs);
  }

  /** @returns whether it stopped behind a price that is awaited. */
  #playFlow(toMs: number): boolean {
    if (this.#playCrowd(toMs)) return true;
    const { endMinute } = this.#plan.planned.outline.schedule;
    for (
      let minute = this.#crowd.minute + 1;
      minute * minuteMs < toMs && minute < endMinute && !this.#isOver;
      minute += 1
    ) {
      this.#reached(minute * minuteMs);
      this.#beginMinute(minute);
      if (!this.#isOver && this.#playCrowd(toMs)) return true;
    }
    return false;
  }

  #playCrowd(toMs: number): boolean {
    const stoppedMs = this.#crowd.play(toMs, () => this.#record.hasMetAwaited);
    if (stoppedMs === null) return false;
    this.#reached(stoppedMs + 1);
    return true;
  }

  /** Here the crowd sets up again what clients have taken of it; without them it is alone again. */
  #beginMinute(minute: number): void {
    const atMs = minute * minuteMs;
    if (!this.#matcher.hasOwnedOrders) {
      this.#crowd.skip(minute);
      this.#finish(atMs);
    } else if (!this.#record.isTouched && this.#plan.misses(this.#matcher.orders(), minute)) {
      this.#record.rest(atMs);
      this.#crowd.skip(minute);
    } else {
      const isSound = this.#record.segment !== null && !this.#record.isTouched;
      this.#record.isTouched = false;
      if (!this.#record.segment) this.#listen();
      if (isSound) this.#crowd.begin(minute);
      else this.#crowd.setUp(atMs);
    }
  }

  /** The crowd comes back into a book that it has passed by. */
  #wake(): void {
    if (this.#record.segment) return;
    this.#listen();
    this.#crowd.setUp(this.#playedMs);
  }

  #listen(): void {
    this.#write();
    const price = this.#plan.lastPriceAt(this.#playedMs);
    if (price !== null) this.#apply({ kind: 'lastPrice', price });
  }

  /** Another phase begins, or the plan has changed. */
  #pass(): void {
    const atMs = this.#playedMs;
    if (this.#isAlone || atMs >= dayMs) {
      this.end();
      return;
    }
    const isReplanned = this.#plan.changesAt(atMs);
    if (isReplanned) this.#crowd.follow(this.#plan.planned);
    const phase = this.#plan.agenda.phaseAt(atMs);
    if (phase === this.phase && !isReplanned) return;
    if (!this.#record.segment) this.#listen();
    if (phase !== this.phase) this.#enter(phase);
    else if (phase === 'continuous') this.#replan();
    if (isReplanned) this.#recordPrints();
  }

  #replan(): void {
    this.#crowd.withdraw(this.#playedMs);
    this.#crowd.setUp(this.#playedMs);
  }

  /** A price that was set by hand while nothing can be matched is a trade all the same. */
  #recordPrints(): void {
    if (this.phase === 'continuous') return;
    const { planned } = this.#plan;
    const atMs = this.#playedMs;
    for (const { price } of planned.printsBetween(atMs - 1, atMs)) {
      this.#record.segment?.add(price, planned.printQuantity, atMs);
    }
  }

  #enter(phase: MatchPhase): void {
    const atMs = this.#playedMs;
    if (this.phase === 'continuous') this.#crowd.withdraw(atMs);
    if (phase === 'preOpenMatching') this.#crowd.joinAuction(this.#plan.planned, 'opening', atMs);
    if (phase === 'closingMatching') this.#crowd.joinAuction(this.#plan.planned, 'closing', atMs);
    this.#begin(phase);
    if (phase === 'continuous') this.#replan();
    if (phase === 'postClose') this.#record.addOfCrowd(this.#atClose.open(this.#afterClose()), atMs);
  }

  /** The phase has begun before, and what belongs to its beginning has happened as planned. */
  #join(phase: MatchPhase): void {
    this.#begin(phase);
    if (phase === 'postClose') this.#atClose.join(this.#afterClose());
  }

  #begin(phase: MatchPhase): void {
    const reference = this.#reference(phase);
    if (isClosingAuction(phase)) this.#apply({ kind: 'band', band: this.#plan.closingBand(reference) });
    this.#apply({ kind: 'phase', phase, reference });
  }

  #afterClose() {
    return { quantity: this.#plan.unitsAfterClose(), price: this.#reference('postClose') };
  }

  #reference(phase: MatchPhase): number {
    return this.#plan.reference(phase, this.#playedMs, this.#matcher.lastPrice);
  }
}
