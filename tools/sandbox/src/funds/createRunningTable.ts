import { calendarDay, istDay, type CalendarDay } from '@wealth/domain';
import type { RunningAccount, SettlementChoice } from '@wealth/domain/funds';
import type { Database } from '../database/database.ts';
import { readSetting, writeSetting } from '../database/settings.ts';

/** What a client has who has chosen nothing: an assumption. */
const defaultChoice: SettlementChoice = 'quarterly';
const doneName = 'running_accounts_done';

/** Reads and writes what is known of running accounts. */
export interface RunningTable {
  of(clientId: string): RunningAccount;
  choose(clientId: string, choice: SettlementChoice): void;
  /** Clients who have money. */
  withMoney(): string[];
  /** The instant up to which settlements, and what is told before them, are done; 0 before the first. */
  doneUntil(): number;
  setDone(at: number): void;
}

/** Makes what reads and writes running accounts; it knows no rules. */
export function createRunningTable(database: Database): RunningTable {
  const { query, all, first, run } = database;

  function lastTrade(clientId: string): CalendarDay | null {
    const traded = query
      .selectFrom('ledger_entry')
      .select('day')
      .where('client_id', '=', clientId)
      .where('code', '=', 'trade')
      .where('unit', '=', 'UNITS')
      .orderBy('day', 'desc')
      .limit(1);
    const day = first(traded)?.day;
    return day === undefined ? null : calendarDay(day);
  }

  function firstDeposit(clientId: string): CalendarDay | null {
    const deposits = query
      .selectFrom('movement')
      .select('at')
      .where('client_id', '=', clientId)
      .where('kind', '=', 'deposit')
      .where('state', '=', 'CREDITED')
      .orderBy('seq')
      .limit(1);
    const at = first(deposits)?.at;
    return at === undefined ? null : istDay(at);
  }

  return {
    of(clientId) {
      const row = first(
        query.selectFrom('running_account').select('choice').where('client_id', '=', clientId),
      );
      return {
        choice: row?.choice ?? defaultChoice,
        idleSince: lastTrade(clientId) ?? firstDeposit(clientId),
      };
    },
    choose(clientId, choice) {
      const row = { client_id: clientId, choice };
      run(
        query
          .insertInto('running_account')
          .values(row)
          .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ choice })),
      );
    },
    withMoney: () =>
      all(
        query
          .selectFrom('ledger_account')
          .select('client_id')
          .where('code', 'like', '%/cash')
          .where('posted', '>', 0)
          .orderBy('client_id'),
      ).map(({ client_id: clientId }) => clientId),
    doneUntil: () => Number(readSetting(database, doneName) ?? 0),
    setDone: (at) => writeSetting(database, doneName, String(at)),
  };
}
