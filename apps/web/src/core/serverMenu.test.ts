import { deepHref, href } from '@wealth/hrefs';
import { lazy } from 'react';
import { describe, expect, it } from 'vitest';
import { readServerMenu, type RegistryEntry } from './serverMenu.ts';

const page = lazy(async () => ({ default: () => null }));
const registry = new Map<string, RegistryEntry>([
  ['market.movers', { kind: 'page', page }],
  ['drawer.loan', { kind: 'drawer', drawer: 'loan', needs: 'allow_loan' }],
  ['drawer.ipo', { kind: 'drawer', drawer: 'ipo', page: deepHref.ipo() }],
  ['page.profile', { kind: 'address', path: href.me('profile') }],
]);
const staticPaths = new Set(['/', '/dashboard', '/login', '/kyc', '/me/profile', '/services/ipo']);

interface Entry {
  path: string;
  name: string;
  component: string;
  redirect?: string;
  meta?: { title?: string; icon?: string };
  children?: readonly Entry[];
}

function entry(overrides: Partial<Entry>): Entry {
  return { path: '/services/movers', name: 'movers', component: 'market.movers', ...overrides };
}

function read(entries: readonly unknown[]) {
  // Hostile servers do not keep to the description: the reader takes what comes.
  return readServerMenu(entries, registry, staticPaths);
}

describe('readServerMenu', () => {
  it('turns an entry into a page with its title, icon and redirect [I1-10-MENU] [S2-NAV-MENU-FIELDS]', () => {
    const { items, skipped } = read([
      entry({ meta: { title: 'Movers', icon: 'trending-up' }, redirect: '/dashboard' }),
    ]);

    expect(skipped).toEqual([]);
    expect(items).toEqual([
      {
        path: '/services/movers',
        title: 'Movers',
        icon: 'trending-up',
        page,
        drawer: null,
        address: null,
        needs: null,
        redirect: '/dashboard',
        children: [],
      },
    ]);
  });

  it('falls back to the name when there is no title, and keeps children with their own paths', () => {
    const { items, byPath } = read([
      entry({
        path: '/services',
        component: '',
        name: 'Services',
        children: [entry({ path: '/services/a', name: 'A' })],
      }),
    ]);

    expect(items[0]?.title).toBe('Services');
    expect(items[0]?.children.map((child) => child.title)).toEqual(['A']);
    expect([...byPath.keys()]).toEqual(['/services', '/services/a']);
  });

  it.each([
    ['javascript:alert(1)', 'pathOutsideApp'],
    ['data:text/html,x', 'pathOutsideApp'],
    ['//evil.example/x', 'pathOutsideApp'],
    ['/\\evil.example', 'pathOutsideApp'],
    ['https://evil.example/', 'pathOutsideApp'],
    ['services/relative', 'pathOutsideApp'],
    ['/services/\n/x', 'pathOutsideApp'],
    ['/services/../login', 'pathOutsideApp'],
    ['/services?next=//evil.example', 'pathOutsideApp'],
    ['', 'pathOutsideApp'],
    ['/auth/app/v1/menu', 'apiPath'],
    ['/stock/api/v1/indices', 'apiPath'],
    ['/files/x', 'apiPath'],
    ['/fund/deposit', 'apiPath'],
    ['/trade', 'apiPath'],
    ['/sandbox/v1/clock', 'apiPath'],
    ['/assets/start.js', 'apiPath'],
    ['/dashboard', 'shadowsStaticRoute'],
    ['/me/profile', 'shadowsStaticRoute'],
    ['/dashboard/', 'shadowsStaticRoute'],
  ])('skips the path %j: %s [I3A-L8] [D-MENU]', (path, reason) => {
    const { items, skipped } = read([entry({ path })]);

    expect(items).toEqual([]);
    expect(skipped).toEqual([{ name: 'movers', reason }]);
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    '../market.movers',
    'Market.Movers',
    'x'.repeat(1_000_000),
  ])('never looks a component up by anything but the registry: %.20s [D-MENU]', (component) => {
    expect(read([entry({ component })]).skipped).toEqual([{ name: 'movers', reason: 'unknownComponent' }]);
  });

  it('opens a drawer for those who have its right, and one of the pages of the app at its own address [I4C-6-CAPABILITIES]', () => {
    const { items, skipped } = read([
      entry({ path: '/services/loan', component: 'drawer.loan' }),
      entry({ path: '/services/ipo', component: 'drawer.ipo' }),
      entry({ path: '/me/profile', component: 'page.profile' }),
      entry({ path: '/services/start', component: '', redirect: '/dashboard' }),
    ]);

    expect(skipped).toEqual([]);
    expect(items).toMatchObject([
      { path: '/services/loan', drawer: 'loan', needs: 'allow_loan', page: null },
      { path: '/services/ipo', drawer: 'ipo', page: null },
      { path: '/me/profile', address: '/me/profile', drawer: null, needs: null, page: null },
      { path: '/services/start', redirect: '/dashboard', page: null },
    ]);
  });

  it.each([
    { path: '/services/profile', component: 'page.profile', reason: 'unknownComponent' },
    { path: '/dashboard', component: 'page.profile', reason: 'shadowsStaticRoute' },
    { path: '/me/profile', component: 'drawer.loan', reason: 'shadowsStaticRoute' },
    { path: '/services/ipo', component: 'drawer.loan', reason: 'shadowsStaticRoute' },
    { path: '/services/stock', component: 'drawer.stock', reason: 'unknownComponent' },
    { path: '/services/x', component: '', redirect: '/services/y', reason: 'unknownComponent' },
  ])('skips $component at $path: $reason', ({ reason, ...given }) => {
    expect(read([entry(given)]).skipped).toEqual([{ name: 'movers', reason }]);
  });

  it('finds an entry by its path without the closing slash [I3A-L8]', () => {
    const { byPath, skipped } = read([entry({ path: '/services/a/' }), entry({ path: '/services/a' })]);

    expect([...byPath.keys()]).toEqual(['/services/a']);
    expect(byPath.get('/services/a')?.path).toBe('/services/a');
    expect(skipped).toEqual([{ name: 'movers', reason: 'duplicatePath' }]);
  });

  it('skips the second entry of a path, at any depth', () => {
    const { items, skipped } = read([entry({}), entry({ name: 'again', children: [] })]);

    expect(items).toHaveLength(1);
    expect(skipped).toEqual([{ name: 'again', reason: 'duplicatePath' }]);
  });

  it.each([[null], [42], ['text'], [[]], [{}], [{ path: 1, name: 'x', component: 'market.movers' }]])(
    'skips what is no entry: %j',
    (raw) => {
      expect(read([raw]).skipped).toEqual([{ name: '', reason: 'malformed' }]);
    },
  );

  it('takes direction overrides and control characters out of titles and cuts them between characters', () => {
    const { items } = read([entry({ meta: { title: `\u202eevil\u0000 ${'क'.repeat(200)}` } })]);

    expect(items[0]?.title.startsWith('evil ')).toBe(true);
    expect(Array.from(items[0]?.title ?? '')).toHaveLength(80);
  });

  it('stops at 200 entries and three levels', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => entry({ path: `/services/${index}` }));
    expect(read(many).items).toHaveLength(200);

    let nested = entry({ path: '/level/1000' });
    for (let level = 999; level > 0; level -= 1)
      nested = entry({ path: `/level/${level}`, children: [nested] });
    const deep = read([nested]);
    expect([...deep.byPath.keys()]).toEqual(['/level/1', '/level/2', '/level/3']);
    expect(deep.skipped).toEqual([{ name: 'movers', reason: 'tooDeep' }]);
  });

  it('is not polluted by hostile keys', () => {
    read([
      JSON.parse(
        '{"path":"/services/x","name":"x","component":"market.movers","__proto__":{"polluted":true}}',
      ),
    ]);

    expect('polluted' in {}).toBe(false);
  });
});
