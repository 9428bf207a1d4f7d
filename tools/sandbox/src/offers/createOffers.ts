import {
  calendarDay,
  istDay,
  negated,
  depositoryWaiver,
  type CalendarDay,
  type Exchange,
} from '@wealth/domain';
import { isNext, lifecycles } from '@wealth/domain/lifecycle';
import {
  waivedAmount,
  waiverDayOf,
  waiverEndsAt,
  usesLeftOn,
  waiverFor,
  waiverState,
  type Waiver,
} from '@wealth/domain/offers';
import type { DueSource } from '../agenda/dueSource.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Clients } from '../clients/clients.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { PostedCharge } from '../ledger/createFillBook.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { offerNotices } from './offerNotices.ts';
import { createOfferTable, type OfferTable, type StoredOffer } from './offerTable.ts';

/** What a waiver can be earned by, once each. */
export type EarnedReason = Exclude<StoredOffer['reason'], 'goodwill'>;

/** What the back office grants; one use until the usual day when absent. */
export interface Grant {
  uses?: number | undefined;
  validUntil?: CalendarDay | undefined;
  /** Epoch milliseconds, where clients are given a past, of which nobody is told; now when absent. */
  at?: number | undefined;
}

/** The sale whose depository charge is waived. */
export interface WaivedSale {
  kind: 'order' | 'application';
  /** Of the order or application. */
  id: string;
  market: Exchange;
  symbol: string;
  /** The trading day that it counts to. */
  day: CalendarDay;
  /** Epoch milliseconds. */
  at: number;
}

export interface Offers {
  table: Pick<OfferTable, 'list' | 'usesOf'>;
  /** Whether a sale on a day would use a waiver. Never true of a client without the right. */
  isWaived(clientId: string, day: CalendarDay): boolean;
  /** How many sales on a day would use one, each its own. */
  waivedSales(clientId: string, day: CalendarDay): number;
  /**
   * Uses a waiver for a sale. Call it in the transaction that posts the depository's charge, so that both come about or none.
   *
   * @returns What it takes off, below zero; null where there is none.
   */
  use(clientId: string, sale: WaivedSale): PostedCharge | null;
  /** Grants a waiver for something that was done, once for each reason; null where there is one, or the right is missing. */
  earn(clientId: string, reason: EarnedReason): StoredOffer | null;
  /** Grants one of our own accord; null where the right is missing. */
  grant(clientId: string, grant?: Grant): StoredOffer | null;
  /** Waivers whose last day is over. */
  due: DueSource;
}

interface OffersOptions {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  clients: Pick<Clients, 'byId'>;
  notices: Notices;
  events: ClientEvents;
}

type Stored = Waiver & { row: StoredOffer };

/** As the rules know it. */
export const toWaiver = (row: StoredOffer): Stored => ({
  row,
  id: row.id,
  validFrom: calendarDay(row.valid_from),
  validUntil: calendarDay(row.valid_until),
  uses: row.uses,
  used: row.used,
});

/** Makes the waivers of our own charges. */
export function createOffers({ database, clock, random, clients, notices, events }: OffersOptions): Offers {
  const table = createOfferTable(database);
  const hasRight = (clientId: string) => clients.byId(clientId)?.allow_bonus === 1;
  const firstFor = (clientId: string, day: CalendarDay) =>
    hasRight(clientId) ? waiverFor(table.available(clientId).map(toWaiver), day) : null;

  /** What happens is told on its day; what clients are given as a past is no news. */
  const isNews = (at: number) => istDay(at) === istDay(clock.now());

  /** @throws RangeError for a state that does not follow. */
  function stepTo(offer: StoredOffer, { state, ...values }: Partial<StoredOffer>): void {
    const to = state ?? offer.state;
    if (to !== offer.state && !isNext(lifecycles.waiver, { from: offer.state, to })) {
      throw new RangeError(`a waiver does not go from ${offer.state} to ${to}`);
    }
    const hasEnded = to !== 'AVAILABLE';
    table.update(offer.id, { ...values, state: to, ...(hasEnded ? { due_at: null } : {}) });
    tell(offer, to);
  }

  function tell({ client_id: clientId, id }: StoredOffer, state: StoredOffer['state']): void {
    database.afterCommit(() => events.publish(clientId, { kind: 'offer', id, state }));
  }

  function add(clientId: string, reason: StoredOffer['reason'], grant: Grant): StoredOffer {
    const { uses = 1, validUntil, at = clock.now() } = grant;
    const validFrom = istDay(at);
    const until = validUntil ?? waiverDayOf(validFrom);
    const offer = table.add({
      id: random.uuid(),
      client_id: clientId,
      reason,
      uses,
      used: 0,
      state: 'AVAILABLE',
      granted_at: at,
      valid_from: validFrom,
      valid_until: until,
      due_at: waiverEndsAt({ validUntil: until }),
    });
    if (grant.at === undefined) notices.add(clientId, offerNotices.granted(waivedAmount(validFrom), until));
    tell(offer, offer.state);
    return offer;
  }

  function expire(offer: StoredOffer, at: number): void {
    stepTo(offer, { state: 'EXPIRED' });
    // Whoever has lost the right was never told of it.
    if (hasRight(offer.client_id) && isNews(at)) {
      notices.add(offer.client_id, offerNotices.expired(calendarDay(offer.valid_until)));
    }
  }

  return {
    table,
    isWaived: (clientId, day) => firstFor(clientId, day) !== null,
    waivedSales: (clientId, day) =>
      hasRight(clientId) ? usesLeftOn(table.available(clientId).map(toWaiver), day) : 0,
    use(clientId, { kind, id, market, symbol, day, at }) {
      const waiver = firstFor(clientId, day);
      if (!waiver) return null;
      const line = depositoryWaiver(day);
      const amount = negated(line.amount);
      const { row } = waiver;
      const used = row.used + 1;
      stepTo(row, { used, state: waiverState({ ...waiver, used }, day) });
      table.addUse(row.id, { kind, reference: id, market, symbol, amount, at });
      if (isNews(at)) notices.add(clientId, offerNotices.used(amount, symbol, { [`${kind}_id`]: id }));
      return line;
    },
    earn: (clientId, reason) =>
      database.transaction(() =>
        !hasRight(clientId) || table.ofReason(clientId, reason) ? null : add(clientId, reason, {}),
      ),
    grant: (clientId, grant = {}) =>
      database.transaction(() => (hasRight(clientId) ? add(clientId, 'goodwill', grant) : null)),
    due: {
      name: 'offers',
      next({ to }) {
        const offer = table.nextDue(to);
        if (!offer || offer.due_at === null) return null;
        const { due_at: at } = offer;
        return { at, needsRound: false, act: () => database.transaction(() => expire(offer, at)) };
      },
      forget() {
        // All that is known stands in the tables.
      },
    },
  };
}
