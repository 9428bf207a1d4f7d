import { searchText } from './searchText.ts';

export const applicationStatuses = ['waiting', 'ended'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What the address of the applications may say. Each is absent where it says nothing. */
export interface ApplicationSearch {
  /** Of one source; one that there is not shows all. */
  kind?: string | undefined;
  status?: ApplicationStatus | undefined;
  /** Words of an application, at most 64 characters. */
  query?: string | undefined;
}

const longestQuery = 64;
const kindName = /^[a-z]{1,20}$/;

/** The search schema of the applications: what the page does not know comes out as undefined, by name. */
export function applicationSearch(search: Readonly<Record<string, unknown>>): ApplicationSearch {
  const { kind, status, query } = search;
  return {
    kind: typeof kind === 'string' && kindName.test(kind) ? kind : undefined,
    status: applicationStatuses.find((one) => one === status),
    query: searchText(query, longestQuery),
  };
}
