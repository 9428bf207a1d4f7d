import { sellLots, taxOfSale, toRupees, type OrderCost, type Paise, type SaleTax } from '@wealth/domain';
import type { Ledger } from '../../ledger/createLedger.ts';
import type { AskedDraft, CheckedDraft } from './checkDraft.ts';

/** What a sale is taxed by: what it would be done at, and what it would be charged. */
export interface CostedDraft extends Pick<AskedDraft, 'clientId' | 'share' | 'draft'> {
  facts: Pick<CheckedDraft['facts'], 'on'>;
  price: Paise;
  lines: OrderCost['lines'];
}

/**
 * What a sale would add to the tax of its year, out of the lots that the ledger would take: the oldest, whether they are
 * settled, pledged or not.
 *
 * @returns null for a purchase, and for more than is held.
 */
export function taxOfDraft(
  ledger: Pick<Ledger, 'lots' | 'gainsSinceYearOf'>,
  { clientId, share, draft, facts, price, lines }: CostedDraft,
): SaleTax | null {
  if (draft.side === 'BUY') return null;
  const lots = ledger.lots(clientId, share.isin);
  const held = lots.reduce((units, { quantity }) => units + quantity, 0);
  if (draft.quantity <= 0 || draft.quantity > held) return null;
  const sale = { quantity: draft.quantity, price: toRupees(price), soldOn: facts.on, lines };
  return taxOfSale(sellLots(lots, sale).parts, ledger.gainsSinceYearOf(facts.on, clientId));
}
