import { sumOf, toWire } from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import {
  isWhole,
  type FigureContext,
  type FigureId,
  type FigureLine,
  type FigureLines,
} from './figureContext.ts';
import {
  chargeLines,
  dividendLines,
  dividendTaxLines,
  netInvestedLines,
  priceSoldLines,
} from './flowLines.ts';
import { dayChangeLines, investedLines, pledgedLines, priceHeldLines, valueLines } from './holdingLines.ts';
import {
  availableLines,
  blockedLines,
  cashLines,
  totalLines,
  unsettledLines,
  withdrawableLines,
} from './moneyLines.ts';

type WireFigure = DataOf<'getFigure'>;

/** Figures whose lines are of instruments, each on its own. */
const sharedOut = {
  value: valueLines,
  invested: investedLines,
  day_change: dayChangeLines,
  price_held: priceHeldLines,
  price_sold: priceSoldLines,
  dividends: dividendLines,
  charges: chargeLines,
  tax: dividendTaxLines,
  net_invested: netInvestedLines,
  pledged: pledgedLines,
} as const satisfies Partial<Record<FigureId, FigureLines>>;

/** Figures of money, which no instrument has a part of. */
const ofMoney = {
  cash: cashLines,
  available: availableLines,
  blocked: blockedLines,
  unsettled: unsettledLines,
  withdrawable: withdrawableLines,
  total: totalLines,
} as const satisfies Partial<Record<FigureId, FigureLines>>;

const partsOfGain = ['price_held', 'price_sold', 'dividends', 'charges', 'tax'] as const;

export function isFigure(id: string): id is FigureId {
  return id === 'gain' || Object.hasOwn(sharedOut, id) || Object.hasOwn(ofMoney, id);
}

const isSharedOut = (id: FigureId): id is keyof typeof sharedOut => Object.hasOwn(sharedOut, id);
const isOfMoney = (id: FigureId): id is keyof typeof ofMoney => Object.hasOwn(ofMoney, id);

function linesOf(id: FigureId, context: FigureContext, isin: string | undefined): FigureLine[] {
  if (isOfMoney(id)) return ofMoney[id](context);
  if (isSharedOut(id)) {
    return sharedOut[id](context).filter((line) => isin === undefined || line.isin === isin);
  }
  return partsOfGain.map((part) => ({
    code: part,
    amount: sumOf(linesOf(part, context, isin).map(({ amount }) => amount)),
    source: { kind: 'figure', id: part },
  }));
}

const amountOf = (id: FigureId, context: FigureContext, isin: string | undefined) =>
  sumOf(linesOf(id, context, isin).map(({ amount }) => amount));

/** Other figures that come to the same, with their signs. */
function termsOf(id: FigureId, context: FigureContext, isin: string | undefined): WireFigure['terms'] {
  const of = (term: FigureId, sign: 1 | -1) => ({
    id: term,
    amount: sign * toWire(amountOf(term, context, isin)),
  });
  if (id === 'price_held' && isWhole(context)) return [of('value', 1), of('invested', -1)];
  if (id === 'gain' && isWhole(context)) return [of('value', 1), of('net_invested', -1)];
  return [];
}

/** Lines with their sum, which is the figure. */
export function toWireLines(lines: readonly FigureLine[]): Pick<WireFigure, 'value' | 'lines'> {
  return {
    value: toWire(sumOf(lines.map(({ amount }) => amount))),
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: toWire(amount) })),
  };
}

/** A figure with the lines that it is made up of. */
export function figureOf(
  id: FigureId,
  context: FigureContext,
  isin: string | undefined,
): Omit<WireFigure, 'as_of'> {
  const lines = linesOf(id, context, isin);
  return {
    id,
    isin: isOfMoney(id) ? null : (isin ?? null),
    terms: termsOf(id, context, isin),
    ...toWireLines(lines),
  };
}
