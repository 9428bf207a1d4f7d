import { calendarDay, fromPaise, type CalendarDay, type SoldPart, type TaxLot } from '@wealth/domain';
import type { Selectable } from 'kysely';
import type { LotOrigin } from '../database/ledgerTables.ts';
import type { Tables } from '../database/schema.ts';

/** A lot with what sales have left of it. */
export interface OpenLot extends TaxLot {
  id: number;
  isin: string;
  /** The origin of the lot. */
  origin: LotOrigin;
  /** The order or movement that it came by, and the trade or movement. */
  reference: string;
  originId: string;
  /** The action of the company that has made or changed it last. */
  actionId: string | null;
  /** Record date of the bonus that it came by. */
  bonusRecordedOn: CalendarDay | null;
  /** Where it was bought, or is listed. */
  market: string;
  symbol: string;
  /** Units of the purchase. */
  boughtQuantity: number;
  /** Epoch milliseconds. */
  boughtAt: number;
  settlesAt: number;
}

/** A sale of a part of a lot. */
export interface RealisedPart extends Omit<SoldPart, 'lot'> {
  lotId: number;
  isin: string;
  /** The origin of the lot. */
  origin: LotOrigin;
  soldAt: number;
}

/** A row of a lot as the books have it. */
export function toOpenLot(row: Selectable<Tables['lot']>): OpenLot {
  return {
    id: row.id,
    isin: row.isin,
    origin: row.origin,
    reference: row.reference,
    originId: row.origin_id,
    actionId: row.action_id,
    bonusRecordedOn: row.bonus_recorded_on === null ? null : calendarDay(row.bonus_recorded_on),
    market: row.market,
    symbol: row.symbol,
    boughtQuantity: row.quantity,
    boughtAt: row.bought_at,
    boughtOn: calendarDay(row.bought_on),
    settlesAt: row.settles_at,
    quantity: row.left_quantity,
    cost: fromPaise(row.left_cost_paise),
    charges: fromPaise(row.left_charges_paise),
    transactionTax: fromPaise(row.left_transaction_tax_paise),
  };
}

/** What a sale took out of a lot, as the books have it. */
export function toRealisedPart(
  row: Selectable<Tables['lot_part']> &
    Pick<Selectable<Tables['lot']>, 'isin' | 'bought_on'> & { lot_origin: LotOrigin },
): RealisedPart {
  return {
    lotId: row.lot_id,
    isin: row.isin,
    origin: row.lot_origin,
    boughtOn: calendarDay(row.bought_on),
    soldOn: calendarDay(row.sold_on),
    soldAt: row.sold_at,
    quantity: row.quantity,
    cost: fromPaise(row.cost_paise),
    charges: fromPaise(row.charges_paise),
    transactionTax: fromPaise(row.transaction_tax_paise),
    proceeds: fromPaise(row.proceeds_paise),
    saleCharges: fromPaise(row.sale_charges_paise),
    saleTransactionTax: fromPaise(row.sale_transaction_tax_paise),
  };
}
