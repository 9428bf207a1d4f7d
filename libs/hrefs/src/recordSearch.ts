import { rangeSearch, type RangeSearch } from './rangeSearch.ts';
import { searchText } from './searchText.ts';

/** What can have moved settled cash, as the server names it. */
export const recordKinds = [
  'deposit',
  'withdrawal',
  'settlement',
  'purchase',
  'sale',
  'charge',
  'refund',
  'fee',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What the movement behind a record can have come to. */
export const recordStates = ['CREDITED', 'SENT', 'PAID', 'FAILED', 'CHARGED', 'SETTLED'] as const;
export type RecordState = (typeof recordStates)[number];

/** What the address of the fund records may say. Each is absent where it says nothing. */
export interface RecordSearch extends RangeSearch {
  kind?: RecordKind | undefined;
  state?: RecordState | undefined;
  /** Words of a record, at most 64 characters. */
  query?: string | undefined;
  /** The record whose detail is open: digits, which the router reads as a number. */
  record?: number | undefined;
}

const longestQuery = 64;

function idOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** The search schema of the fund records: what the page does not know comes out as undefined, by name. */
export function recordSearch(search: Readonly<Record<string, unknown>>): RecordSearch {
  return {
    kind: recordKinds.find((kind) => kind === search['kind']),
    state: recordStates.find((state) => state === search['state']),
    query: searchText(search['query'], longestQuery),
    ...rangeSearch(search),
    record: idOf(search['record']),
  };
}
