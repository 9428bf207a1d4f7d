import { toIstIso } from '@wealth/domain';
import { blockNoticeAt, nextBlockSession } from '@wealth/domain/issues';
import { sql } from 'kysely';
import type { DueSource } from '../agenda/dueSource.ts';
import { issueNotices } from '../clients/issueNotices.ts';
import type { Given } from '../database/statements.ts';
import type { IssueContext } from './issueContext.ts';

/** Who is told before the next block window. */
export interface BlockNotices {
  /** As the board has it; null where there is nothing to be told. */
  view(clientId: string): { wanted: boolean; at: string } | null;
  /** Keeps the wish to be told, or ends it. */
  want(clientId: string, isWanted: boolean): void;
  due: DueSource;
}

/** Hours and minutes in India. */
const clockOf = (at: number) => toIstIso(at).slice(11, 16);

/** Makes what tells clients that a block window is near. */
export function createBlockNotices({
  clock,
  database,
  notices,
}: Pick<IssueContext, 'clock' | 'database' | 'notices'>): BlockNotices {
  const { query, first, insert, prepare, run } = database;
  const wishes = query.selectFrom('block_notice').selectAll();
  // Asked for at each round.
  const nextDue = prepare((given: Given<{ until: number }>) =>
    wishes.where('due_at', '<=', given('until')).orderBy('due_at').limit(sql.lit(1)),
  );
  const remove = (clientId: string) =>
    run(query.deleteFrom('block_notice').where('client_id', '=', clientId));

  function tell(clientId: string, at: number): void {
    remove(clientId);
    const { from, to } = nextBlockSession(at);
    notices.add(clientId, issueNotices.blockWindowNear({ from: clockOf(from), to: clockOf(to) }), at);
  }

  return {
    view(clientId) {
      const at = blockNoticeAt(clock.now());
      if (at === null) return null;
      const isWanted = first(wishes.where('client_id', '=', clientId)) !== undefined;
      return { wanted: isWanted, at: toIstIso(at) };
    },
    want(clientId, isWanted) {
      const at = blockNoticeAt(clock.now());
      remove(clientId);
      if (isWanted && at !== null) insert('block_notice', { client_id: clientId, due_at: at });
    },
    due: {
      name: 'notices of block windows',
      next({ to }) {
        const wish = nextDue.first({ until: to });
        if (!wish) return null;
        const { client_id: clientId, due_at: at } = wish;
        return { at, needsRound: false, act: () => database.transaction(() => tell(clientId, at)) };
      },
      forget() {
        // All that is known stands in the table.
      },
    },
  };
}
