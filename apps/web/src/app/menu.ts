import { getMenu } from '@wealth/api-sdk/auth';
import { staticPages } from '@wealth/hrefs';
import { lazy } from 'react';
import { createMenuStore, type MenuStore } from './menu-store';
import type { ErrorReporter } from './report-error';
import type { RegistryPage } from './server-menu';

/** The pages that a server may put into its menu. The key is the only thing that it can choose. */
const registry: ReadonlyMap<string, RegistryPage> = new Map([
  ['market.movers', lazy(async () => ({ default: (await import('@wealth/feature-market')).MoversPage }))],
  ['market.instruments', lazy(async () => ({ default: (await import('@wealth/feature-market')).InstrumentsPage }))],
  ['portfolio.holdings', lazy(async () => ({ default: (await import('@wealth/feature-portfolio')).HoldingPage }))],
]);

export function createAppMenu(report: ErrorReporter, log: (message: string, details: unknown) => void): MenuStore {
  return createMenuStore({
    fetchMenu: () => getMenu(),
    registry,
    staticPaths: new Set(Object.keys(staticPages)),
    onSkipped: (name, reason) => log('An entry of the server menu was skipped.', { name, reason }),
    onFailed: (error) => void report(error),
  });
}
