import { chargeCodes, type CalendarDay, type ChargeCode } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { chargesOf } from './accountCodes.ts';

export interface PostedCharges {
  /** What was posted for an order on a trading day, by code; without the depository's. */
  ofOrder(reference: string, day: CalendarDay): Map<ChargeCode, number>;
  /** Whether the depository has asked for a sale of an ISIN on a day. */
  hasDepositoryFee(sale: { clientId: string; isin: string }, day: CalendarDay): boolean;
}

/** Reads which charges the ledger holds. */
export function createPostedCharges({ query, all, first }: Database): PostedCharges {
  return {
    ofOrder(reference, day) {
      const rows = all(
        query
          .selectFrom('ledger_entry')
          .select(['code', 'credit'])
          .select((row) => row.fn.sum<number>('amount').as('amount'))
          .where('reference', '=', reference)
          .where('day', '=', day)
          .where('code', 'in', chargeCodes)
          .groupBy(['code', 'credit']),
      );
      const sums = new Map<ChargeCode, number>();
      for (const code of chargeCodes) {
        const account = chargesOf(code).code;
        const ofCode = rows.filter((row) => row.code === code);
        // What was given back, when a line fell, is credited to the client.
        const sum = ofCode.reduce(
          (total, { credit, amount }) => total + (credit === account ? amount : -amount),
          0,
        );
        sums.set(code, sum);
      }
      return sums;
    },
    hasDepositoryFee({ clientId, isin }, day) {
      const fees = query
        .selectFrom('ledger_entry')
        .select('id')
        .where('client_id', '=', clientId)
        .where('code', '=', 'depositoryFee')
        .where('day', '=', day)
        .where('isin', '=', isin)
        .limit(1);
      return first(fees) !== undefined;
    },
  };
}
