import { apiPrefixes } from '@wealth/api-sdk/api-prefixes';
import {
  needsAt,
  toOwnPath,
  withoutClosingSlash,
  type OwnPath,
  type Permission,
  type PlainDrawer,
} from '@wealth/hrefs';
import type { LazyExoticComponent, ComponentType } from 'react';
import * as z from 'zod/mini';

/** A page that the app was built with. The server can only choose among these. */
export type RegistryPage = LazyExoticComponent<ComponentType>;

/** What a key of the registry leads to: a page of its own, a drawer, or one of the app's addresses. */
export type RegistryEntry = { needs?: Permission | undefined } & (
  | { kind: 'page'; page: RegistryPage }
  | { kind: 'drawer'; drawer: PlainDrawer; page?: OwnPath | undefined }
  | { kind: 'address'; path: OwnPath }
);

export type MenuRegistry = ReadonlyMap<string, RegistryEntry>;

export interface MenuItem {
  path: OwnPath;
  title: string;
  /** A key of the icon set; unknown ones show the default icon. */
  icon: string;
  page: RegistryPage | null;
  /** The drawer that it opens in the place of a page. */
  drawer: PlainDrawer | null;
  /** The page of the app at the same path. */
  address: OwnPath | null;
  /** The right without which it is not shown. */
  needs: Permission | null;
  redirect: OwnPath | null;
  children: readonly MenuItem[];
}

/** An entry that opens nothing itself: it names what stands below it. */
export function isGroup({ page, drawer, redirect, address }: MenuItem): boolean {
  return page === null && drawer === null && redirect === null && address === null;
}

export type SkipReason =
  | 'malformed'
  | 'pathOutsideApp'
  | 'apiPath'
  | 'shadowsStaticRoute'
  | 'duplicatePath'
  | 'unknownComponent'
  | 'tooDeep'
  | 'tooMany';

export interface SkippedEntry {
  /** What the server called it, cut to 80 characters; for the log only. */
  name: string;
  reason: SkipReason;
}

export interface ServerMenu {
  items: readonly MenuItem[];
  /** Every entry by its path, children included. */
  byPath: ReadonlyMap<string, MenuItem>;
  skipped: readonly SkippedEntry[];
}

const maxEntries = 200;
const maxDepth = 3;
const maxTitleLength = 80;
/** First parts of addresses at which a server or a file answers, never a page. */
const serverPrefixes: ReadonlySet<string> = new Set([...apiPrefixes, 'sandbox', 'assets']);

const childSchema = z.object({
  path: z.string(),
  name: z.string(),
  component: z.string(),
  redirect: z.optional(z.string()),
  meta: z.optional(z.object({ title: z.optional(z.string()), icon: z.optional(z.string()) })),
  children: z.optional(z.array(z.unknown())),
});

type Entry = z.infer<typeof childSchema>;

interface Walk {
  registry: MenuRegistry;
  staticPaths: ReadonlySet<string>;
  byPath: Map<string, MenuItem>;
  skipped: SkippedEntry[];
  seen: number;
}

function plainPath(text: string): OwnPath | null {
  const path = toOwnPath(withoutClosingSlash(text));
  if (path === null || /[?#]/.test(path) || /\/\.{1,2}(?:\/|$)/.test(path)) return null;
  return path;
}

/** Bidirectional overrides could make a title read as something else; they and control characters go. */
function cleanTitle(text: string): string {
  const visible = text.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  return Array.from(visible).slice(0, maxTitleLength).join('');
}

function isServerPath(path: OwnPath): boolean {
  return serverPrefixes.has(path.split('/')[1] ?? '');
}

/** Without a page of its own: a group, or an entry that leads to one of our pages. */
function leadsOn({ component, redirect, children = [] }: Entry, { staticPaths }: Walk): boolean {
  if (component !== '') return false;
  return children.length > 0 || (redirect !== undefined && staticPaths.has(redirect));
}

/** What is needed for the entry itself, or for the page that it leads to. */
function needsOf({ component, redirect }: Entry, registry: MenuRegistry): Permission | null {
  return registry.get(component)?.needs ?? (redirect ? needsAt(redirect) : undefined) ?? null;
}

/** Whether a path of the app's own belongs to what an entry opens: its address, or the page of its drawer. */
function isOwnPage(target: RegistryEntry | undefined, path: OwnPath): boolean {
  if (target?.kind === 'address') return target.path === path;
  return target?.kind === 'drawer' && target.page === path;
}

/** Whether the key of an entry leads anywhere from this path; the address of one of our pages is its own. */
function isKnown(entry: Entry, isOwnAddress: boolean, walk: Walk): boolean {
  const target = walk.registry.get(entry.component);
  return target?.kind === 'address' ? isOwnAddress : target !== undefined || leadsOn(entry, walk);
}

function refusal(entry: Entry, path: OwnPath | null, walk: Walk): SkipReason | null {
  if (path === null) return 'pathOutsideApp';
  if (isServerPath(path)) return 'apiPath';
  const target = walk.registry.get(entry.component);
  const isOwnAddress = isOwnPage(target, path);
  if (walk.staticPaths.has(path) && !isOwnAddress) return 'shadowsStaticRoute';
  if (walk.byPath.has(path)) return 'duplicatePath';
  return isKnown(entry, isOwnAddress, walk) ? null : 'unknownComponent';
}

function parse(raw: unknown, depth: number, walk: Walk): Entry | SkipReason {
  const parsed = z.safeParse(childSchema, raw);
  if (!parsed.success) return 'malformed';
  if (walk.seen > maxEntries) return 'tooMany';
  return depth > maxDepth ? 'tooDeep' : parsed.data;
}

function contentOf(target: RegistryEntry | undefined): Pick<MenuItem, 'page' | 'drawer' | 'address'> {
  return {
    page: target?.kind === 'page' ? target.page : null,
    drawer: target?.kind === 'drawer' ? target.drawer : null,
    address: target?.kind === 'address' ? target.path : null,
  };
}

function itemOf(entry: Entry, path: OwnPath, walk: Walk): MenuItem {
  return {
    path,
    title: cleanTitle(entry.meta?.title ?? '') || cleanTitle(entry.name),
    icon: entry.meta?.icon ?? '',
    ...contentOf(walk.registry.get(entry.component)),
    needs: needsOf(entry, walk.registry),
    redirect: entry.redirect ? toOwnPath(entry.redirect) : null,
    children: [],
  };
}

function nameOf(raw: unknown): string {
  const parsed = z.safeParse(childSchema, raw);
  return parsed.success ? cleanTitle(parsed.data.name) : '';
}

function toItem(raw: unknown, depth: number, walk: Walk): MenuItem | null {
  walk.seen += 1;
  const entry = parse(raw, depth, walk);
  const path = typeof entry === 'string' ? null : plainPath(entry.path);
  const reason = typeof entry === 'string' ? entry : refusal(entry, path, walk);
  if (typeof entry === 'string' || path === null || reason !== null) {
    walk.skipped.push({ name: nameOf(raw), reason: reason ?? 'pathOutsideApp' });
    return null;
  }
  const item = itemOf(entry, path, walk);
  walk.byPath.set(path, item);
  item.children = toItems(entry.children ?? [], depth + 1, walk);
  return item;
}

function toItems(entries: readonly unknown[], depth: number, walk: Walk): MenuItem[] {
  const items: MenuItem[] = [];
  for (const raw of entries) {
    // A hostile menu of any size costs no more than this many looks.
    if (walk.seen > maxEntries) {
      walk.skipped.push({ name: '', reason: 'tooMany' });
      break;
    }
    const item = toItem(raw, depth, walk);
    if (item) items.push(item);
  }
  return items;
}

/**
 * Turns the server's menu into pages of ours, entry by entry. Nothing is imported by a name that the server
 * sends: `component` is only looked up in the registry. What is refused is listed with its reason.
 */
export function readServerMenu(
  entries: readonly unknown[],
  registry: MenuRegistry,
  staticPaths: ReadonlySet<string>,
): ServerMenu {
  const walk: Walk = { registry, staticPaths, byPath: new Map(), skipped: [], seen: 0 };
  const items = toItems(entries, 1, walk);
  return { items, byPath: walk.byPath, skipped: walk.skipped };
}
