import { istDay, noMoney } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { tableIsinOf } from '../engine/index.ts';
import type { SoldLot } from '../tax/createTaxTable.ts';
import { createActionTable, type StoredAction } from './actionTable.ts';

/** A fraction of a share is told in ten-thousandths. */
const partsOfShare = 10_000;

/** What an action has left over of a whole share. Without a purchase of its own it is as new as the action. */
function toSoldFraction({ id, at, kind, facts }: StoredAction): SoldLot[] {
  const { fraction, after } = facts;
  // The share that a demerger gives stands behind the one that stays.
  const side = after[kind === 'demerger' ? 1 : 0];
  if (!fraction || !side || kind === 'rights' || kind === 'dividend') return [];
  const { isin, symbol } = side.share;
  const soldOn = istDay(at);
  return [
    {
      id: `fraction ${id}`,
      lotId: id,
      holding: tableIsinOf(isin),
      isFraction: true,
      isin,
      symbol,
      origin: kind,
      boughtOn: fraction.boughtOn ?? soldOn,
      soldOn,
      quantity: Math.round((fraction.numerator / fraction.denominator) * partsOfShare) / partsOfShare,
      cost: fraction.cost,
      charges: fraction.charges,
      transactionTax: fraction.transactionTax,
      // What shares bought before February 2018 were worth is known of whole shares alone.
      marketValue: null,
      proceeds: fraction.amount,
      saleCharges: noMoney,
      saleTransactionTax: noMoney,
      purchase: { orderId: null, tradeId: null },
      sale: { orderId: null, tradeId: null },
    },
  ];
}

/** Makes what reads the fractions that companies have paid a client for, each as a lot sold. */
export function createSoldFractions(database: Database): (clientId: string) => SoldLot[] {
  const actions = createActionTable(database);
  return (clientId) => actions.list(clientId).flatMap(toSoldFraction);
}
