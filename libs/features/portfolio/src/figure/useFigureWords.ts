import type { FigureLineCode } from '@wealth/api-sdk/codes';
import type { FigureLine } from '@wealth/api-sdk/model';
import type { FigureName } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { chargeNames } from '@wealth/parts';

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

const lineText = {
  holding: 'lineHolding',
  lot: 'lineLot',
  sold_lot: 'lineSoldLot',
  start_value: 'lineStart',
  end_value: 'lineEnd',
  price_held: 'priceHeld',
  price_sold: 'priceSold',
  dividends: 'dividends',
  charges: 'charges',
  tax: 'tax',
  purchase: 'linePurchase',
  sale: 'lineSale',
  dividend: 'lineDividend',
  dividend_tax: 'lineDividendTax',
  fraction: 'lineFraction',
  cash: 'cash',
  unsettled: 'unsettled',
  blocked: 'blocked',
  holdings: 'lineHoldings',
  waiting_orders: 'lineWaitingOrders',
  pending_withdrawal: 'linePendingWithdrawal',
  unsettled_sales: 'lineUnsettledSales',
  ofs_bids: 'lineOfsBids',
  added_today: 'lineAddedToday',
  record: 'lineRecord',
} as const satisfies Record<FigureLineCode, string>;

type LineText = (typeof lineText)[FigureLineCode];

/** Texts that say the day of the line. */
const dayTexts = [
  'lineLot',
  'lineSoldLot',
  'linePurchase',
  'lineSale',
  'lineDividend',
  'lineDividendTax',
  'lineFraction',
  'lineRecord',
] as const satisfies readonly LineText[];

type DayText = (typeof dayTexts)[number];

const basisText = {
  live: 'priceLive',
  auction: 'priceAuction',
  close: 'priceClose',
  cost: 'priceCost',
} as const;

const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);
const isOfDay = (text: LineText): text is DayText => dayTexts.some((one) => one === text);

/** What figures, their lines and their prices are called. */
export function useFigureWords() {
  const t = useMessages('figures');
  const charges = useMessages('charges');
  const formats = useFormats();

  function lineName({ code, date }: FigureLine): string {
    if (isKeyOf(chargeNames, code)) return charges(chargeNames[code]);
    if (!isKeyOf(lineText, code)) return t('lineOther');
    const text = lineText[code];
    return isOfDay(text) ? t(text, { day: date === undefined ? t('noDay') : formats.day(date) }) : t(text);
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
