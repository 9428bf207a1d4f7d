import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTree } from './createTree.ts';
import { asksForHelp, generate } from './generators.ts';
import { Refusal } from './Refusal.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What a call would change in this repository; nothing of it is written. */
function changesOf(call: string) {
  const tree = createTree(root);
  const left = generate(tree, root, call.split(' '));
  return { tree, left, changed: tree.changed() };
}

describe('npm run new [I3B-11-TUTORIAL]', () => {
  it('operation describes, handles and calls it', () => {
    const { tree, changed } = changesOf('operation getMargins --tag stat');

    expect(changed).toEqual([
      'openapi/wealth.yaml',
      'tools/sandbox/src/api/stat/taxOperations.ts',
      'tools/sandbox/test/getMargins.test.ts',
    ]);
    const yaml = tree.read('openapi/wealth.yaml');
    expect(yaml).toContain('  /stat/app/v1/margins:\n    get:\n      operationId: getMargins\n');
    expect(yaml).toMatch(/operationId: getMargins[\s\S]{0,120}- bearer: \[approved\]/);
    expect(tree.read('tools/sandbox/src/api/stat/taxOperations.ts')).toContain(
      "handle('getMargins', () => ok({ count: 0 }))",
    );
  });

  it('operation says what is old after one that changes something, and takes another path', () => {
    const { tree, changed } = changesOf('operation followShare --tag client --path watch/shares');

    expect(changed).toContain('libs/queries/src/staleAfter.ts');
    expect(tree.read('libs/queries/src/staleAfter.ts')).toContain('  followShare: [],\n} as const');
    expect(tree.read('openapi/wealth.yaml')).toContain('  /client/app/v1/watch/shares:\n    post:\n');
  });

  it('page gives it an address, a route, texts in every language, a story and a test', () => {
    const { tree, changed } = changesOf('page market dayLows');

    expect(changed.filter((path) => path.startsWith('libs/features/'))).toHaveLength(4);
    expect(tree.read('apps/web/src/routes/_signed-in/day-lows.tsx')).toContain('/_signed-in/day-lows');
    expect(tree.read('libs/hrefs/src/staticPaths.ts')).toContain("  '/day-lows',\n");
    expect(tree.read('libs/hrefs/src/capabilities.ts')).toContain('path: href.dayLows(),');
    expect(tree.read('libs/i18n-locale/messages/hi/market.json')).toContain('"dayLowsTitle"');
  });

  it('drawer adds one row, or takes one that has no panel yet [I4C-6-CAPABILITIES]', () => {
    const table = 'libs/hrefs/src/capabilities.ts';
    const plain = changesOf('drawer dayRange --feature market');
    expect(plain.tree.read(table)).toContain("  dayRange: { kind: 'drawer', icon: 'other' },\n} as const");
    expect(plain.tree.read('libs/i18n-locale/messages/hi/search.json')).toContain('"dayRangeWords"');
    const about = changesOf('drawer dayRange --feature market --takes instrument');
    expect(about.tree.read(table)).toContain("icon: 'other', takes: 'instrument' },\n} as const");
    expect(about.changed).not.toContain('libs/i18n-locale/messages/hi/search.json');
    const without = createTree(root);
    const panel = /  loan: defineDrawer<'loan'>[(][{][^}]*[}][)],\n/;
    without.change('apps/web/src/shell/panels.ts', (text) => text.replace(panel, ''));
    generate(without, root, 'drawer loan --feature portfolio'.split(' '));
    expect(without.changed()).not.toContain(table);
  });

  it('component stands among the others, with its texts where it has any', () => {
    const { tree, changed } = changesOf('component PriceTag --texts --issue 5d');

    expect(changed).toContain('libs/i18n-locale/messages/hi/ui.json');
    expect(tree.read('libs/ui/package.json')).toMatch(/"\.\/price-ladder"[^\n]*\n +"\.\/price-tag"/);
    expect(tree.read('tools/checks/src/repository/waitingEntries.ts')).toContain("'./price-tag': '5d',");
    expect(tree.read('libs/ui/src/price-tag/PriceTag.tsx')).toContain('useUiText(priceTagTexts)');
    expect(changesOf('component PriceTag --issue 5d').changed).not.toContain(
      'libs/i18n-locale/messages/hi/ui.json',
    );
  });

  it.each([
    { call: 'operation getMovers --tag stock', why: 'The operation getMovers exists already.' },
    { call: 'operation getTopMovers --tag stock --path movers', why: 'is described already.' },
    { call: 'operation searchMover --tag stock', why: 'The schema Mover exists already.' },
    {
      call: 'operation GetMargins --tag stat',
      why: '“GetMargins” names no operation: it has to be camelCase.',
    },
    { call: 'operation getMargins --tag nosuch', why: '--tag has to be one of auth,' },
    { call: 'operation getMargins', why: 'npm run new -- operation <id> --tag <tag>' },
    { call: 'page market market', why: 'There is a page at /market already.' },
    { call: 'page market day-lows', why: '“day-lows” names no page' },
    { call: 'page nosuch dayLows', why: 'There is no feature “nosuch”' },
    { call: 'page ../market dayLows', why: 'There is no feature “../market”' },
    { call: 'drawer deposit --feature profile', why: 'The drawer deposit is declared already.' },
    { call: 'drawer dayRange --feature market --takes moon', why: '--takes has to be one of instrument,' },
    { call: 'drawer dayRange', why: 'npm run new -- drawer <type> --feature <feature>' },
    { call: 'component Button --issue 5d', why: 'libs/ui/src/button/Button.tsx exists already.' },
    { call: 'component priceTag --issue 5d', why: '“priceTag” names no component: it has to be PascalCase.' },
    { call: 'component PriceTAG --issue 5d', why: 'it has to be PascalCase.' },
    { call: 'component PriceTag', why: 'npm run new -- component <Name> --issue <issue>' },
    { call: 'component PriceTag --issue 99', why: '--issue has to be one of the plan' },
    { call: 'component PriceTag --issue 6b', why: '--issue has to be one of the plan' },
    { call: 'widget PriceTag', why: 'npm run new -- component <Name>' },
    { call: 'constructor PriceTag', why: 'npm run new -- component <Name>' },
    { call: 'component PriceTag --nosuch', why: 'nosuch' },
  ])('refuses: $call', ({ call, why }) => {
    const asked = () => changesOf(call);
    expect(asked).toThrow(Refusal);
    expect(asked).toThrow(why);
  });
});

describe('the tree', () => {
  function folder() {
    const path = mkdtempSync(join(tmpdir(), 'wealth-generators-'));
    onTestFinished(() => rmSync(path, { recursive: true, force: true }));
    writeFileSync(join(path, 'list.txt'), 'old\n');
    return path;
  }

  it('writes nothing before it is told to', () => {
    const path = folder();
    const tree = createTree(path);
    tree.change('list.txt', (text) => `${text}new\n`);
    tree.create('made/file.txt', 'made\n');

    expect(readFileSync(join(path, 'list.txt'), 'utf8')).toBe('old\n');
    tree.write();
    expect(readFileSync(join(path, 'list.txt'), 'utf8')).toBe('old\nnew\n');
    expect(readFileSync(join(path, 'made/file.txt'), 'utf8')).toBe('made\n');
    tree.undo();
    expect(readFileSync(join(path, 'list.txt'), 'utf8')).toBe('old\n');
    expect(createTree(path).exists('made/file.txt')).toBe(false);
  });

  it('leaves nothing half written', () => {
    const path = folder();
    const tree = createTree(path);
    tree.change('list.txt', () => 'new\n');
    tree.create('taken/file.txt', 'never\n');
    // Where a folder should be, somebody has put a file meanwhile.
    writeFileSync(join(path, 'taken'), '');

    expect(() => tree.write()).toThrow();
    expect(readFileSync(join(path, 'list.txt'), 'utf8')).toBe('old\n');
  });

  it('refuses a list that is not where it was', () => {
    const path = folder();
    mkdirSync(join(path, 'libs/hrefs/src'), { recursive: true });
    expect(() => generate(createTree(path), path, ['page', 'market', 'dayLows'])).toThrow(Refusal);
  });
});

it.each([
  { args: ['--help'], asks: true },
  { args: ['-h'], asks: true },
  { args: ['page', '--help'], asks: true },
  { args: ['page', 'market', 'nearHighs'], asks: false },
])('$args asks for help: $asks [I4B-D5]', ({ args, asks }) => {
  expect(asksForHelp(args)).toBe(asks);
});
