import { rangeSearch, type RangeSearch } from './rangeSearch.ts';

/** What can have become of a dividend, as the server names it. */
export const dividendStates = ['expected', 'received', 'missing'] as const;
export type DividendState = (typeof dividendStates)[number];

/** What the address of the dividends may say. Each is absent where it says nothing. */
export interface DividendSearch extends RangeSearch {
  state?: DividendState | undefined;
  /** Id of the one whose detail is open. */
  dividend?: string | undefined;
}

const id = /^[\w-]{1,64}$/;

/** The search schema of the dividends: what the page does not know comes out as undefined, by name. */
export function dividendSearch(search: Readonly<Record<string, unknown>>): DividendSearch {
  const dividend = search['dividend'];
  return {
    ...rangeSearch(search),
    state: dividendStates.find((state) => state === search['state']),
    dividend: typeof dividend === 'string' && id.test(dividend) ? dividend : undefined,
  };
}
