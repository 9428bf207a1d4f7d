import type { FigureLineCode } from '@wealth/api-sdk/codes';
import type { FigureLine } from '@wealth/api-sdk/model';
import type { FigureName } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { chargeNames, useAmountText } from '@wealth/parts';

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
  short_term_gain: 'shortTermGain',
  long_term_gain: 'longTermGain',
  taxable: 'taxableGain',
  exempt: 'exemptGain',
  taxed: 'taxedGain',
  gains_tax: 'gainsTax',
  cess: 'cess',
  tax_due: 'taxDue',
  gross_dividends: 'grossDividends',
  deducted_tax: 'deductedTax',
  transaction_tax: 'transactionTax',
  other_charges: 'otherCharges',
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
  short_term_gain: 'shortTermGain',
  long_term_gain: 'longTermGain',
  gains_tax: 'gainsTax',
  cess: 'cess',
  ignored_loss: 'lineIgnoredLoss',
  carried: 'lineCarriedShort',
  brought_forward: 'lineBroughtShort',
  exempt: 'lineExempt',
  taxed: 'lineTaxed',
  section_tax: 'lineSectionTax',
} as const satisfies Record<FigureLineCode, string>;

type LineText = (typeof lineText)[FigureLineCode];

/** Texts of losses, where they are of shares held longer. */
const longTermText = { lineCarriedShort: 'lineCarriedLong', lineBroughtShort: 'lineBroughtLong' } as const;

/** Texts of lines that a rule of the tax makes: they name a section or a year, and a rate. */
const ruleTexts = [
  'lineBroughtShort',
  'lineBroughtLong',
  'lineExempt',
  'lineTaxed',
  'lineSectionTax',
] as const;

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
  'lineIgnoredLoss',
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
const isOfDay = (text: string): text is DayText => dayTexts.some((one) => one === text);
const isOfRule = (text: string): text is (typeof ruleTexts)[number] => ruleTexts.some((one) => one === text);

/** What figures, their lines and their prices are called. */
export function useFigureWords() {
  const t = useMessages('figures');
  const charges = useMessages('charges');
  const formats = useFormats();
  const amountText = useAmountText();

  const rateText = (percent: number) =>
    formats.percent(percent, { isSigned: false, decimals: Number.isInteger(percent) ? 0 : 1 });

  function lineName({ code, date, term, percent, source }: FigureLine): string {
    if (isKeyOf(chargeNames, code)) return charges(chargeNames[code]);
    if (!isKeyOf(lineText, code)) return t('lineOther');
    const ofCode = lineText[code];
    const text = term === 'long_term' && isKeyOf(longTermText, ofCode) ? longTermText[ofCode] : ofCode;
    if (isOfRule(text)) {
      const rate = percent === undefined ? '' : rateText(percent);
      return t(text, { year: source.id, section: source.id, percent: rate });
    }
    return isOfDay(text) ? t(text, { day: date === undefined ? t('noDay') : formats.day(date) }) : t(text);
  }

  /** What the amount of a rule is taken of: "4% of ₹8,233.09". */
  function baseNote({ code, percent, base }: FigureLine): string | undefined {
    if (base === undefined) return undefined;
    const amount = amountText(base);
    const isShare = code === 'section_tax' || code === 'cess';
    return isShare && percent !== undefined
      ? t('linePercentOf', { percent: rateText(percent), amount })
      : t('lineOf', { amount });
  }

  /** "live, 14:32:06 IST"; nothing for a line without a price. */
  function priceNote({ price_basis: basis, priced_at: at }: FigureLine): string | undefined {
    if (basis === undefined) return undefined;
    if (at === undefined) return t(basisText[basis]);
    const time = `${formats.day(at.slice(0, 10), { hasYear: false })}, ${formats.marketTime(at, { hasSeconds: true })}`;
    return t('pricedAt', { basis: t(basisText[basis]), time });
  }

  return { figureName: (id: FigureName) => t(figureText[id]), lineName, priceNote, baseNote };
}
