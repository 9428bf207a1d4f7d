import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { atMost, type Figure } from './figures.ts';
import { repository } from './processes.ts';

const library = path.join(repository, 'libs/ui');

/** Kilobytes (1000 bytes) of brotli that an entry may cost alone; entries that are not named are told, not judged. */
const limits: Readonly<Record<string, number>> = { button: 16 };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The entries of libs/ui that are scripts: name without "./", and the source that it stands for. */
function readEntries(): Array<{ name: string; source: string }> {
  const manifest: unknown = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8'));
  const exported = isRecord(manifest) && isRecord(manifest['exports']) ? manifest['exports'] : {};
  return Object.entries(exported).flatMap(([entry, target]) =>
    typeof target === 'string' && /\.tsx?$/.test(target)
      ? [{ name: entry.slice('./'.length), source: path.join(library, target) }]
      : [],
  );
}

export interface ComponentSize {
  /** Brotli of what comes with the import, React left out. */
  kilobytes: number;
  /** Brotli of what the component loads later, when it is needed. */
  laterKilobytes: number;
}

const kilobytesOf = (code: string) => brotliCompressSync(code).length / 1000;

/**
 * Bundles one module alone, as the app is bundled, with React outside.
 *
 * @param source - absolute path of the module.
 */
export async function sizeOf(source: string): Promise<ComponentSize> {
  const result = await build({
    configFile: false,
    root: library,
    logLevel: 'error',
    // The library is source: the app's build settles the mode, and so does this one.
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: source,
        external: /^(react|react-dom)($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const chunks = new Map(outputs.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const first = new Set<string>();
  const waiting = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (first.has(name)) continue;
    first.add(name);
    waiting.push(...(chunks.get(name)?.imports ?? []).filter((imported) => chunks.has(imported)));
  }
  let kilobytes = 0;
  let laterKilobytes = 0;
  for (const { fileName, code } of chunks.values()) {
    if (first.has(fileName)) kilobytes += kilobytesOf(code);
    else laterKilobytes += kilobytesOf(code);
  }
  return { kilobytes, laterKilobytes };
}

function figureOf(name: string, { kilobytes, laterKilobytes }: ComponentSize): Figure {
  const limit = limits[name];
  if (limit !== undefined) return atMost({ name, unit: ' kB' }, kilobytes, limit);
  const later = laterKilobytes >= 0.05 ? `, ${laterKilobytes.toFixed(1)} kB later` : '';
  return { name, value: `${kilobytes.toFixed(1)} kB`, limit: `no limit${later}`, isMet: true };
}

/** What each entry of libs/ui costs that is imported alone: nothing but itself. Largest first. */
export async function measureComponents(): Promise<Figure[]> {
  const sizes: Array<{ name: string; size: ComponentSize }> = [];
  for (const { name, source } of readEntries()) sizes.push({ name, size: await sizeOf(source) });
  return sizes
    .toSorted((one, other) => other.size.kilobytes - one.size.kilobytes)
    .map(({ name, size }) => figureOf(name, size));
}
