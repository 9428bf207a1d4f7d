export { WatchlistsPage } from '@wealth/feature-market';
