import {
  fromPaise,
  minus,
  negated,
  noMoney,
  orderCharges,
  sellLots,
  sumOf,
  taxOfSale,
  toRupees,
  tradeDayOf,
  type Paise,
} from '@wealth/domain';
import type { Ledger } from '../ledger/createLedger.ts';
import type { Position } from '../ledger/positionsOf.ts';

/** What would be left of the holdings. Amounts in paise. */
export interface IfSold {
  /** Zero or more. */
  charges: Paise;
  /** Before surcharge and cess; below zero where losses lower the tax of the year. */
  tax: Paise;
  value: Paise;
}

/**
 * What would be left if everything were sold at this moment at the last prices, one order a share: charges with those of the
 * depository, and what the sales add to the tax of the year.
 */
export function ifSold(
  ledger: Pick<Ledger, 'lots' | 'gainsSinceYearOf' | 'hasDepositoryFee'>,
  positions: readonly Position[],
  { clientId, now }: { clientId: string; now: number },
): IfSold {
  const on = tradeDayOf(now);
  const sales = positions.flatMap(({ isin, market, lastPrice }) => {
    const lots = ledger.lots(clientId, isin);
    const quantity = lots.reduce((sum, lot) => sum + lot.quantity, 0);
    if (quantity === 0 || market === 'INDEX') return [];
    const price = toRupees(lastPrice);
    const isSoldAlreadyToday = ledger.hasDepositoryFee({ clientId, isin }, on);
    const trade = { market, product: 'delivery', side: 'SELL', on, isSoldAlreadyToday } as const;
    const charges = orderCharges({ ...trade, price, quantity });
    const { parts } = sellLots(lots, { quantity, price, soldOn: on, lines: charges.lines });
    return [{ charges: charges.total, parts }];
  });
  const parts = sales.flatMap((sale) => sale.parts);
  const charges = sumOf(sales.map((sale) => sale.charges));
  const tax = parts.length === 0 ? noMoney : taxOfSale(parts, ledger.gainsSinceYearOf(on, clientId)).tax;
  const value = sumOf(positions.map((position) => position.value));
  return { charges, tax, value: minus(value, sumOf([charges, tax])) };
}

/** Above zero for what is added, with the signs of the wire: what takes away is below zero. */
export function deductedOf({ charges, tax }: IfSold): { charges: Paise; tax: Paise; deducted: Paise } {
  return { charges: negated(charges), tax: negated(tax), deducted: fromPaise(0 - charges - tax) };
}
