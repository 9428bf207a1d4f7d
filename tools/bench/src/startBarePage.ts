import { createReadStream, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '@wealth/browser';
import { buildPages } from './buildPages.ts';

const contentTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Builds a page that only renders one heading with React, and serves it with brotli: the floor to compare with. */
export async function startBarePage(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = await buildPages('bare');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }

  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.join(folder, path.normalize(name === '/' ? '/index.html' : name));
    if (!file.startsWith(folder) || !existsSync(`${file}.br`)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
    });
    createReadStream(`${file}.br`).pipe(response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
