import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

/** Where the notices are served; /about names it. */
export const noticesFile = 'third-party-notices.txt';

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.optional(z.string()) });
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Folder of the package that a module of the bundle belongs to; null for our own. */
export function packageFolderOf(id: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? null;
}

/** What has to go along with one package: its name and the texts of its licence files. */
function noticeOf(folder: string): string {
  const { name, version, license } = z.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
  if (texts.length === 0 && license === undefined) throw new Error(`${name} says nothing of its licence.`);
  const heading = `${name} ${version}${license === undefined ? '' : ` (${license})`}`;
  return [heading, '', ...(texts.length > 0 ? texts : [`Licence: ${license}`])].join('\n');
}

/** The licences of the fonts, which lie beside them. */
function noticesOfFonts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('LICENSE-'))
    .map((name) => {
      const font = name.slice('LICENSE-'.length, -'.txt'.length);
      return `${font} (OFL-1.1)\n\n${readFileSync(join(folder, name), 'utf8').trim()}`;
    });
}

/** The notices of all packages and fonts, by name. */
export function noticesOf(folders: Iterable<string>, fonts: string): string {
  const notices = [...[...new Set(folders)].map(noticeOf), ...noticesOfFonts(fonts)].toSorted();
  const opening = 'This application contains the following third-party software.';
  return `${[opening, ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const require = createRequire(import.meta.url);
export const fontsFolder = join(dirname(require.resolve('@wealth/ui/theme.css')), 'fonts');
/** Its base styles come in by a stylesheet, of which the bundler says nothing. */
const tailwindFolder = dirname(require.resolve('tailwindcss/package.json'));

/**
 * Writes the licence texts of every package of which something is in the build, as its licence asks for. The bundler
 * says which these are.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      const folders = ids.map(packageFolderOf).filter((folder) => folder !== null);
      const source = noticesOf([...folders, tailwindFolder], fontsFolder);
      this.emitFile({ type: 'asset', fileName: noticesFile, source });
    },
  };
}
