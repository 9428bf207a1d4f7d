import { isCapability } from '@wealth/hrefs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const entrySchema = z.object({
  path: z.string(),
  component: z.string(),
  meta: z.object({ title: z.string() }),
});
const menuSchema = z.array(z.extend(entrySchema, { children: z.array(entrySchema) }));

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

async function read(headers: Record<string, string>) {
  const { access_token: token } = await signIn(test.sandbox, '9876543210');
  const reply = await call(test.sandbox, 'GET /auth/app/v1/menu', { token, headers });
  const menu = z.parse(menuSchema, reply.data);
  const entries = menu.flatMap(({ children }) => children);
  return { vary: reply.headers.get('vary'), menu, entries };
}

const groupsInEnglish = ['Trading', 'Markets', 'Investments', 'Money', 'Borrowing', 'More'];
const groupsInHindi = ['ट्रेडिंग', 'बाज़ार डेटा', 'निवेश', 'पैसा', 'उधार', 'और'];

describe('the menu [I3A-SPEC-MENU]', () => {
  it.each([
    { language: 'hi', titles: groupsInHindi, stocks: 'शेयर' },
    { language: 'hi-IN,en;q=0.5', titles: groupsInHindi, stocks: 'शेयर' },
    { language: 'en-IN', titles: groupsInEnglish, stocks: 'Stocks' },
    { language: 'ta', titles: groupsInEnglish, stocks: 'Stocks' },
  ])('in $language has its titles', async ({ language, titles, stocks }) => {
    const { menu, entries, vary } = await read({ 'accept-language': language });

    expect(menu.map(({ meta }) => meta.title)).toEqual(titles);
    expect(entries[0]?.meta.title).toBe(stocks);
    expect(vary?.split(', ').toSorted()).toEqual(['Accept-Language', 'Origin']);
  });

  it('has every address once, and opens pages and drawers that the app has [I6B-5-ALL]', async () => {
    const { menu, entries } = await read({});
    const paths = [...menu, ...entries].map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
    const keys = entries.map(({ component }) => component.split('.'));
    const unknown = keys.filter(([kind, key = '']) => kind !== 'market' && !isCapability(key));
    expect(unknown).toEqual([]);
    for (const component of [
      'drawer.fo',
      'drawer.otc',
      'drawer.ipo',
      'drawer.compensation',
      'drawer.bonus',
      'drawer.loan',
      'drawer.deposit',
      'drawer.withdraw',
      'page.summary',
      'page.holding',
      'page.awaiting',
      'page.history',
      'market.indices',
      'market.watchlists',
      'market.movers',
      'page.bankAccounts',
      'page.creditProducts',
      'page.records',
      'page.discover',
    ]) {
      expect(entries.map((entry) => entry.component)).toContain(component);
    }
  });

  it('has what the client was given the right to, and nothing else [I6B-6-MENU]', async () => {
    const loan = { mobile: '9876543210', right: 'allow_loan', given: false };
    const compensation = { ...loan, right: 'allow_compensation' };
    for (const json of [loan, compensation]) await call(test.sandbox, 'POST /sandbox/v1/rights', { json });
    const { menu, entries } = await read({ 'accept-language': 'en' });
    for (const json of [loan, compensation]) {
      await call(test.sandbox, 'POST /sandbox/v1/rights', { json: { ...json, given: true } });
    }

    // A group goes with the last of its entries.
    expect(menu.map(({ meta }) => meta.title)).toEqual(
      groupsInEnglish.filter((title) => title !== 'Borrowing'),
    );
    const components = entries.map(({ component }) => component);
    expect(components).not.toContain('drawer.compensation');
    expect(components).not.toContain('drawer.loan');
    expect(components).toContain('drawer.ipo');
  });

  it('is English for whoever names no language', async () => {
    expect((await read({})).menu[0]?.meta.title).toBe('Trading');
  });
});
