/** Milliseconds after which figures that no stream carries are read again while the page is open. */
export const refreshEveryMs = 30_000;
