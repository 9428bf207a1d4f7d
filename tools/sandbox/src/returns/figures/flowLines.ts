import { averagePrice, fromPaise, istDay, minus, negated, sumOf, toWire, type Paise } from '@wealth/domain';
import type { PaidDividend } from '../../ledger/createDividendBook.ts';
import type { LotMade, LotTaken } from '../../ledger/createTradeHistory.ts';
import type { SoldFraction } from '../history.ts';
import { isPaidFor, isSold, paidFor, receivedFor } from '../dailyFlows.ts';
import { toWireInstrument } from '../toWireInstrument.ts';
import type { FigureContext, FigureLine, FigureLines } from './figureContext.ts';
import { isInside } from './holdingLines.ts';

/** What a line says of a share on a day. */
function ofShare({ isin, at }: { isin: string; at: number }): Partial<FigureLine> {
  const instrument = toWireInstrument(isin);
  return { isin, date: istDay(at), ...(instrument && { instrument }) };
}

const madeIn = (context: FigureContext): LotMade[] =>
  (context.history?.books.made ?? []).filter((lot) => isPaidFor(lot) && isInside(context, lot.at));

const takenIn = (context: FigureContext): LotTaken[] =>
  (context.history?.books.taken ?? []).filter((part) => isInside(context, part.at));

const dividendsIn = (context: FigureContext): PaidDividend[] =>
  (context.history?.books.dividends ?? []).filter((dividend) => isInside(context, dividend.at));

/** Lots or parts of one order, or of one trade without an order. */
function byReference<Row extends { reference: string; isin: string }>(rows: readonly Row[]): Row[][] {
  return [...Map.groupBy(rows, ({ reference, isin }) => `${reference} ${isin}`).values()];
}

interface Traded {
  reference: string;
  orderId: string | null;
  isin: string;
  at: number;
  quantity: number;
}

/** The order; the trade where there was none. */
const sourceOf = ({ orderId, reference }: Pick<Traded, 'orderId' | 'reference'>): FigureLine['source'] =>
  orderId === null ? { kind: 'trade', id: reference } : { kind: 'order', id: orderId };

function tradeLine(
  code: 'purchase' | 'sale',
  rows: readonly Traded[],
  { amount, paid }: { amount: Paise; paid: Paise },
): FigureLine[] {
  const [first] = rows;
  if (!first) return [];
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0);
  const price = averagePrice([{ quantity, cost: paid }])?.toNumber();
  const source = sourceOf(first);
  return [{ code, amount, quantity, ...(price !== undefined && { price }), ...ofShare(first), source }];
}

const fractionsIn = (context: FigureContext): SoldFraction[] =>
  (context.history?.books.fractions ?? []).filter((fraction) => isInside(context, fraction.at));

const fractionLine = (fraction: SoldFraction, amount: Paise): FigureLine => ({
  code: 'fraction',
  amount,
  cost: toWire(fraction.cost),
  ...ofShare(fraction),
  source: { kind: 'action', id: fraction.id },
});

/** A part of a lot that was sold, with what it brought above what it had cost; and fractions that companies have paid for. */
export const priceSoldLines: FigureLines = (context) => [
  ...soldLines(context),
  ...fractionsIn(context).map((fraction) => fractionLine(fraction, minus(fraction.amount, fraction.cost))),
];

const soldLines: FigureLines = (context) =>
  takenIn(context)
    .filter(isSold)
    .map((part) => ({
      code: 'sold_lot',
      amount: minus(part.proceeds, part.cost),
      quantity: part.quantity,
      price: averagePrice([{ quantity: part.quantity, cost: part.proceeds }])?.toNumber() ?? 0,
      cost: toWire(part.cost),
      ...ofShare(part),
      source: sourceOf(part),
    }));

/** What orders have cost, order by order. */
export const chargeLines: FigureLines = (context) => [
  ...byReference(madeIn(context)).flatMap((lots) =>
    tradeLine('purchase', lots, {
      amount: negated(sumOf(lots.map(({ charges }) => charges))),
      paid: sumOf(lots.map(({ cost }) => cost)),
    }),
  ),
  ...byReference(takenIn(context).filter(isSold)).flatMap((parts) =>
    tradeLine('sale', parts, {
      amount: negated(sumOf(parts.map(({ saleCharges }) => saleCharges))),
      paid: sumOf(parts.map(({ proceeds }) => proceeds)),
    }),
  ),
];

export const dividendLine = (
  code: 'dividend' | 'dividend_tax',
  dividend: PaidDividend,
  amount: Paise,
): FigureLine => ({ code, amount, ...ofShare(dividend), source: { kind: 'movement', id: dividend.id } });

export const dividendLines: FigureLines = (context) =>
  dividendsIn(context).map((dividend) => dividendLine('dividend', dividend, dividend.gross));

export const dividendTaxLines: FigureLines = (context) =>
  dividendsIn(context)
    .filter(({ deducted }) => deducted > 0)
    .map((dividend) => dividendLine('dividend_tax', dividend, negated(dividend.deducted)));

/** What went in, order by order, less what came back; dividends as they were received. */
export const netInvestedLines: FigureLines = (context) => [
  ...byReference(madeIn(context)).flatMap((lots) =>
    tradeLine('purchase', lots, {
      amount: sumOf(lots.map(paidFor)),
      paid: sumOf(lots.map(({ cost }) => cost)),
    }),
  ),
  ...byReference(takenIn(context).filter((part) => receivedFor(part) !== 0)).flatMap((parts) =>
    tradeLine('sale', parts, {
      amount: negated(sumOf(parts.map(receivedFor))),
      paid: sumOf(parts.map(({ proceeds }) => proceeds)),
    }),
  ),
  ...fractionsIn(context).map((fraction) => fractionLine(fraction, negated(fraction.amount))),
  ...dividendsIn(context).map((dividend) => dividendLine('dividend', dividend, fromPaise(0 - dividend.net))),
];
