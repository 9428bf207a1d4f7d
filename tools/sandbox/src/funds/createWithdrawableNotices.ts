import { fundRules, withdrawableNoticeAt, type Withdrawable } from '@wealth/domain/funds';
import { sql } from 'kysely';
import type { DueSource } from '../agenda/dueSource.ts';
import type { Given } from '../database/statements.ts';
import { noticeTexts } from '../clients/noticeTexts.ts';
import type { FundContext } from './fundContext.ts';

/** Whether a client wants to be told, and when that is looked at, epoch milliseconds. */
export interface WithdrawableNotice {
  isWanted: boolean;
  at: number;
}

export interface WithdrawableView {
  money: Withdrawable;
  /** Null where money can be withdrawn now, and where there is none. */
  notice: WithdrawableNotice | null;
}

/** What can be withdrawn, and who is told once it can be. */
export interface WithdrawableNotices {
  view(clientId: string): WithdrawableView;
  /** Keeps the wish to be told, or ends it. Where money can be withdrawn already nothing is kept. */
  want(clientId: string, isWanted: boolean): void;
  due: DueSource;
}

type Options = Pick<FundContext, 'clock' | 'database' | 'ledger' | 'notices'>;

function createWishTable({ query, first, insert, prepare, run }: FundContext['database']) {
  const wishes = query.selectFrom('withdrawable_notice').selectAll();
  // Asked for at each round.
  const next = prepare((given: Given<{ until: number }>) =>
    wishes.where('due_at', '<=', given('until')).orderBy('due_at').limit(sql.lit(1)),
  );
  const remove = (clientId: string) =>
    run(query.deleteFrom('withdrawable_notice').where('client_id', '=', clientId));
  return {
    dueAt: (clientId: string): number | null =>
      first(wishes.where('client_id', '=', clientId))?.due_at ?? null,
    next: (until: number) => next.first({ until }) ?? null,
    /** @param dueAt - Null for no wish. */
    set(clientId: string, dueAt: number | null): void {
      remove(clientId);
      if (dueAt !== null) insert('withdrawable_notice', { client_id: clientId, due_at: dueAt });
    },
  };
}

/** Makes what tells clients that money can be withdrawn. */
export function createWithdrawableNotices(options: Options): WithdrawableNotices {
  const { clock, database, ledger, notices } = options;
  const table = createWishTable(database);

  function moneyOf(clientId: string) {
    const money = ledger.withdrawable(clientId);
    return { money, at: withdrawableNoticeAt(money, clock.now()) };
  }

  /** Tells, or looks again later. Money that is not there any more is not waited for. */
  function look(clientId: string): void {
    const { money, at } = moneyOf(clientId);
    table.set(clientId, at);
    const { withdrawable } = money;
    const { smallestWithdrawal } = fundRules;
    if (withdrawable >= smallestWithdrawal) notices.add(clientId, noticeTexts.withdrawableNow(withdrawable));
  }

  return {
    view(clientId) {
      const { money, at } = moneyOf(clientId);
      const dueAt = table.dueAt(clientId);
      return { money, notice: at === null ? null : { isWanted: dueAt !== null, at: dueAt ?? at } };
    },
    want: (clientId, isWanted) => table.set(clientId, isWanted ? moneyOf(clientId).at : null),
    due: {
      name: 'notices of money that can be withdrawn',
      next({ to }) {
        const wish = table.next(to);
        if (!wish) return null;
        const act = () => database.transaction(() => look(wish.client_id));
        // Orders that have ended by then block nothing any more.
        return { at: wish.due_at, needsRound: true, act };
      },
      forget() {
        // All that is known stands in the table.
      },
    },
  };
}
