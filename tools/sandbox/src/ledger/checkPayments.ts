import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { createMovementTable, type Movement } from './createMovementTable.ts';
import { kindOf } from './createMovements.ts';

type Payment = Selectable<Tables['fund_payment']>;

/** What is wrong with a payment, beside its movement and the reports that have credited it. */
function wrongPayment(payment: Payment, movement: Movement | null, reports: number): string[] {
  const named = `payment ${payment.reference}`;
  if (!movement) return [`${named} belongs to no movement of its client`];
  const amount = movement.legs.reduce((sum, leg) => sum + leg.amount, 0);
  const isOpen = (kindOf(movement.kind).next[movement.state] ?? []).length > 0;
  const ought = payment.kind === 'deposit' && movement.state === 'CREDITED' ? 1 : 0;
  const faults: Array<[boolean, string]> = [
    [movement.kind !== payment.kind, `is no ${movement.kind}`],
    [amount !== payment.amount, 'is not what its movement moves'],
    [(payment.due_at !== null) !== isOpen, 'is due at a wrong time'],
    [reports !== ought, `is credited by ${reports} reports`],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, fault]) => `${named} ${fault}`);
}

/**
 * Holds the payments of deposits, withdrawals and settlements against their movements: kind, client and amount are the same, it is due
 * as long as it has not ended, and a deposit is credited by exactly one report of the bank.
 */
export function checkPayments(database: Database): string[] {
  const { query, all } = database;
  const table = createMovementTable(database);
  const credited = Map.groupBy(
    all(query.selectFrom('bank_report').select('movement_id').where('outcome', '=', 'credited')),
    ({ movement_id: id }) => id,
  );
  return all(query.selectFrom('fund_payment').selectAll()).flatMap((payment) => {
    const { movement_id: id, client_id: clientId } = payment;
    return wrongPayment(payment, table.find(clientId, id), credited.get(id)?.length ?? 0);
  });
}
