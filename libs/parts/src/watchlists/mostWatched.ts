/** Rows that a watch list may have (trading.md "Shapes"). */
export const mostWatched = 5_000;
