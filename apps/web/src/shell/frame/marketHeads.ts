// A file of its own: the market is shown without it, and it comes with its tab.
export { MarketBlocks, MarketIssues } from '@wealth/feature-applications';
