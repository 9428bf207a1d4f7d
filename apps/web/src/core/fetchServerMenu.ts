import { getMenu } from '@wealth/api-sdk/calls/auth';
import {
  capabilityOf,
  pageKeys,
  plainDrawers,
  staticPaths,
  toOwnPath,
  type CapabilityKey,
  type OwnPath,
} from '@wealth/hrefs';
import type { Language } from '@wealth/i18n-locale';
import { lazy } from 'react';
import { readServerMenu, type RegistryEntry, type RegistryPage, type ServerMenu } from './serverMenu.ts';

/**
 * The pages that a server may put into its menu. The key is the only thing that it can choose. Each has a module of its
 * own: a feature that is imported when it is wanted comes as a whole, and ties the files of all its pages together.
 */
const pages: ReadonlyMap<string, RegistryPage> = new Map([
  ['market.indices', lazy(async () => ({ default: (await import('./menuPages/indices.ts')).IndicesPage }))],
  [
    'market.watchlists',
    lazy(async () => ({ default: (await import('./menuPages/watchlists.ts')).WatchlistsPage })),
  ],
  ['market.movers', lazy(async () => ({ default: (await import('./menuPages/movers.ts')).MoversPage }))],
  [
    'market.instruments',
    lazy(async () => ({ default: (await import('./menuPages/instruments.ts')).InstrumentsPage })),
  ],
]);

/** The path of a row without what stands behind it; of a drawer none. */
function plainPathOf(key: CapabilityKey): OwnPath | null {
  const row = capabilityOf(key);
  return row.kind === 'page' ? toOwnPath(row.path.replace(/[?#].*$/, '')) : null;
}

/** The addresses of pages that are no place on another page. */
const wholePages: ReadonlySet<string> = new Set(
  pageKeys().flatMap((key) => {
    const row = capabilityOf(key);
    return row.kind === 'page' && plainPathOf(key) === row.path ? [row.path] : [];
  }),
);

/** A row of the table of capabilities, as an entry of the menu names it: `drawer.loan`, `page.records`. */
function rowEntry(key: CapabilityKey): [string, RegistryEntry] | null {
  const row = capabilityOf(key);
  if (row.kind === 'page') {
    const path = plainPathOf(key);
    // A place on a page that has a row itself is no address of its own.
    const isOwn = path === row.path || (path !== null && !wholePages.has(path));
    return path !== null && isOwn ? [`page.${key}`, { kind: 'address', path, needs: row.needs }] : null;
  }
  const drawer = plainDrawers().find((type) => type === key);
  return drawer ? [`drawer.${key}`, { kind: 'drawer', drawer, page: row.page, needs: row.needs }] : null;
}

const registry: ReadonlyMap<string, RegistryEntry> = new Map([
  ...[...pages].map(([name, page]): [string, RegistryEntry] => [name, { kind: 'page', page }]),
  ...[...pageKeys(), ...plainDrawers()].flatMap((key) => {
    const entry = rowEntry(key);
    return entry ? [entry] : [];
  }),
]);

const taken: ReadonlySet<string> = new Set(staticPaths);

/**
 * The menu of the signed-in client in the language of the screens, entry by entry checked.
 * @throws ApiError when it could not be read.
 */
export async function fetchServerMenu(language: Language): Promise<ServerMenu> {
  return readServerMenu(await getMenu({ 'Accept-Language': language }), registry, taken);
}
