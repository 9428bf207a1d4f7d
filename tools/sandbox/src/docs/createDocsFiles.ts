import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { HttpContext } from '../http/facts.ts';
import { docsPage } from './docsPage.ts';
import { isNode } from './nodes.ts';

interface DocsFile {
  path: string;
  respond: (c: HttpContext) => Response | Promise<Response>;
}

const descriptions = new URL('../../../../openapi/', import.meta.url);

function readText(name: string, base: URL): string {
  return readFileSync(new URL(name, base), 'utf8');
}

function answer(contentType: string, body: string): Response {
  return new Response(body, {
    headers: { 'content-type': `${contentType}; charset=utf-8`, 'cache-control': 'no-cache' },
  });
}

async function renderPage(): Promise<string> {
  const document: unknown = parse(readText('wealth.yaml', descriptions));
  return String(await docsPage(isNode(document) ? document : {}));
}

/** The API description to read in a browser at /docs, and the files that it is made from. Nothing of it comes from elsewhere. */
export function createDocsFiles(): DocsFile[] {
  let page: Promise<string> | null = null;
  const respond = async () => answer('text/html', await (page ??= renderPage()));
  // As plain text a browser shows them, instead of storing them as files.
  const description = (name: string): DocsFile => ({
    path: `/docs/${name}`,
    respond: () => answer('text/plain', readText(name, descriptions)),
  });
  return [
    { path: '/docs', respond },
    { path: '/docs/', respond },
    {
      path: '/docs/docs.css',
      respond: () => answer('text/css', readText('./docs.css', new URL(import.meta.url))),
    },
    description('wealth.yaml'),
    description('stream.yaml'),
  ];
}
