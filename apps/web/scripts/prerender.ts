/*
 * Writes dist/login.html: the app's one document with the sign-in page already drawn in it, so that a guest sees the
 * page before the code has come. A server answers /login with it; every other address gets index.html.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PrerenderedPage } from '../src/prerender/renderLogin.tsx';
import type * as Prerender from '../src/prerender/renderLogin.tsx';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const emptyRoot = '<div id="root"></div>';

/** Address of the script that the document starts the app with. */
function appOf(document: string): string {
  const [, address] = /<script type="module"[^>]* src="([^"]+)"/.exec(document) ?? [];
  if (address === undefined) throw new Error('index.html starts no script.');
  return address;
}

function documentWith(document: string, { title, markup }: PrerenderedPage): string {
  if (!document.includes(emptyRoot)) throw new Error('index.html has no empty element with the id root.');
  return (
    document
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      // The page can be seen without the app, so /theme.js starts it when it has been drawn.
      .replaceAll(/ *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g, '')
      .replace('<script src="/theme.js">', () => `<script src="/theme.js" data-app="${appOf(document)}">`)
      .replace(emptyRoot, () => `<div id="root" inert data-prerendered>${markup}</div>`)
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
    const { renderLogin } = await ssr.runner.import<typeof Prerender>('/src/prerender/renderLogin.tsx');
    return await renderLogin();
  } finally {
    await server.close();
  }
}

const document = await readFile(join(dist, 'index.html'), 'utf8');
await writeFile(join(dist, 'login.html'), documentWith(document, await render()));
