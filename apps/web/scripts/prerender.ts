/*
 * Writes dist/login.html: the app's one document with the sign-in page already drawn in it, so that a guest sees the
 * page before the code has come. A server answers /login with it; every other address gets index.html.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PrerenderedPage } from '../src/start/renderLogin.tsx';
import type * as Prerender from '../src/start/renderLogin.tsx';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** What stands in index.html until the app has loaded. */
const emptyRoot = /<div id="root"><img class="starting"[^>]*><\/div>/;

/** Address of the script that the document starts the app with. */
function appOf(document: string): string {
  const [, address] = /<script type="module"[^>]* src="([^"]+)"/.exec(document) ?? [];
  if (address === undefined) throw new Error('index.html starts no script.');
  return address;
}

function documentWith(document: string, { title, markup }: PrerenderedPage): string {
  if (!emptyRoot.test(document)) throw new Error('index.html has no element with the id root to draw in.');
  return (
    document
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      // The page can be seen without the app, so /theme.js starts it when it has been drawn; its letters are asked for by
      // its text.
      .replaceAll(/ *<(?:script type="module"|link rel="(?:module)?preload")[^>]*>(?:<\/script>)?\n/g, '')
      .replace('<script src="/theme.js"', () => `<script src="/theme.js" data-app="${appOf(document)}"`)
      .replace(emptyRoot, () => `<div id="root" data-prerendered>${markup}</div>`)
  );
}

async function render(): Promise<PrerenderedPage> {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no environment to render in.');
    const { renderLogin } = await ssr.runner.import<typeof Prerender>('/src/start/renderLogin.tsx');
    return await renderLogin();
  } finally {
    await server.close();
  }
}

/** Names of the classes that a stylesheet has rules for. */
function classesIn(stylesheet: string): Set<string> {
  const names = stylesheet.matchAll(/\.((?:[\w-]|\\.)+)/g);
  return new Set([...names].map(([, name = '']) => name.replaceAll('\\', '')));
}

/** @throws Error when a class of the drawn page has a rule, but not in the stylesheet that comes with the page. */
async function checkFirstStylesheet(document: string, markup: string): Promise<void> {
  const [, first = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(document) ?? [];
  const files = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(files.map((name) => readFile(join(dist, 'assets', name), 'utf8')));
  const known = classesIn(sheets.join('\n'));
  const there = classesIn(await readFile(join(dist, first), 'utf8'));
  const used = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const missing = [...new Set(used)].filter((name) => known.has(name) && !there.has(name));
  if (missing.length > 0) throw new Error(`src/first.css has no source for: ${missing.join(' ')}`);
}

const document = await readFile(join(dist, 'index.html'), 'utf8');
const page = await render();
await checkFirstStylesheet(document, page.markup);
await writeFile(join(dist, 'login.html'), documentWith(document, page));
