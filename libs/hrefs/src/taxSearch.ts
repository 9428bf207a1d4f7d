import { searchText } from './searchText.ts';

/** The parts of the tax report; the periods stand where the address names none. */
export const taxViews = ['periods', 'setoff', 'schedule', 'dividends', 'lots'] as const;
export type TaxView = (typeof taxViews)[number];

/** What the lots sold can be sorted by, as the server names it; by the day of the sale where the address says nothing. */
export const taxLotSorts = [
  'sold_on',
  'bought_on',
  'symbol',
  'days_held',
  'quantity',
  'cost_taken',
  'proceeds',
  'gain',
] as const;
export type TaxLotSort = (typeof taxLotSorts)[number];

/** The figures of the report that open how they are made up, as the server names them. */
export const taxFigureNames = [
  'short_term_gain',
  'long_term_gain',
  'taxable',
  'exempt',
  'taxed',
  'gains_tax',
  'cess',
  'tax_due',
  'gross_dividends',
  'deducted_tax',
  'transaction_tax',
  'other_charges',
] as const;
export type TaxFigureName = (typeof taxFigureNames)[number];

const periods = ['1', '2', '3', '4', '5'] as const;

/** What the address of the tax report may say. Each is absent where it says nothing. */
export interface TaxSearch {
  /** The tax year, 2026-27; absent for the running one. */
  fy?: string | undefined;
  view?: Exclude<TaxView, 'periods'> | undefined;
  term?: 'short_term' | 'long_term' | undefined;
  /** One of the five periods. */
  period?: (typeof periods)[number] | undefined;
  /** Part of a symbol, a name, a note or a tag, at most 64 characters. */
  query?: string | undefined;
  sort?: TaxLotSort | undefined;
  /** The first or smallest first where the address says nothing. */
  order?: 'desc' | undefined;
  /** The figure whose parts are open. */
  figure?: TaxFigureName | undefined;
}

const longestQuery = 64;

/** 2026-27: a year and the one after it. */
function yearOf(value: unknown): string | undefined {
  const begins = typeof value === 'string' ? /^((?:19|20)\d{2})-\d{2}$/.exec(value)?.[1] : undefined;
  if (begins === undefined) return undefined;
  const name = `${begins}-${String((Number(begins) + 1) % 100).padStart(2, '0')}`;
  return name === value ? name : undefined;
}

/** The search schema of the tax report: anything goes in, and what the page does not know comes out as undefined, by name. */
export function taxSearch(search: Readonly<Record<string, unknown>>): TaxSearch {
  const view = taxViews.find((one) => one === search['view']);
  return {
    fy: yearOf(search['fy']),
    view: view === 'periods' ? undefined : view,
    term: (['short_term', 'long_term'] as const).find((term) => term === search['term']),
    period: periods.find((period) => period === String(search['period'])),
    query: searchText(search['query'], longestQuery),
    sort: taxLotSorts.find((sort) => sort === search['sort']),
    order: search['order'] === 'desc' ? 'desc' : undefined,
    figure: taxFigureNames.find((figure) => figure === search['figure']),
  };
}
