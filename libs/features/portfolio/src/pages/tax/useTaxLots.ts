import type { GetTaxLotsParams, TaxLot, TaxLotPage } from '@wealth/api-sdk/model';
import { getTaxLots } from '@wealth/api-sdk/stat';
import type { TaxSearch } from '@wealth/hrefs';
import { readAllRows, usePages } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';

export const taxLotId = ({ id }: TaxLot) => id;

/** Rows of a page on the screen: the first ones come soon. */
const pageLimit = 100;
/** As many as the server answers at once: all of them, for a file or a document. */
const allLimit = 1_000;

/** Which lots are asked for; all of the year where nothing is left out. */
export type TaxLotsOf = Pick<TaxSearch, 'fy' | 'term' | 'period' | 'query' | 'sort' | 'order'>;

const paramsOf = ({ fy, term, period, query, sort, order }: TaxLotsOf, limit: number): GetTaxLotsParams => ({
  fy,
  term,
  period: period === undefined ? undefined : Number(period),
  query,
  sort,
  direction: order === 'desc' ? 'descending' : undefined,
  limit,
});

const pages = (of: TaxLotsOf, limit: number) =>
  pagesOf<GetTaxLotsParams, TaxLotPage>('getTaxLots', getTaxLots, paramsOf(of, limit));

/** The lots that an address asks for, as far as they were scrolled to, and the way to all of them. */
export function useTaxLots(of: TaxLotsOf) {
  const list = usePages(pages(of, pageLimit), taxLotId);
  return { list, totals: list.pages?.[0] ?? null, readAll: () => readAllTaxLots(of) };
}

export const readAllTaxLots = (of: TaxLotsOf) => readAllRows(pages(of, allLimit), taxLotId);
