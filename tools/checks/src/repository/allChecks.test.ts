import { describe, expect, it } from 'vitest';
import { allChecks } from './allChecks.ts';
import { createSourceText } from './sourceText.ts';

const checks = allChecks('/srv/build/wealth');

function findings(name: string, path: string, text: string): string[] {
  const check = checks.find((candidate) => candidate.name === name);
  if (!check) throw new RangeError(`no check named ${name}`);
  if (!check.appliesTo(path)) return [];
  return [...check.find(createSourceText(path, text))].map(({ what }) => what);
}

interface Example {
  check: string;
  path: string;
  text: string;
  finds: string[];
}

const refused: Example[] = [
  {
    check: 'storage',
    path: 'libs/features/auth/src/a.ts',
    text: `localStorage.getItem('a')`,
    finds: ['localStorage'],
  },
  { check: 'storage', path: 'apps/web/src/a.ts', text: `window.sessionStorage`, finds: ['sessionStorage'] },
  { check: 'storage', path: 'libs/ui/src/a.ts', text: `document.cookie = 'a=1'`, finds: ['document.cookie'] },
  { check: 'transport', path: 'libs/features/auth/src/a.ts', text: `await fetch('/a')`, finds: ['fetch(…)'] },
  { check: 'transport', path: 'libs/session/src/a.ts', text: `window.fetch('/a')`, finds: ['fetch(…)'] },
  { check: 'transport', path: 'apps/web/src/a.ts', text: `new WebSocket('/a')`, finds: ['WebSocket(…)'] },
  {
    check: 'transport',
    path: 'libs/features/auth/src/a.ts',
    text: `import { useQuery, useMutation as mutate } from '@tanstack/react-query'`,
    finds: ['useQuery of @tanstack/react-query', 'useMutation of @tanstack/react-query'],
  },
  {
    check: 'inexact-amounts',
    path: 'libs/features/a/src/a.ts',
    text: `price.toFixed(2)`,
    finds: ['toFixed(…)'],
  },
  { check: 'inexact-amounts', path: 'apps/web/src/a.ts', text: `parseFloat(text)`, finds: ['parseFloat(…)'] },
  {
    check: 'inexact-amounts',
    path: 'libs/ui/src/a.ts',
    text: `Number.parseFloat(a)`,
    finds: ['parseFloat(…)'],
  },
  {
    check: 'inexact-amounts',
    path: 'tools/sandbox/src/a.ts',
    text: `Math.round(price * 100) / 100`,
    finds: ['rounding by multiplying and dividing'],
  },
  { check: 'raw-colours', path: 'libs/ui/src/button/a.tsx', text: `const a = '#1f2937'`, finds: ['#1f2937'] },
  {
    check: 'raw-colours',
    path: 'apps/web/src/a.css',
    text: `a { color: oklch(0.5 0 0) }`,
    finds: ['oklch('],
  },
  {
    check: 'raw-colours',
    path: 'libs/ui/src/a.tsx',
    text: `<a className="bg-[#fff] p-1" />`,
    finds: ['#fff'],
  },
  {
    check: 'raw-colours',
    path: 'libs/ui/src/a.tsx',
    text: `<a className="text-red-500 dark:bg-surface hover:bg-white" />`,
    finds: ['text-red-500', 'dark:', 'bg-white'].toSorted(),
  },
  {
    check: 'raw-colours',
    path: 'libs/ui/src/a.stories.tsx',
    text: `const a = \`1px solid rgb(1 2 3) \${b}\``,
    finds: ['rgb('],
  },
  {
    check: 'text-in-code',
    path: 'libs/features/a/src/A.tsx',
    text: `<p>Net worth</p>`,
    finds: ['“Net worth”'],
  },
  { check: 'text-in-code', path: 'apps/web/src/A.tsx', text: `<p>{'कुल'}</p>`, finds: ['“कुल”'] },
  { check: 'text-in-code', path: 'libs/ui/src/A.tsx', text: `<a aria-label="Close" />`, finds: ['“Close”'] },
  {
    check: 'text-in-code',
    path: 'libs/features/a/src/A.tsx',
    text: 'const a = <A title={b ? `${c} rows` : t("none")}>{d}</A>',
    finds: ['“… rows”'],
  },
  { check: 'hidden-clock', path: 'libs/domain/src/a.ts', text: `const a = Date.now()`, finds: ['Date.now'] },
  { check: 'hidden-clock', path: 'libs/ui/src/a.tsx', text: `const a = new Date()`, finds: ['new Date()'] },
  {
    check: 'hidden-clock',
    path: 'tools/sandbox/src/engine/a.ts',
    text: `const a = Math.random`,
    finds: ['Math.random'],
  },
  { check: 'dumping-grounds', path: 'libs/ui/src/utils.ts', text: '', finds: ['libs/ui/src/utils.ts'] },
  {
    check: 'dumping-grounds',
    path: 'apps/web/src/common/a.ts',
    text: '',
    finds: ['apps/web/src/common/a.ts'],
  },
  { check: 'dumping-grounds', path: 'libs/ui/src/types.ts', text: '', finds: ['libs/ui/src/types.ts'] },
  {
    check: 'star-exports',
    path: 'libs/ui/src/index.ts',
    text: `export * from './a'`,
    finds: [`export * from './a'`],
  },
  {
    check: 'sleeps',
    path: 'e2e/a.spec.ts',
    text: `await page.waitForTimeout(10)`,
    finds: ['page.waitForTimeout(…)'],
  },
  {
    check: 'sleeps',
    path: 'libs/ui/src/a.test.ts',
    text: `await new Promise((done) => setTimeout(done, 100))`,
    finds: ['a promise of setTimeout'],
  },
  {
    check: 'sleeps',
    path: 'libs/ui/src/a.stories.tsx',
    text: `import { setTimeout } from 'node:timers/promises'`,
    finds: ['node:timers/promises'],
  },
  { check: 'unsafe-html', path: 'libs/ui/src/a.tsx', text: `a.innerHTML = b`, finds: ['innerHTML'] },
  {
    check: 'unsafe-html',
    path: 'libs/ui/src/a.tsx',
    text: `<p dangerouslySetInnerHTML={{ __html: a }} />`,
    finds: ['dangerouslySetInnerHTML'],
  },
  {
    check: 'unsafe-html',
    path: 'apps/web/src/a.ts',
    text: `eval(a); new Function(a)`,
    finds: ['eval(…)', 'Function(…)'],
  },
  {
    check: 'unsafe-html',
    path: 'apps/web/src/a.ts',
    text: `a.setAttribute('onclick', b)`,
    finds: [`setAttribute('onclick', …)`],
  },
  { check: 'unsafe-html', path: 'libs/ui/src/a.tsx', text: `<style>{a}</style>`, finds: ['<style>'] },
  {
    check: 'unsafe-html',
    path: 'apps/web/index.html',
    text: `<body onload="a()"><script>b()</script><p style="c"></p>`,
    finds: ['onload=', '<script>', 'style='],
  },
  { check: 'leftovers', path: 'libs/ui/src/a.ts', text: `// TODO: later`, finds: ['TODO'] },
  {
    check: 'leftovers',
    path: 'libs/ui/src/a.ts',
    text: `a(); // oxlint-disable-line no-console`,
    finds: ['a lint rule off without a reason'],
  },
  {
    check: 'leftovers',
    path: 'libs/ui/src/a.ts',
    text: `// @ts-expect-error\na();`,
    finds: ['@ts-expect-error without a reason'],
  },
  {
    check: 'wording',
    path: 'libs/i18n-locale/messages/en/auth.json',
    text: `{"a": "Guaranteed returns, and priority allotment at a discount."}`,
    finds: ['“Guaranteed”', '“priority allotment”', '“discount”'],
  },
  {
    check: 'wording',
    path: 'README.md',
    text: `A risk-free way to fixed returns.`,
    finds: ['“risk-free”', '“fixed returns”'],
  },
  {
    check: 'wording',
    path: 'libs/ui/src/messages/UiMessages.ts',
    text: `const a = 'Assured'`,
    finds: ['“Assured”'],
  },
  {
    check: 'machine-traces',
    path: 'docs/a.md',
    text: `see /srv/build/wealth/docs`,
    finds: ['/srv/build/wealth'],
  },
  {
    check: 'machine-traces',
    path: 'a.ts',
    text: ['', 'home', 'asha', 'a'].join('/'),
    finds: [['', 'home', 'asha', ''].join('/')],
  },
  {
    check: 'machine-traces',
    path: 'package-lock.json',
    text: `"resolved": "https://mirror.example/a.tgz"`,
    finds: [`"resolved": "https://mirror.example/a.tgz"`],
  },
  {
    check: 'machine-traces',
    path: '.npmrc',
    text: `registry=https://mirror.example`,
    finds: ['registry=https://mirror.example'],
  },
  {
    check: 'machine-traces',
    path: 'docs/a.md',
    text: `from ${['registry', 'npmjs', 'org'].join('.')}`,
    finds: [['registry', 'npmjs', 'org'].join('.')],
  },
];

const accepted: Omit<Example, 'finds'>[] = [
  { check: 'storage', path: 'libs/session/src/a.ts', text: `localStorage.getItem('a')` },
  { check: 'storage', path: 'libs/features/auth/src/a.test.ts', text: `localStorage.clear()` },
  { check: 'transport', path: 'libs/api-sdk/src/http/a.ts', text: `fetch('/a')` },
  { check: 'transport', path: 'libs/stream/src/a.ts', text: `new WebSocket('/a')` },
  {
    check: 'transport',
    path: 'libs/features/auth/src/a.ts',
    text: `import { useQueryClient } from '@tanstack/react-query'; query.fetch()`,
  },
  { check: 'inexact-amounts', path: 'libs/i18n-locale/src/a.ts', text: `price.toFixed(2)` },
  { check: 'inexact-amounts', path: 'libs/features/a/src/a.ts', text: `Math.round(width * 10) / 10` },
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
    check: 'leftovers',
    path: 'libs/ui/src/a.ts',
    text: `// oxlint-disable-next-line max-lines -- one table of the exchange`,
  },
  { check: 'leftovers', path: 'libs/ui/src/a.ts', text: `const a = '// TODO';` },
  { check: 'wording', path: 'docs/a.md', text: `An allotment is not guaranteed; nobody can guarantee it.` },
  { check: 'wording', path: 'libs/domain/src/a.ts', text: `const a = 'discount'` },
  { check: 'machine-traces', path: 'a.ts', text: `new URL('./home/a', base); '\${root}/tmp/'; '/srv/other'` },
  { check: 'machine-traces', path: 'package-lock.json', text: `"resolved": "libs/ui"` },
];

describe('repository checks', () => {
  it.each(refused)('$check refuses $text in $path [I1-1-REPOSITORY]', ({ check, path, text, finds }) => {
    expect(findings(check, path, text).toSorted()).toEqual(finds.toSorted());
  });

  it.each(accepted)('$check accepts $text in $path', ({ check, path, text }) => {
    expect(findings(check, path, text)).toEqual([]);
  });

  it('has seen every check refuse something', () => {
    expect([...new Set(refused.map(({ check }) => check))].toSorted()).toEqual(
      checks.map(({ name }) => name).toSorted(),
    );
  });
});
