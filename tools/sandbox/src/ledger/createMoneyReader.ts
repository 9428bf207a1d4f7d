import { addDays, fromPaise, istDay, istInstant, minus, noMoney, sumOf, type Paise } from '@wealth/domain';
import { withdrawableOf, type Withdrawable } from '@wealth/domain/funds';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';
import { accountOf, cashOf } from './accountCodes.ts';
import { createScheduledTotals } from './createScheduledTotals.ts';
import { isNoTrade } from './isNoTrade.ts';
import type { Journal } from './createJournal.ts';

/** Money of a client in paise. */
export interface Money {
  /** Settled money; what orders block is part of it. */
  cash: Paise;
  /** Proceeds of sales until their settlement. */
  unsettled: Paise;
  /** What open orders and applications hold. */
  blocked: Paise;
  /** For new orders: cash and proceeds, less what is blocked. */
  available: Paise;
  /** What may leave today. */
  withdrawable: Paise;
}

interface MoneySource {
  database: Database;
  journal: Pick<Journal, 'balance'>;
  now: () => number;
}

export interface MoneyReader {
  money(clientId: string): Money;
  /** The part of the balance that can be withdrawn today, with a line for each reason why the remainder cannot. */
  withdrawable(clientId: string): Withdrawable;
  /** Proceeds on their way by when they come, epoch milliseconds, the first ones first. */
  arrivingMoney(clientId: string): Array<{ at: number; amount: Paise }>;
  /** What each order or movement blocks of the money, by its id. */
  heldMoney(clientId: string): Array<{ reference: string; amount: Paise }>;
  /** What mandates block in the client's own bank. */
  heldAtBank(clientId: string): Paise;
}

/**
 * Makes what reads the money of a client at this moment. The cash account counts what settlements will bring, and
 * settlements take all of it out of the proceeds: so what is still to come is exactly what is unsettled, and no job has to
 * run.
 */
export function createMoneyReader({ database, journal, now }: MoneySource): MoneyReader {
  const scheduled = createScheduledTotals(database);
  const deposits = database.prepare((given: Given<{ clientId: string; day: string }>) =>
    database.query
      .selectFrom('ledger_entry')
      .select(['credit', 'amount'])
      .where('client_id', '=', given('clientId'))
      .where('code', '=', 'deposit')
      .where('day', '=', given('day'))
      .where(isNoTrade),
  );

  function addedToday(clientId: string): Paise {
    const cash = cashOf(clientId).code;
    const rows = deposits.all({ clientId, day: istDay(now()) });
    return sumOf(rows.map(({ credit, amount }) => fromPaise(credit === cash ? amount : -amount)));
  }

  const heldForWithdrawal = database.prepare((given: Given<{ clientId: string; account: string }>) =>
    database.query
      .selectFrom('movement')
      .innerJoin('ledger_hold', 'ledger_hold.reference', 'movement.id')
      .select(sql<number>`coalesce(sum(held), 0)`.as('held'))
      .where('movement.client_id', '=', given('clientId'))
      .where('movement.kind', '=', sql.lit('withdrawal'))
      .where('movement.state', '=', sql.lit('REQUESTED'))
      .where('ledger_hold.account', '=', given('account')),
  );

  function withdrawable(clientId: string): Withdrawable {
    const account = cashOf(clientId);
    const { posted, held } = journal.balance(account);
    const unsettled = scheduled.of(account, now());
    const withdrawal = fromPaise(
      held === 0 ? 0 : (heldForWithdrawal.first({ clientId, account: account.code })?.held ?? 0),
    );
    return withdrawableOf({
      cash: minus(fromPaise(posted), sumOf([...unsettled.values()].map(fromPaise))),
      unsettled,
      orders: minus(fromPaise(held), withdrawal),
      withdrawal,
      // No bid in an offer for sale blocks anything: none is taken yet.
      ofsBids: noMoney,
      addedToday: addedToday(clientId),
      addedFreesAt: istInstant(addDays(istDay(now()), 1)),
    });
  }

  return {
    withdrawable,
    arrivingMoney: (clientId) =>
      [...scheduled.of(cashOf(clientId), now())]
        .toSorted(([one], [other]) => one - other)
        .map(([at, amount]) => ({ at, amount: fromPaise(amount) })),
    heldMoney: (clientId) =>
      database
        .all(
          database.query
            .selectFrom('ledger_hold')
            .select(['reference', 'held'])
            .where('client_id', '=', clientId)
            .where('account', '=', cashOf(clientId).code)
            .where('held', '>', 0),
        )
        .map(({ reference, held }) => ({ reference, amount: fromPaise(held) })),
    heldAtBank: (clientId) =>
      fromPaise(journal.balance(accountOf('bankHeld', { clientId, isin: null })).posted),
    money(clientId) {
      const account = cashOf(clientId);
      const { posted, held } = journal.balance(account);
      const unsettled = fromPaise(scheduled.sum(account, now()));
      const cash = minus(fromPaise(posted), unsettled);
      const blocked = fromPaise(held);
      return {
        cash,
        unsettled,
        blocked,
        available: minus(sumOf([cash, unsettled]), blocked),
        withdrawable: withdrawable(clientId).withdrawable,
      };
    },
  };
}
