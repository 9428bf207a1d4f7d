import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers with a file of a folder, with the index of a path that ends in a slash, or with 404. */
export async function answerWithFile(folder: string, name: string, answer: ServerResponse): Promise<void> {
  const file = path.join(folder, path.normalize(name.endsWith('/') ? `${name}index.html` : name));
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
  const body = file.startsWith(folder) ? await readFile(file).catch(() => null) : null;
  if (body === null) answer.writeHead(404).end();
  else answer.writeHead(200, { 'Content-Type': type }).end(body);
}
