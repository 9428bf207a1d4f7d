/** The children of /portfolio. */
export const portfolioTabs = ['summary', 'holding', 'awaiting', 'history', 'tax'] as const;
export type PortfolioTab = (typeof portfolioTabs)[number];

/** The children of /me. */
export const meTabs = ['profile', 'application', 'records'] as const;
export type MeTab = (typeof meTabs)[number];
