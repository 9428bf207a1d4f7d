import * as z from 'zod';

const names = z.record(z.string(), z.string()).default({});

const entry = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  license: z.string().optional(),
  optional: z.boolean().optional(),
  os: z.unknown().optional(),
  cpu: z.unknown().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

export type LockEntry = z.infer<typeof entry>;

const lockFile = z.object({ packages: z.record(z.string(), entry) });

/** The entries of a package-lock.json by path. */
export function readLockEntries(text: string): ReadonlyMap<string, LockEntry> {
  return new Map(Object.entries(lockFile.parse(JSON.parse(text)).packages));
}

/** Packages from a registry: no workspaces, no links to them. */
export function isFromRegistry([path, { link }]: readonly [string, LockEntry]): boolean {
  return path.includes('node_modules/') && link !== true;
}

/** The name of the package at a path. */
export function nameAt(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where Node, looking from `parent` upwards, finds a package; null when it is not locked. */
export function placeFrom(
  entries: ReadonlyMap<string, LockEntry>,
  parent: string,
  name: string,
): string | null {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (entries.has(path)) return path;
    if (folder === '') return null;
  }
}

/** The folder of a workspace: its links say where it is. */
function follow(entries: ReadonlyMap<string, LockEntry>, path: string): string {
  const found = entries.get(path);
  return found?.link === true && found.resolved !== undefined ? found.resolved : path;
}

/** Every package that comes along with a workspace, by path, without what only its development needs. */
export function closureOf(entries: ReadonlyMap<string, LockEntry>, workspace: string): ReadonlySet<string> {
  const found = new Set<string>([workspace]);
  for (const path of found) {
    const { dependencies = {}, optionalDependencies = {} } = entries.get(path) ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeFrom(entries, path, name);
      if (place !== null) found.add(follow(entries, place));
    }
  }
  return new Set([...found].filter((path) => path.includes('node_modules/')));
}
