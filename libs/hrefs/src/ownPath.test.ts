import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOwnPath } from './ownPath.ts';

const hostile = [
  // Leaves the origin.
  '//evil.example',
  '///evil.example',
  '////evil.example/path',
  String.raw`/\evil.example`,
  String.raw`\/evil.example`,
  String.raw`\\evil.example`,
  String.raw`/dashboard\..\..\evil`,
  '/..//evil.example',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  '/dashboard//evil.example',
  'https://evil.example',
  'HTTPS://evil.example/dashboard',
  'http:evil.example',
  'https:/evil.example',
  'evil.example',
  '@evil.example',
  '/@evil.example',
  'user:pass@evil.example',
  '/dashboard@evil.example',
  '/dashboard?next=me@evil.example',
  // Look-alikes that a later normalisation turns into a separator.
  '／／evil.example',
  '/／evil.example',
  '/＼evil.example',
  '/∕evil.example',
  '/⁄evil.example',
  '/。。/evil',
  '/%ef%bc%8f%ef%bc%8fevil.example',
  '/%EF%BC%BCevil.example',
  // Separators and dots behind escapes.
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%2f%2e%2e%2fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/dashboard/%2e%2e/%2e%2e/sandbox',
  '/dashboard/%2E%2E',
  '/dashboard/.%2e/login',
  '/%252f%252fevil.example',
  '/%25%32%66evil.example',
  '/%40evil.example',
  '/dashboard/../login',
  '/dashboard/./login',
  '/..',
  '/.',
  // Scripts and other schemes.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'about:blank',
  '/dashboard"onmouseover="alert(1)',
  '/<script>alert(1)</script>',
  '/dashboard?q=<img>',
  // Control characters and white space, which a parser drops in silence.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/dashboard\n',
  '/dashboard\u0000',
  '/dashboard\u0085',
  '/dashboard\u007f',
  '/dashboard%00',
  '/dashboard%0d%0aSet-Cookie:a=b',
  '/dashboard?a=%0d%0aSet-Cookie:a=b',
  '/dashboard#%00',
  ' /dashboard',
  '/dashboard ',
  '/dash board',
  '/dashboard\u00a0',
  '/dashboard\u202e',
  '/dashboard\ufeff',
  // Broken escapes.
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae',
  '/dashboard?a=%',
  '/dashboard#%e0%a4',
  // No path at all.
  '',
  'dashboard',
  './dashboard',
  '?next=/dashboard',
  '#bank-section',
  `/${'a'.repeat(2048)}`,
];

describe('toOwnPath', () => {
  it.each(hostile.map((path) => ({ path: path.slice(0, 80), whole: path })))('refuses $path', ({ whole }) => {
    expect(toOwnPath(whole)).toBeNull();
  });

  it('is tried with at least sixty hostile texts', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
  });

  it.each([null, undefined, 1, {}, [], ['/dashboard'], Symbol('path')])(
    'refuses %o, which is no text',
    (value) => {
      expect(toOwnPath(value)).toBeNull();
    },
  );

  it.each([
    '/',
    '/dashboard',
    '/portfolio/summary',
    '/me/profile#bank-section',
    '/me/',
    '/market?segment=otc',
    '/market?segment=otc&q=M%26M#top',
    '/market?next=%2Fdashboard&at=15:30',
    '/services/tax-report/2026-27',
    '/services/%E0%A4%B9%E0%A4%BF',
    `/${'a'.repeat(2047)}`,
  ])('keeps %s as it is', (path) => {
    expect(toOwnPath(path)).toBe(path);
  });

  it('lets nothing through that a browser would read as another origin or another address', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'evil.example',
      'a',
    );
    const origin = 'https://wealth.example';
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = toOwnPath(`/${parts.join('')}`);
        if (path === null) return;
        const url = new URL(path, `${origin}/login`);
        expect(url.origin).toBe(origin);
        expect(url.pathname + url.search + url.hash).toBe(path);
        expect(decodeURIComponent(url.pathname)).not.toMatch(/\/\/|\\|@/);
      }),
      { numRuns: 2000 },
    );
  });
});
