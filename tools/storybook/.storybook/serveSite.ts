import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the built Storybook; STORYBOOK_STATIC names another one. */
export const site =
  process.env['STORYBOOK_STATIC'] ?? fileURLToPath(new URL('../storybook-static', import.meta.url));

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedSite {
  origin: string;
  stop: () => void;
}

/** Serves the built Storybook on a free port of this machine. */
export async function serveSite(): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(site, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, {
            'Content-Type': types[extname(file)] ?? 'application/octet-stream',
            // Each server has a port of its own: nothing outlives the build that it serves.
            'Cache-Control': 'max-age=3600',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the static server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
