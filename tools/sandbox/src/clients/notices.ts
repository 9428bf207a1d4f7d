import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { timedUuid } from '../machine/timedUuid.ts';
import type { ClientEvents } from './clientEvents.ts';
import { noticeLine, type Notice } from './noticeTexts.ts';

/** How long a notification is kept. */
export const noticeLifetimeMs = 365 * 24 * 3_600_000;
/** Notifications of one client; the oldest makes room. */
const maxNotices = 1_000;

export type StoredNotice = Selectable<Tables['notification']>;
type NewNotice = Insertable<Tables['notification']>;

export interface NoticePage {
  /** Newest first. */
  rows: StoredNotice[];
  /** Where the next page begins, or null after the last one. */
  nextCursor: string | null;
}

export interface Notices {
  /**
   * Stores a notice and sends it to the client's open pages.
   *
   * @param at - When it happened; now when absent.
   */
  add(clientId: string, notice: Notice, at?: number): void;
  /** @returns null for a cursor that is not the place of one of the client's notices. */
  page(clientId: string, options: { cursor: string | undefined; limit: number }): NoticePage | null;
  unreadCount(clientId: string): number;
  /** Marks these, or all. Ids of others are passed over. */
  markRead(clientId: string, ids: readonly string[] | undefined): void;
}

interface NoticesOptions {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  events: ClientEvents;
}

/** What each notice asks of the table. */
function createNoticeTable({ query, prepare, insert, onWrite }: Database) {
  const ofClient = query.selectFrom('notification');
  const unread = prepare((given: Given<{ clientId: string }>) =>
    ofClient
      .select((part) => part.fn.countAll<number>().as('count'))
      .where('client_id', '=', given('clientId'))
      .where('read_at', 'is', null),
  );
  const span = prepare((given: Given<{ clientId: string }>) =>
    ofClient
      .select((part) => [
        part.fn.countAll<number>().as('count'),
        part.fn.min<number | null>('at').as('oldestAt'),
      ])
      .where('client_id', '=', given('clientId')),
  );
  const old = prepare((given: Given<{ clientId: string; at: number }>) =>
    query
      .deleteFrom('notification')
      .where('client_id', '=', given('clientId'))
      .where('at', '<=', given('at')),
  );
  const surplus = prepare((given: Given<{ clientId: string }>) =>
    query
      .deleteFrom('notification')
      .where(
        'seq',
        'in',
        ofClient
          .select('seq')
          .where('client_id', '=', given('clientId'))
          .orderBy('seq', 'desc')
          .limit(-1)
          .offset(maxNotices),
      ),
  );
  /**
   * By client: how many notices there are, and when the oldest was written. A write by another process makes it count again.
   */
  const spans = new Map<string, { count: number; oldestAt: number }>();
  let isAdding = false;
  onWrite('notification', () => {
    if (!isAdding) spans.clear();
  });

  function spanOf(clientId: string, now: number) {
    const known = spans.get(clientId);
    if (known) return known;
    const { count = 0, oldestAt = null } = span.first({ clientId }) ?? {};
    return { count, oldestAt: oldestAt ?? now };
  }

  return {
    unreadCount: (clientId: string): number => unread.first({ clientId })?.count ?? 0,
    /** Adds a notice, and keeps the client's notices from growing without an end. */
    add(row: NewNotice): void {
      const { client_id: clientId, at } = row;
      const { count, oldestAt } = spanOf(clientId, at);
      isAdding = true;
      try {
        insert('notification', row);
      } finally {
        isAdding = false;
      }
      spans.set(clientId, { count: count + 1, oldestAt: Math.min(oldestAt, at) });
      // Notices of one client only, and only where there are some: each order adds a notice.
      if (oldestAt <= at - noticeLifetimeMs) old.run({ clientId, at: at - noticeLifetimeMs });
      if (count >= maxNotices) surplus.run({ clientId });
    },
  };
}

/** Makes the store of notifications. */
export function createNotices({ database, clock, random, events }: NoticesOptions): Notices {
  const { query, all, first, run } = database;
  const table = createNoticeTable(database);

  function isPlace(clientId: string, cursor: string): boolean {
    const seq = Number(cursor);
    const place = query.selectFrom('notification').select('seq').where('client_id', '=', clientId);
    return first(place.where('seq', '=', seq)) !== undefined;
  }

  return {
    add(clientId, notice, at = clock.now()) {
      const id = timedUuid(at, random);
      table.add({
        ...notice,
        id,
        client_id: clientId,
        params: JSON.stringify(notice.params),
        at,
        read_at: null,
      });
      database.afterCommit(() => {
        events.publish(clientId, () => ({
          kind: 'notification',
          id,
          code: notice.code,
          category: notice.category,
          params: notice.params,
          message: noticeLine(notice),
          unread_count: table.unreadCount(clientId),
        }));
      });
    },
    page(clientId, { cursor, limit }) {
      if (cursor !== undefined && !isPlace(clientId, cursor)) return null;
      const newest = query
        .selectFrom('notification')
        .selectAll()
        .where('client_id', '=', clientId)
        .orderBy('seq', 'desc')
        // One row more than the page shows whether there is another page.
        .limit(limit + 1);
      const found = all(cursor === undefined ? newest : newest.where('seq', '<', Number(cursor)));
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      return { rows, nextCursor: found.length > limit && last ? String(last.seq) : null };
    },
    unreadCount: table.unreadCount,
    markRead(clientId, ids) {
      const unread = query
        .updateTable('notification')
        .set({ read_at: clock.now() })
        .where('client_id', '=', clientId)
        .where('read_at', 'is', null);
      if (ids === undefined) run(unread);
      else if (ids.length > 0) run(unread.where('id', 'in', ids));
    },
  };
}
