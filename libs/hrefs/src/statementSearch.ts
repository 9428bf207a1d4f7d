import { rangeSearch, type RangeSearch } from './rangeSearch.ts';

/** What a statement can be about. */
export const statementKinds = ['holdings', 'ledger', 'notes', 'dividends', 'charges'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** What the address of the statements may say. Each is absent where it says nothing. */
export interface StatementSearch extends RangeSearch {
  /** Holdings when absent. */
  kind?: StatementKind | undefined;
  /** YYYY-MM-DD: of the holdings; the last trading day that is over when absent. */
  day?: string | undefined;
}

/** The search schema of the statements: what the page does not know comes out as undefined, by name. */
export function statementSearch(search: Readonly<Record<string, unknown>>): StatementSearch {
  const { from: day } = rangeSearch({ from: search['day'] });
  return {
    kind: statementKinds.find((kind) => kind === search['kind']),
    day,
    ...rangeSearch(search),
  };
}
