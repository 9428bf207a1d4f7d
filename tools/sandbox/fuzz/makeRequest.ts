import type { DescribedOperation, Parameter } from './readOperations.ts';
import { hostileText, spoil } from './hostileValues.ts';
import type { SeededRandom } from './createSeededRandom.ts';

export interface FuzzRequest {
  operationId: string;
  method: string;
  /** Path with query. */
  target: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** What a caller may show to be let in; they end while the fuzz runs, so they are read anew each time. */
export interface Credentials {
  approved: string;
  unverified: string;
  refresh: string;
  stockKey: string;
}

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'TRACE',
  'QUERY',
] as const;
const contentTypes = [
  '',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  '*/*',
  'a'.repeat(2_000),
] as const;
const boundary = 'wealthfuzz';
/** The first bytes of each kind of image, and of things that are none. */
const files = [
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
  Buffer.from('GIF89a'),
  Buffer.from('<svg onload="alert(1)">'),
  Buffer.alloc(0),
] as const;

function oddAuthorization(
  random: SeededRandom,
  { approved, unverified, refresh, stockKey }: Credentials,
): string {
  const kinds = [
    `Bearer ${approved}`,
    `Bearer ${unverified}`,
    stockKey,
    `Bearer ${refresh}`,
    `bearer ${approved}`,
    `Bearer ${stockKey}`,
    'Bearer',
    'Bearer ',
    `Bearer ${'a'.repeat(5_000)}`,
    `Basic ${Buffer.from('a:b').toString('base64')}`,
    `Bearer ${approved} ${unverified}`,
    '__proto__',
    '',
  ] as const;
  return random.pick(kinds);
}

/** Mostly what opens the door, so that what lies behind it is tried. */
function authorization(
  operation: DescribedOperation,
  random: SeededRandom,
  credentials: Credentials,
): string {
  if (random.chance(0.4)) return oddAuthorization(random, credentials);
  return operation.takesStockKey ? credentials.stockKey : `Bearer ${credentials.approved}`;
}

function queryText(parameters: readonly Parameter[], random: SeededRandom): string {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && !random.chance(0.1))
    .map(({ name, example }) => {
      const good = typeof example === 'string' ? example : JSON.stringify(example ?? 1);
      return [name, random.chance(0.4) ? hostileText(random) : good];
    });
  if (random.chance(0.2)) pairs.push([hostileText(random).slice(0, 40), hostileText(random)]);
  if (random.chance(0.05)) pairs.push(...pairs);
  if (pairs.length === 0) return '';
  // A lone surrogate has no form in a query.
  return `?${pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4_000)).join('=')).join('&')}`;
}

function pathText(path: string, random: SeededRandom): string {
  const filled = path.replace('{id}', () =>
    encodeURIComponent(hostileText(random).toWellFormed()).slice(0, 4_000),
  );
  const kind = random.below(40);
  if (kind === 0) return `${filled}/`;
  if (kind === 1) return `/${filled}`;
  if (kind === 2) return filled.toUpperCase();
  if (kind === 3) return `${filled}%2f%2e%2e`;
  return filled;
}

function multipart(random: SeededRandom): Buffer {
  const name = random.chance(0.8) ? 'file' : hostileText(random).replaceAll(/[\r\n"\0]/g, '');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const rest = Buffer.alloc(random.below(3_000), random.below(256));
  const end = random.chance(0.9) ? `\r\n--${boundary}--\r\n` : '';
  return Buffer.concat([Buffer.from(head), random.pick(files), rest, Buffer.from(end)]);
}

function bodyOf(operation: DescribedOperation, random: SeededRandom): { contentType: string; body: Buffer } {
  const own = operation.body;
  const contentType = own?.contentType ?? 'application/json';
  if (contentType.startsWith('multipart/')) {
    return { contentType: `${contentType}; boundary=${boundary}`, body: multipart(random) };
  }
  const text = JSON.stringify(spoil(own?.example ?? {}, random)) ?? '';
  const isCut = random.chance(0.05);
  return { contentType, body: Buffer.from(isCut ? text.slice(0, random.below(text.length + 1)) : text) };
}

function extraHeaders(operation: DescribedOperation, random: SeededRandom): Record<string, string> {
  const headers: Record<string, string> = {};
  // What a header may hold: Node's client sends nothing else.
  const plain = () =>
    hostileText(random)
      .replaceAll(/[^\x20-\x7e]/g, '?')
      .slice(0, 2_000);
  for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'header')) {
    if (random.chance(0.5)) headers[name] = plain();
  }
  if (random.chance(0.3)) headers['Idempotency-Key'] = plain();
  if (random.chance(0.2)) headers['Cookie'] = `__Host-code_grant=${plain()}; __Host-pin_grant=${plain()}`;
  if (random.chance(0.1))
    headers['Origin'] = random.pick(['null', 'https://evil.example', 'http://localhost:1', plain()]);
  if (random.chance(0.1)) headers['Accept-Language'] = plain();
  if (random.chance(0.1)) headers['Accept'] = random.pick(['text/html', '*/*', 'text/html;q=0', plain()]);
  return headers;
}

/** One request for an operation: mostly as described, with something wrong in most of them. */
export function makeRequest(
  operation: DescribedOperation,
  random: SeededRandom,
  credentials: Credentials,
): FuzzRequest {
  const method = random.chance(0.9) ? operation.method : random.pick(methods);
  const headers = extraHeaders(operation, random);
  if (!random.chance(0.1)) headers['Authorization'] = authorization(operation, random, credentials);
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
  const { contentType, body } = bodyOf(operation, random);
  if (hasBody) headers['Content-Type'] = random.chance(0.9) ? contentType : random.pick(contentTypes);
  return {
    operationId: operation.id,
    method,
    target: pathText(operation.path, random) + queryText(operation.parameters, random),
    headers,
    body: hasBody ? body : Buffer.alloc(0),
  };
}
