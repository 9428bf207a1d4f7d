import { apiPrefixes } from '@wealth/api-sdk/api-prefixes';
import { toOwnPath, withoutClosingSlash, type OwnPath } from '@wealth/hrefs';
import type { LazyExoticComponent, ComponentType } from 'react';
import * as z from 'zod/mini';

/** A page that the app was built with. The server can only choose among these. */
export type RegistryPage = LazyExoticComponent<ComponentType>;

export interface MenuItem {
  path: OwnPath;
  title: string;
  /** A key of the icon set; unknown ones show the default icon. */
  icon: string;
  page: RegistryPage | null;
  redirect: OwnPath | null;
  children: readonly MenuItem[];
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
  registry: ReadonlyMap<string, RegistryPage>;
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

function refusal(entry: Entry, path: OwnPath | null, walk: Walk): SkipReason | null {
  if (path === null) return 'pathOutsideApp';
  if (isServerPath(path)) return 'apiPath';
  if (walk.staticPaths.has(path)) return 'shadowsStaticRoute';
  if (walk.byPath.has(path)) return 'duplicatePath';
  const isGroup = entry.component === '' && (entry.children?.length ?? 0) > 0;
  if (!isGroup && !walk.registry.has(entry.component)) return 'unknownComponent';
  return null;
}

function parse(raw: unknown, depth: number, walk: Walk): Entry | SkipReason {
  const parsed = z.safeParse(childSchema, raw);
  if (!parsed.success) return 'malformed';
  if (walk.seen > maxEntries) return 'tooMany';
  return depth > maxDepth ? 'tooDeep' : parsed.data;
}

function itemOf(entry: Entry, path: OwnPath, walk: Walk): MenuItem {
  return {
    path,
    title: cleanTitle(entry.meta?.title ?? '') || cleanTitle(entry.name),
    icon: entry.meta?.icon ?? '',
    page: walk.registry.get(entry.component) ?? null,
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
  registry: ReadonlyMap<string, RegistryPage>,
  staticPaths: ReadonlySet<string>,
): ServerMenu {
  const walk: Walk = { registry, staticPaths, byPath: new Map(), skipped: [], seen: 0 };
  const items = toItems(entries, 1, walk);
  return { items, byPath: walk.byPath, skipped: walk.skipped };
}
