import { ownPathOf, type OwnPath } from './ownPath.ts';
import { meTabs, portfolioTabs } from './tabs.ts';

/** Every address that is known without the server's menu, redirects included. */
export const staticPaths: readonly OwnPath[] = [
  '/',
  '/dashboard',
  '/market',
  '/market/alerts',
  '/discover',
  '/portfolio',
  ...portfolioTabs.map((tab) => `/portfolio/${tab}`),
  '/portfolio/actions',
  '/portfolio/calendar',
  '/portfolio/dividends',
  '/portfolio/statements',
  '/me',
  ...meTabs.map((tab) => `/me/${tab}`),
  '/me/accounts',
  '/me/limits',
  '/login',
  '/kyc',
  '/about',
  '/privacy',
  '/cookie',
  '/error',
].map(ownPathOf);

/** Whether a path (without search and hash) is one of the static pages. A trailing slash is another path. */
export function isStaticPath(path: string): boolean {
  return staticPaths.some((known) => known === path);
}
