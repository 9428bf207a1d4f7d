import { apiPrefixes } from '@wealth/api-sdk/api-prefixes';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../src/http/securityHeaders.ts';
import { documentedNginx, type Directive } from './support/nginxText.ts';

const files = documentedNginx();
const read = (name: string) => files.get(name) ?? [];
const server = read('wealth.conf').find(({ words }) => words[0] === 'server')?.block ?? [];
const locations = [...server, ...read('chat.conf')].filter(({ words }) => words[0] === 'location');

/** The directives of a location with those of the files that it includes. */
function contentOf({ block }: Directive): string[][] {
  return block.flatMap(({ words }) =>
    words[0] === 'include' ? read(words[1] ?? '').map((included) => included.words) : [words],
  );
}

function isPrefixFor(path: string, { words }: Directive): boolean {
  const [, first = '', second = ''] = words;
  return first === '^~' ? path.startsWith(second) : first === '/';
}

/** Chooses as nginx does: the exact one, the longest prefix when it says so, the first expression, the prefix. */
function locationOf(path: string): string[][] {
  const exact = locations.find(({ words }) => words[1] === '=' && words[2] === path);
  const closing = locations.find(({ words }) => words[1] === '^~' && path.startsWith(words[2] ?? ''));
  const expression = locations.find(({ words }) => words[1] === '~' && new RegExp(words[2] ?? '').test(path));
  const found = exact ?? closing ?? expression ?? locations.find((location) => isPrefixFor(path, location));
  return found ? contentOf(found) : [];
}

function headersOf(content: readonly string[][]): Map<string, readonly string[]> {
  const added = content.filter(([name]) => name === 'add_header');
  return new Map(added.map(([, name = '', ...rest]) => [name.toLowerCase(), rest]));
}

describe('the documented proxy', () => {
  it.each([...apiPrefixes.map((prefix) => `/${prefix}/app/v1/x.y`), '/stock/ws', '/csp-report'])(
    'lets %s through, with the address that the browser sees [I3A-M4]',
    (path) => {
      expect(locationOf(path)).toEqual(
        expect.arrayContaining([
          ['proxy_pass', 'http://api'],
          ['proxy_http_version', '1.1'],
          ['proxy_set_header', 'Host', '$http_host'],
          ['proxy_set_header', 'X-Forwarded-Proto', '$scheme'],
          ['proxy_set_header', 'X-Forwarded-For', '$proxy_add_x_forwarded_for'],
          ['proxy_set_header', 'Upgrade', '$websocket_upgrade'],
          ['proxy_set_header', 'Connection', '$websocket_connection'],
        ]),
      );
    },
  );

  it.each(['$websocket_upgrade', '$websocket_connection'])(
    'knows %s, for websockets only [I3A-M4]',
    (name) => {
      const map = read('wealth.conf').find(({ words }) => words[0] === 'map' && words[2] === name);

      expect(map?.block.map(({ words }) => words[0])).toEqual(['default', '~*^websocket$']);
      expect(map?.block[0]?.words[1]).toBe('');
    },
  );

  it.each(['/sandbox', '/sandbox/', '/sandbox/v1/reset'])('keeps %s shut [I3A-M4]', (path) => {
    expect(locationOf(path)).toEqual([['return', '404']]);
  });

  it('takes an upload of 20 MB [I3A-M4]', () => {
    expect(server.map(({ words }) => words)).toContainEqual(['client_max_body_size', '21m']);
  });

  it('keeps for a year what it found under /assets/, and nothing else [I3A-M1] [I3A-M4]', () => {
    const content = locationOf('/assets/app-1a2b.js');

    expect(headersOf(content).get('cache-control')).toEqual(['public, max-age=31536000, immutable']);
    expect(content).toContainEqual(['try_files', '$uri', '=404']);
    for (const path of ['/', '/login', '/theme.js', '/robots.txt', '/chat-frame.html'])
      expect([path, headersOf(locationOf(path)).get('cache-control')]).toEqual([
        path,
        ['no-cache', 'always'],
      ]);
  });

  it.each(['/favicon.ico', '/.env', '/deep/name.txt'])(
    'has no page in the place of the file %s [I3A-M4]',
    (path) => {
      expect(locationOf(path)).toContainEqual(['try_files', '$uri', '=404']);
    },
  );

  it('sends the headers that the sandbox sends [I3A-M4]', () => {
    const styleHashes = ['sha256-…'];
    const own = securityHeaders({ host: 'wealth.example', isSecure: true, styleHashes })
      .filter(([name]) => name !== 'reporting-endpoints')
      .map(([name, value]) => [name, [value.replace('; report-to csp', ''), 'always']] as const);

    for (const path of ['/', '/login', '/assets/app-1a2b.js', '/robots.txt'])
      expect(Object.fromEntries(headersOf(locationOf(path)))).toMatchObject(Object.fromEntries(own));
  });

  it('sends HSTS and the denied features with the chat frame too [I3A-M4]', () => {
    const page = headersOf(locationOf('/'));
    const frame = headersOf(locationOf('/chat-frame.html'));

    for (const name of ['strict-transport-security', 'permissions-policy', 'x-content-type-options'])
      expect(frame.get(name)).toEqual(page.get(name));
  });
});
