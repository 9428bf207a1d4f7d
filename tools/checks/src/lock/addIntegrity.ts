import { isFromRegistry, nameAt, readLockEntries } from './lockEntries.ts';

/** Asks the registry for the hash of a package; null when it does not serve it. */
export type IntegrityOf = (name: string, version: string) => Promise<string | null>;

export interface WithIntegrity {
  text: string;
  /** Paths of the entries that got their hash. */
  added: string[];
  /** Packages that the registry does not serve: `npm ci` would install these unchecked. */
  missing: string[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entry with its hash where npm writes it, behind the version. */
function withIntegrity({ version, ...rest }: Record<string, unknown>, integrity: string): unknown {
  return { version, integrity, ...rest };
}

/** Gives every entry of a package-lock.json that has none the hash that the registry tells. */
export async function addIntegrity(text: string, integrityOf: IntegrityOf): Promise<WithIntegrity> {
  const without = [...readLockEntries(text)]
    .filter(isFromRegistry)
    .filter(([, { integrity }]) => integrity === undefined);
  const hashes = new Map<string, string>();
  const missing: string[] = [];
  for (const [path, { version = '' }] of without) {
    const integrity = await integrityOf(nameAt(path), version);
    if (integrity === null) missing.push(`${nameAt(path)}@${version}`);
    else hashes.set(path, integrity);
  }
  const lock: unknown = JSON.parse(text);
  if (!isRecord(lock) || !isRecord(lock.packages)) throw new Error('This is no package-lock.json.');
  const packages = Object.entries(lock.packages).map(([path, entry]): [string, unknown] => {
    const integrity = hashes.get(path);
    return [path, integrity !== undefined && isRecord(entry) ? withIntegrity(entry, integrity) : entry];
  });
  const completed = { ...lock, packages: Object.fromEntries(packages) };
  return { text: `${JSON.stringify(completed, null, 2)}\n`, added: [...hashes.keys()], missing };
}
