import type { RangeSearch } from '@wealth/hrefs';

/** Any words of an address. */
export type Words = Readonly<Record<string, unknown>>;

/** A word of the address with some values. */
export interface ChoiceFilter {
  kind: 'choice';
  /** The word of the address. */
  name: string;
  label: string;
  /** The choice that leaves out nothing. */
  any: string;
  options: ReadonlyArray<{ value: string; label: string }>;
}

/** A word of the address that is typed. */
export interface TextFilter {
  kind: 'text';
  name: string;
  label: string;
  maxLength: number;
  /** How its chip says it. */
  nameOf: (text: string) => string;
}

/** The words `from` and `to`. */
export interface RangeFilter {
  kind: 'range';
}

export type ListFilter = ChoiceFilter | TextFilter | RangeFilter;

/** What an address says of a word; undefined where that is nothing. */
export function wordOf(search: object, name: string): string | undefined {
  const value: unknown = new Map<string, unknown>(Object.entries(search)).get(name);
  return typeof value === 'string' ? value : undefined;
}

/** The time that an address names. */
export function rangeWordsOf(search: object): RangeSearch {
  return { from: wordOf(search, 'from'), to: wordOf(search, 'to') };
}

/** The words of a filter, each as nothing: the address without it. */
export function withoutFilter(filter: ListFilter): Words {
  return filter.kind === 'range' ? { from: undefined, to: undefined } : { [filter.name]: undefined };
}

/** Whether an address leaves out something by a filter. */
export function isActive(filter: ListFilter, search: object): boolean {
  return Object.keys(withoutFilter(filter)).some((name) => wordOf(search, name) !== undefined);
}

/** The filters by which an address leaves something out. */
export function activeFilters(filters: readonly ListFilter[], search: object): ListFilter[] {
  return filters.filter((filter) => isActive(filter, search));
}

/** Of some words what a schema knows: these alone. */
export function patchOf<Search extends object>(schema: (search: Words) => Search, words: Words): Search {
  const known = schema(words);
  for (const name of Object.keys(known)) {
    if (!Object.hasOwn(words, name)) Reflect.deleteProperty(known, name);
  }
  return known;
}
