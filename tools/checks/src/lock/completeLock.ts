import * as z from 'zod';

const entry = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

const lockFile = z.looseObject({ packages: z.record(z.string(), entry) });

type LockFile = z.infer<typeof lockFile>;
type Packages = LockFile['packages'];

export interface CompletedLock {
  text: string;
  /** Paths of the entries that were added. */
  added: string[];
  /** Optional packages whose platform their name does not tell; npm has to lock them itself. */
  unknown: string[];
}

/**
 * Adds to a package-lock.json the optional packages of other platforms that the registry did not serve
 * when it was written: `npm ci` refuses a lock file without them. npm fetches an entry only on the
 * platform that it names.
 *
 * @throws Error when the text is no lock file.
 */
export function completeLock(text: string): CompletedLock {
  const lock: unknown = JSON.parse(text);
  if (!isLockFile(lock)) throw new Error('This is no package-lock.json.');
  const packages = { ...lock.packages };
  const added: string[] = [];
  const unknown: string[] = [];
  for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, { parent, name, range })) continue;
      const version = /\d+\.\d+\.\d+.*$/.exec(range.replace(/^npm:.+@/, ''))?.[0];
      const platform = platformOf(name);
      if (!version || !platform) {
        unknown.push(`${name}@${range} of ${parent}`);
        continue;
      }
      const path = placeOf(packages, parent, name);
      packages[path] = { version, ...(dev ? { dev } : {}), optional: true, ...platform };
      added.push(path);
    }
  }
  const sorted = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { text: `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`, added, unknown };
}

/** Checks without copying, so that the order of all keys stays as npm wrote it. */
function isLockFile(json: unknown): json is LockFile {
  return lockFile.safeParse(json).success;
}

/** Whether Node, looking from `parent` upwards, would find the package in the version asked for. */
function isLocked(packages: Packages, wanted: { parent: string; name: string; range: string }): boolean {
  for (
    let folder = wanted.parent;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const found = packages[folder ? `${folder}/node_modules/${wanted.name}` : `node_modules/${wanted.name}`];
    if (found) return !/^\d/.test(wanted.range) || found.version === wanted.range;
    if (folder === '') return false;
  }
}

/** At the top, or below its parent when another version is at the top. */
function placeOf(packages: Packages, parent: string, name: string): string {
  const top = `node_modules/${name}`;
  return packages[top] ? `${parent}/${top}` : top;
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
  'arm',
];

/** Reads system, processor and C library out of a name such as `@scope/tool-linux-x64-gnu`. */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } | null {
  const words = (name.split('/').at(-1) ?? '').split(/[-_.]/);
  const os = words.includes('windows') ? 'win32' : systems.find((system) => words.includes(system));
  const cpu = processorOf(words);
  if (!os && cpu !== 'wasm32') return null;
  const libc = os === 'linux' ? libraryOf(words) : undefined;
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}) };
}

function processorOf(words: readonly string[]): string | undefined {
  if (words.includes('universal')) return undefined;
  const named = processors.find((processor) => words.includes(processor));
  return named ?? (words.some((word) => /^armv\d/.test(word)) ? 'arm' : undefined);
}

function libraryOf(words: readonly string[]): string | undefined {
  if (words.some((word) => word.startsWith('musl'))) return 'musl';
  return words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
}
