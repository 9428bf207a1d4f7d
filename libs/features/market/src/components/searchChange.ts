import type { MarketSearch } from '@wealth/hrefs';

/**
 * Asks for another address of the market: what it says of the named words.
 *
 * @param isStep - Back leads to the address before.
 */
export type SearchChange = (patch: MarketSearch, how: { isStep: boolean }) => void;
