import type { FigureLine } from '@wealth/api-sdk/model';
import { chargeCodes, type ChargeCode } from '@wealth/domain';
import type { FigureName } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';

const figureText = {
  value: 'value',
  invested: 'invested',
  day_change: 'dayChange',
  gain: 'gain',
  price_held: 'priceHeld',
  price_sold: 'priceSold',
  dividends: 'dividends',
  charges: 'charges',
  tax: 'tax',
  net_invested: 'netInvested',
  cash: 'cash',
  available: 'available',
  blocked: 'blocked',
  unsettled: 'unsettled',
  pledged: 'pledged',
  withdrawable: 'withdrawable',
  total: 'total',
} as const satisfies Record<FigureName, string>;

/** Lines that are called the same on every day. */
const lineText = {
  holding: 'lineHolding',
  start_value: 'lineStart',
  end_value: 'lineEnd',
  price_held: 'priceHeld',
  price_sold: 'priceSold',
  dividends: 'dividends',
  charges: 'charges',
  tax: 'tax',
  cash: 'cash',
  unsettled: 'unsettled',
  blocked: 'blocked',
  holdings: 'lineHoldings',
  waiting_orders: 'lineWaitingOrders',
  pending_withdrawal: 'linePendingWithdrawal',
  unsettled_sales: 'lineUnsettledSales',
  ofs_bids: 'lineOfsBids',
  added_today: 'lineAddedToday',
} as const;

/** Lines that say their day. */
const dayText = {
  lot: 'lineLot',
  sold_lot: 'lineSoldLot',
  purchase: 'linePurchase',
  sale: 'lineSale',
  dividend: 'lineDividend',
  dividend_tax: 'lineDividendTax',
  record: 'lineRecord',
} as const;

const basisText = {
  live: 'priceLive',
  auction: 'priceAuction',
  close: 'priceClose',
  cost: 'priceCost',
} as const;

const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);
const isCharge = (code: string): code is ChargeCode => chargeCodes.some((one) => one === code);

/** What figures, their lines and their prices are called. */
export function useFigureWords() {
  const t = useMessages('figures');
  const charges = useMessages('charges');
  const formats = useFormats();

  function lineName({ code, date }: FigureLine): string {
    if (isKeyOf(dayText, code)) {
      return t(dayText[code], { day: date === undefined ? t('noDay') : formats.day(date) });
    }
    if (isKeyOf(lineText, code)) return t(lineText[code]);
    return isCharge(code) ? charges(code) : t('lineOther');
  }

  /** "live, 14:32:06 IST"; nothing for a line without a price. */
  function priceNote({ price_basis: basis, priced_at: at }: FigureLine): string | undefined {
    if (basis === undefined) return undefined;
    if (at === undefined) return t(basisText[basis]);
    const time = `${formats.day(at.slice(0, 10), { hasYear: false })}, ${formats.marketTime(at, { hasSeconds: true })}`;
    return t('pricedAt', { basis: t(basisText[basis]), time });
  }

  return { figureName: (id: FigureName) => t(figureText[id]), lineName, priceNote };
}

export type FigureWords = ReturnType<typeof useFigureWords>;
