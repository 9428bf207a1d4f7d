import {
  noMoney,
  sellLots,
  taxOfSale,
  toRupees,
  type OrderCost,
  type OrderFault,
  type Paise,
  type SaleTax,
} from '@wealth/domain';
import { recordDayOf } from '../../tax/bonusLotsOf.ts';
import type { TaxDesk } from '../../tax/createTaxDesk.ts';
import type { Ledger } from '../../ledger/createLedger.ts';
import type { AskedDraft, CheckedDraft } from './checkDraft.ts';

/** What a sale is taxed by: what it would be done at, and what it would be charged. */
export interface CostedDraft extends Pick<AskedDraft, 'clientId'> {
  share: Pick<AskedDraft['share'], 'isin'>;
  draft: Pick<AskedDraft['draft'], 'side' | 'quantity'>;
  facts: Pick<CheckedDraft['facts'], 'on'>;
  price: Paise;
  lines: OrderCost['lines'];
}

/** What is found of the tax of a sale. */
export interface DraftTax {
  /** What it would add to the tax of its year. */
  tax: SaleTax;
  warnings: OrderFault[];
}

const bonusStripping: OrderFault = {
  code: 'bonusStripping',
  fields: [],
  severity: 'warning',
  nearest: null,
  figures: null,
};

/** What the tax of a sale is worked out of. */
export interface SaleTaxSources {
  ledger: Pick<Ledger, 'lots'>;
  tax: Pick<TaxDesk, 'soFar' | 'asTaxed'>;
}

/**
 * What a sale would add to the tax of its year, out of the lots that the ledger would take: the oldest, whether they are
 * settled, pledged or not; and whether a loss of it would not count because bonus shares are kept.
 *
 * @returns null for a purchase, and for more than is held.
 */
export function taxOfDraft(
  { ledger, tax }: SaleTaxSources,
  { clientId, share, draft, facts, price, lines }: CostedDraft,
): DraftTax | null {
  if (draft.side === 'BUY') return null;
  const lots = tax.asTaxed(clientId, ledger.lots(clientId, share.isin), facts.on);
  const held = lots.reduce((units, { quantity }) => units + quantity, 0);
  if (draft.quantity <= 0 || draft.quantity > held) return null;
  const sale = { quantity: draft.quantity, price: toRupees(price), soldOn: facts.on, lines };
  const { parts, rest } = sellLots(lots, sale);
  const kept = rest
    .filter(({ origin }) => origin === 'bonus')
    .map((lot) => ({
      id: String(lot.id),
      holding: lot.isin,
      recordOn: recordDayOf(lot),
      quantity: lot.quantity,
    }));
  const ofSale = taxOfSale(parts, tax.soFar(clientId, facts.on), kept);
  return { tax: ofSale, warnings: ofSale.ignoredLoss > noMoney ? [bonusStripping] : [] };
}
