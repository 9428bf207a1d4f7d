/** The filter tabs of /market. */
export const marketSegments = ['all', 'stock', 'otc', 'ipo'] as const;
export type MarketSegment = (typeof marketSegments)[number];

const densities = ['comfortable', 'compact'] as const;

/** What the address of /market may say. */
export interface MarketSearch {
  /** Absent for all of them: `/market` has one spelling. */
  segment?: Exclude<MarketSegment, 'all'> | undefined;
  /** How close the rows stand for who follows this address; absent for what the client prefers. */
  density?: (typeof densities)[number] | undefined;
}

/** The dialogs of /login that have an address of their own, for a new tab. */
const loginDialogs = ['create-account', 'forgot-password', 'terms'] as const;
export type LoginDialog = (typeof loginDialogs)[number];

/** What the address of /login may say. */
export interface LoginSearch {
  dialog?: LoginDialog | undefined;
}

function known<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value);
}

/**
 * The search schemas: anything at all goes in, and what the page does not know comes out as undefined, by name, since
 * the router keeps whatever it is not told about.
 */
export function marketSearch({ segment, density }: Record<string, unknown>): MarketSearch {
  const shown = known(marketSegments, segment);
  return { segment: shown === 'all' ? undefined : shown, density: known(densities, density) };
}

export function loginSearch({ dialog }: Record<string, unknown>): LoginSearch {
  return { dialog: known(loginDialogs, dialog) };
}
