import type { Database } from '../database/database.ts';
import { createMovementTable } from './createMovementTable.ts';
import { kindOf } from './createMovements.ts';

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
    const movement = table.find(clientId, id);
    if (!movement) return [`payment ${payment.reference} belongs to no movement of its client`];
    const amount = movement.legs.reduce((sum, leg) => sum + leg.amount, 0);
    const isOpen = (kindOf(movement.kind).next[movement.state] ?? []).length > 0;
    const reports = credited.get(id)?.length ?? 0;
    const ought = payment.kind === 'deposit' && movement.state === 'CREDITED' ? 1 : 0;
    return [
      ...(movement.kind === payment.kind ? [] : [`payment ${payment.reference} is no ${movement.kind}`]),
      ...(amount === payment.amount ? [] : [`payment ${payment.reference} is not what its movement moves`]),
      ...((payment.due_at !== null) === isOpen
        ? []
        : [`payment ${payment.reference} is due at a wrong time`]),
      ...(reports === ought ? [] : [`payment ${payment.reference} is credited by ${reports} reports`]),
    ];
  });
}
