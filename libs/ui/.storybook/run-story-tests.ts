/*
 * Runs every story of the built Storybook in a real browser: it renders, its play function passes, axe finds no
 * violation and the console stays silent. The summary is left in .results/stories.json.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const site = process.env['STORYBOOK_STATIC'] ?? join(project, 'storybook-static');
const summaryFile = join(project, '.results', 'stories.json');

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(site, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  readFile(file).then(
    (body) =>
      response
        .writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
        .end(body),
    () => response.writeHead(404).end(),
  );
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function printSummary() {
  const summary: unknown = JSON.parse(readFileSync(summaryFile, 'utf8'));
  if (!isRecord(summary)) return;
  const { numTotalTests, numPassedTests, numFailedTests } = summary;
  console.log(JSON.stringify({ stories: numTotalTests, passed: numPassedTests, failed: numFailedTests }));
}

function runTests(port: number) {
  const runner = spawn(
    'test-storybook',
    [
      ['--config-dir', '.storybook'],
      ['--url', `http://127.0.0.1:${port}`],
      ['--failOnConsole', '--index-json', '--ci'],
      ['--json', '--outputFile', summaryFile],
      process.argv.slice(2),
    ].flat(),
    { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  runner.on('exit', (code) => {
    server.close();
    server.closeAllConnections();
    printSummary();
    process.exitCode = code ?? 1;
  });
}

mkdirSync(join(project, '.results'), { recursive: true });
server.listen(0, '127.0.0.1', () => {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the static server has no port');
  runTests(address.port);
});
