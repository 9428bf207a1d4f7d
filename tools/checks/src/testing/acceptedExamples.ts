import type { RefusedExample } from './refusedExamples.ts';

/** What a repository check must let pass, each the near miss of a refused example. */
export const acceptedExamples: Omit<RefusedExample, 'finds'>[] = [
  {
    check: 'unused-entries',
    path: 'libs/ui/package.json',
    text: `{"exports": {"./button": "./src/button/index.ts", "./internal/*": null}}`,
  },
  { check: 'unused-entries', path: 'libs/parts/package.json', text: `{"exports": {".": "./src/index.ts"}}` },
  {
    check: 'own-queries',
    path: 'libs/features/auth/src/a.ts',
    text: `import { useQueryClient } from '@tanstack/react-query'; query.fetch()`,
  },
  {
    check: 'own-queries',
    path: 'libs/features/auth/src/a.ts',
    text: `import { getA } from '@wealth/api-sdk/stock'; import { useInfiniteQuery } from '@tanstack/react-query'`,
  },
  { check: 'inexact-amounts', path: 'libs/i18n-locale/src/a.ts', text: `price.toFixed(2)` },
  { check: 'inexact-amounts', path: 'libs/features/a/src/a.ts', text: `Math.round(width * 10) / 10` },
  { check: 'inexact-amounts', path: 'libs/features/a/src/a.ts', text: `(price / band.high_price) * 100` },
  { check: 'raw-colours', path: 'libs/ui/src/theme/colours.css', text: `a { color: #fff }` },
  {
    check: 'raw-colours',
    path: 'libs/ui/src/a.tsx',
    text: `<a href="/me#bank-section" className="bg-surface" />`,
  },
  { check: 'raw-colours', path: 'libs/ui/src/a.css', text: `/* #fff */ a { color: var(--fg) }` },
  {
    check: 'text-in-code',
    path: 'libs/features/a/src/A.tsx',
    text: `<p className="a">{t('netWorth')} — ₹ %</p>`,
  },
  {
    check: 'text-in-code',
    path: 'libs/features/a/src/a.ts',
    text: `const a = { title: 'saved', label: 'text-body flex', id: 'Saved' }`,
  },
  { check: 'text-in-code', path: 'libs/features/a/src/A.stories.tsx', text: `<p>Net worth</p>` },
  { check: 'hidden-clock', path: 'libs/domain/src/a.ts', text: `new Date(at); clock.now()` },
  { check: 'hidden-clock', path: 'tools/sandbox/src/main.ts', text: `Date.now()` },
  { check: 'dumping-grounds', path: 'libs/ui/src/toast/toastTypes.ts', text: '' },
  {
    check: 'star-exports',
    path: 'libs/ui/src/index.ts',
    text: `export { a } from './a'; export * as b from './b'`,
  },
  {
    check: 'sleeps',
    path: 'libs/ui/src/a.test.ts',
    text: `new Promise((done) => { emitter.once('a', done); })`,
  },
  { check: 'sleeps', path: 'libs/ui/src/a.ts', text: `new Promise((done) => setTimeout(done, 100))` },
  { check: 'unsafe-html', path: 'libs/ui/src/a.tsx', text: `<p style={{ width }} onClick={a}>innerHTML</p>` },
  { check: 'unsafe-html', path: 'apps/web/index.html', text: `<script type="module" src="/a.js"></script>` },
  {
    check: 'silent-lint',
    path: 'libs/ui/src/a.ts',
    text: `// oxlint-disable-next-line max-lines -- one table of the exchange`,
  },
  { check: 'untranslated', path: 'libs/i18n-locale/messages/en/auth.json', text: `{"signIn": "Sign in"}` },
  {
    check: 'untranslated',
    path: 'libs/i18n-locale/messages/hi/shell.json',
    text: [
      '{',
      '  "about": "Wealth v{version} का परिचय, देखें https://example.in/about",',
      '  "gain": "{amount} ({percent})",',
      '  "days": "{count, plural, =0 {आज} one {# दिन} other {# दिन}} में T+1",',
      '  "state": "{status, select, pending {रुकें} other {{n, number} हुए}}"',
      '}',
    ].join('\n'),
  },
  { check: 'wording', path: 'libs/i18n-locale/messages/hi/a.json', text: `आवंटन की गारंटी नहीं है; कोई छूट नहीं` },
  { check: 'wording', path: 'docs/a.md', text: `An allotment is not guaranteed; nobody can guarantee it.` },
  { check: 'wording', path: 'libs/domain/src/a.ts', text: `const a = 'discount'` },
  {
    check: 'broken-links',
    path: 'docs/decisions/0001-a.md',
    text: `see [tests](../testing.md#the-browser), [here](#status), [there](https://example.com/a.md)`,
  },
  { check: 'machine-traces', path: 'a.ts', text: `new URL('./home/a', base); '\${root}/tmp/'; '/srv/other'` },
  { check: 'machine-traces', path: 'package-lock.json', text: `"resolved": "libs/ui"` },
  {
    check: 'file-names',
    path: 'tools/sandbox/src/clock.ts',
    text: `export interface Clock {} export const createClock = () => 0;`,
  },
  { check: 'file-names', path: 'libs/ui/src/badge/Badge.tsx', text: `export function Badge() {}` },
  {
    check: 'file-names',
    path: 'libs/domain/src/calendar/tradingDays.ts',
    text: `export const isTradingDay = 1; export const nextTradingDay = 2;`,
  },
  { check: 'handmade-ids', path: 'libs/ui/src/a.ts', text: 'const time = `${hours}:${minutes}`;' },
  { check: 'inexact-amounts', path: 'libs/features/a/src/a.ts', text: `import type Big from 'big.js'` },
];
