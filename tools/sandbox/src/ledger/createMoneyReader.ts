import { fromPaise, istDay, minus, noMoney, sumOf, type Paise } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';
import { cashOf } from './accountCodes.ts';
import { createAheadTable } from './createAheadTable.ts';
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

function atLeastNothing(amount: Paise): Paise {
  return amount > noMoney ? amount : noMoney;
}

/**
 * Makes what reads the money of a client at this moment. The cash account counts what settlements will bring, and
 * settlements take all of it out of the proceeds: so what is still to come is exactly what is unsettled, and no job has to
 * run.
 */
export function createMoneyReader({ database, journal, now }: MoneySource): (clientId: string) => Money {
  const ahead = createAheadTable(database);
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

  return (clientId) => {
    const account = cashOf(clientId);
    const { posted, held } = journal.balance(account);
    const unsettled = fromPaise(ahead.sum(account, now()));
    const cash = minus(fromPaise(posted), unsettled);
    const blocked = fromPaise(held);
    const blockedOfCash = atLeastNothing(minus(blocked, unsettled));
    return {
      cash,
      unsettled,
      blocked,
      available: minus(sumOf([cash, unsettled]), blocked),
      withdrawable: atLeastNothing(minus(minus(cash, blockedOfCash), addedToday(clientId))),
    };
  };
}
