import { getMenu } from '@wealth/api-sdk/calls/auth';
import { staticPaths } from '@wealth/hrefs';
import type { Language } from '@wealth/i18n-locale';
import { lazy } from 'react';
import { readServerMenu, type RegistryPage, type ServerMenu } from './serverMenu.ts';

/**
 * The pages that a server may put into its menu. The key is the only thing that it can choose. Each has a module of its
 * own: a feature that is imported when it is wanted comes as a whole, and ties the files of all its pages together.
 */
const registry: ReadonlyMap<string, RegistryPage> = new Map([
  ['market.movers', lazy(async () => ({ default: (await import('./menuPages/movers.ts')).MoversPage }))],
  [
    'market.instruments',
    lazy(async () => ({ default: (await import('./menuPages/instruments.ts')).InstrumentsPage })),
  ],
  [
    'portfolio.holdings',
    lazy(async () => ({ default: (await import('./menuPages/holdings.ts')).HoldingPage })),
  ],
]);

const taken: ReadonlySet<string> = new Set(staticPaths);

/**
 * The menu of the signed-in client in the language of the screens, entry by entry checked.
 * @throws ApiError when it could not be read.
 */
export async function fetchServerMenu(language: Language): Promise<ServerMenu> {
  return readServerMenu(await getMenu({ 'Accept-Language': language }), registry, taken);
}
