import { closingAuctionBandPercent } from '@wealth/domain';
import type { Band, MatchPhase, OrderView } from '../../exchange/index.ts';
import { auctionReference, closeByRule } from '../tape/closeByRule.ts';
import type { PlannedDay } from '../day/PlannedDay.ts';
import type { ShareDay } from '../day/ShareDay.ts';
import type { Timeline } from '../day/Timeline.ts';
import type { ClientTape } from '../tape/clientTape.ts';
import { phaseAgenda, type PhaseAgenda, type SharePlace } from './phaseAgenda.ts';
import { plannedDayAt } from './plannedDayAt.ts';
import { PlannedReach } from './PlannedReach.ts';

const minuteMs = 60_000;

/** What a book with clients in it reads of its share's day: phases, the crowd's plan, and what was really traded. */
export class BookPlan {
  readonly tape: ClientTape;
  readonly #timeline: Timeline;
  readonly #place: SharePlace;
  #agenda: PhaseAgenda;
  #planned: PlannedDay;
  #reach: PlannedReach;

  constructor(timeline: Timeline, place: SharePlace, atMs: number) {
    this.#timeline = timeline;
    this.#place = place;
    this.tape = timeline.clientDays.tapeFor(place.position, place.day);
    this.#agenda = phaseAgenda(timeline, place);
    this.#planned = plannedDayAt(timeline, place, atMs);
    this.#reach = new PlannedReach(this.#planned);
  }

  /** The crowd's plan, with what was set by hand until now. */
  get planned(): PlannedDay {
    return this.#planned;
  }

  /** The phases of the day, with their instants. */
  get agenda(): PhaseAgenda {
    return this.#agenda;
  }

  /** Something was done by hand. */
  reload(): void {
    this.#agenda = phaseAgenda(this.#timeline, this.#place);
  }

  /** Whether the crowd means something else from an instant on. */
  changesAt(atMs: number): boolean {
    const planned = plannedDayAt(this.#timeline, this.#place, atMs);
    if (planned.interferedTimes === this.#planned.interferedTimes) return false;
    this.#planned = planned;
    this.#reach = new PlannedReach(planned);
    return true;
  }

  /** Whether the crowd neither meets an order nor wakes it in a minute. */
  misses(orders: readonly OrderView[], minute: number): boolean {
    return this.#reach.misses(orders, minute);
  }

  /** Paise: the last trade before an instant; null where there was none. */
  lastPriceAt(atMs: number): number | null {
    const { hasTraded, last } = this.#traded.totalsAt(atMs);
    return hasTraded ? last : null;
  }

  /** Paise; see the command `phase` of the exchange. */
  reference(phase: MatchPhase, atMs: number, lastPrice: number | null): number {
    if (phase.startsWith('closing')) return auctionReference(this.#traded);
    if (phase === 'postClose') return closeByRule(this.#traded, atMs);
    return lastPrice ?? this.#planned.outline.previousClose;
  }

  /** The prices of the closing auction, around its reference. */
  closingBand(reference: number): Band {
    const { lower, upper, tick } = this.#planned.outline;
    const least = Math.ceil((reference * (100 - closingAuctionBandPercent)) / 100 / tick) * tick;
    const most = Math.floor((reference * (100 + closingAuctionBandPercent)) / 100 / tick) * tick;
    return { lower: Math.max(lower, least), upper: Math.min(upper, most) };
  }

  /** Units that the crowd trades at the official close. */
  unitsAfterClose(): number {
    const minute = this.#planned.outline.schedule.postCloseMinute;
    return minute === null ? 0 : (this.#planned.tradeAt(minute * minuteMs)?.quantity ?? 0);
  }

  get #traded(): ShareDay {
    return this.#timeline.share(this.#place.position, this.#place.day);
  }
}
