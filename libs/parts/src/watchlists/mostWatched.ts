/** Rows that a watch list may have. */
export const mostWatched = 5_000;
