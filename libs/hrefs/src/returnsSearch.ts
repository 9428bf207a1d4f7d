import { rangeSearch, type RangeSearch } from './rangeSearch.ts';
import type { TaxFigureName } from './taxSearch.ts';

/** The ranges that end today, as the server names them; without one it is all days. */
export const returnRanges = ['1W', '1M', '3M', '6M', '1Y'] as const;
export type ReturnRangeName = (typeof returnRanges)[number];

/** The figures of portfolio and assets that open how they are made up, as the server names them. */
export const figureNames = [
  'value',
  'invested',
  'day_change',
  'gain',
  'price_held',
  'price_sold',
  'dividends',
  'charges',
  'tax',
  'net_invested',
  'cash',
  'available',
  'blocked',
  'unsettled',
  'pledged',
  'withdrawable',
  'total',
] as const;
type OwnFigureName = (typeof figureNames)[number];

/** A figure that opens how it is made up. */
export type FigureName = OwnFigureName | TaxFigureName;

/** The days that figures of the portfolio are of: a range that ends today, or a first and a last day. */
export interface ReturnDays extends RangeSearch {
  range?: ReturnRangeName | undefined;
}

/** What the address of the portfolio's summary may say. Each is absent where it says nothing. */
export interface ReturnsSearch extends ReturnDays {
  /** The figure whose parts are open. */
  figure?: OwnFigureName | undefined;
  /** Only its part of one instrument. */
  isin?: string | undefined;
}

/** Names a figure of the client, with the days that it is of. */
export interface FigureReference extends ReturnDays {
  id: FigureName;
  /** The tax year of a figure of the tax report; absent for the running one. */
  fy?: string | undefined;
  /** Only its part of one instrument. */
  isin?: string | undefined;
}

const isin = /^[A-Z]{2}[A-Z\d]{9}\d$/u;

/** The days of an address; a range that ends today takes the place of days that stand beside it. */
export function returnDays(search: Readonly<Record<string, unknown>>): ReturnDays {
  const range = returnRanges.find((one) => one === search['range']);
  const { from, to } = rangeSearch(search);
  return range === undefined ? { range, from, to } : { range, from: undefined, to: undefined };
}

/** The search schema of the portfolio's summary: what the page does not know comes out as undefined, by name. */
export function returnsSearch(search: Readonly<Record<string, unknown>>): ReturnsSearch {
  const figure = figureNames.find((one) => one === search['figure']);
  const part = search['isin'];
  return {
    ...returnDays(search),
    figure,
    isin: figure !== undefined && typeof part === 'string' && isin.test(part) ? part : undefined,
  };
}

/** The figure whose parts an address opens, with the days that it is of; null where it names none. */
export function figureOf({ figure, ...rest }: ReturnsSearch): FigureReference | null {
  return figure === undefined ? null : { id: figure, ...rest };
}
