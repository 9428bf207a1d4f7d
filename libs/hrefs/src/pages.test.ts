import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawerTypes, isDrawerType } from './drawers.ts';
import { href } from './href.ts';
import { loginSearch, marketColumns, marketSearch, marketWords } from './pages.ts';
import { isStaticPath } from './staticPaths.ts';
import { stockSearch } from './stockSearch.ts';
import { meTabs, portfolioTabs } from './tabs.ts';

describe('href', () => {
  it.each([
    { actual: href.dashboard(), expected: '/dashboard' },
    { actual: href.market(), expected: '/market' },
    { actual: href.market({ segment: 'otc' }), expected: '/market?segment=otc' },
    {
      actual: href.market({ sector: 'IT', cap: undefined, columns: 'last_price.volume', sort: 'volume' }),
      expected: '/market?sector=IT&columns=last_price.volume&sort=volume',
    },
    { actual: href.discover(), expected: '/discover' },
    { actual: href.portfolio(), expected: '/portfolio/summary' },
    { actual: href.portfolio('history'), expected: '/portfolio/history' },
    { actual: href.me(), expected: '/me/profile' },
    { actual: href.me('records'), expected: '/me/records' },
    { actual: href.bankAccounts(), expected: '/me/accounts#bank-section' },
    { actual: href.login(), expected: '/login' },
    { actual: href.login('create-account'), expected: '/login?dialog=create-account' },
    { actual: href.kyc(), expected: '/kyc' },
    { actual: href.about(), expected: '/about' },
    { actual: href.privacy(), expected: '/privacy' },
    { actual: href.trust(), expected: '/about#trust' },
    { actual: href.cookie(), expected: '/cookie' },
    { actual: href.error(), expected: '/error' },
  ])('$expected', ({ actual, expected }) => {
    expect(actual).toBe(expected);
  });

  it('leads to static pages only', () => {
    const paths = [
      ...Object.values(href).map((build) => build()),
      ...portfolioTabs.map((tab) => href.portfolio(tab)),
      ...meTabs.map((tab) => href.me(tab)),
    ];
    expect(paths.filter((path) => !isStaticPath(path.split(/[?#]/)[0] ?? ''))).toEqual([]);
  });
});

it('knows the static pages and nothing inherited', () => {
  expect(
    ['/dashboard', '/portfolio/history', '/kyc', '/dashboard/', '/nope', 'toString', ''].map(isStaticPath),
  ).toEqual([true, true, true, false, false, false, false]);
});

const searchOf = (path: string) => Object.fromEntries(new URL(path, 'https://own.invalid').searchParams);

describe('the search of /market [I3B-7-MARKET]', () => {
  it('reads what href writes, whatever is asked for [I4-2-ADDRESS]', () => {
    const anyOf = <Word extends string>(words: readonly Word[]) =>
      fc.constantFrom<Word | undefined>(...words, undefined);
    const searches = fc.record({
      segment: anyOf(marketWords.segment),
      view: anyOf(marketWords.view),
      sector: anyOf(marketWords.sector),
      cap: anyOf(marketWords.cap),
      band: anyOf(marketWords.band),
      near: anyOf(marketWords.near),
      exchange: anyOf(marketWords.exchange),
      sort: anyOf(marketWords.sort),
      order: anyOf(marketWords.order),
      columns: fc.subarray([...marketColumns]).map((columns) => columns.join('.') || undefined),
      density: anyOf(marketWords.density),
    });
    fc.assert(
      fc.property(searches, (search) => {
        expect(marketSearch(searchOf(href.market(search)))).toEqual(search);
      }),
    );
  });

  it.each(['all', 'OTC', 'toString', '', undefined, null, 1, ['otc'], { otc: true }])(
    'knows nothing where the address says %j [I4-2-ADDRESS]',
    (word) => {
      const search = Object.fromEntries(Object.keys(marketSearch({})).map((name) => [name, word]));
      expect(Object.values(marketSearch(search)).every((value) => value === undefined)).toBe(true);
    },
  );

  it('knows a watch list by its id alone [I4B-D17]', () => {
    const id = '7c1d2f0a-4b1e-4a57-9a0c-6f1f5f3f8a01';
    expect(marketSearch({ list: id }).list).toBe(id);
    expect(marketSearch({ list: 'holdings' }).list).toBe('holdings');
    expect(marketSearch({ list: 'Favourites' }).list).toBeUndefined();
    expect(href.market({ view: 'watchlist', list: id })).toBe(`/market?view=watchlist&list=${id}`);
  });

  it('drops the columns that there are not, and orders the others [I4-2-ADDRESS]', () => {
    expect(marketSearch({ columns: 'volume.moon.name.volume' }).columns).toBe('name.volume');
    expect(marketSearch({ columns: 'moon' }).columns).toBeUndefined();
  });

  it.each([
    ['compact', 'compact'],
    ['comfortable', 'comfortable'],
    ['Compact', undefined],
    [['compact'], undefined],
    [0, undefined],
  ])('reads the density %j as %s, whatever the segment is', (density, expected) => {
    expect(marketSearch({ segment: 'ipo', density })).toMatchObject({ segment: 'ipo', density: expected });
    expect(marketSearch({ segment: 'moon', density }).density).toBe(expected);
  });

  it('says by name what it does not know, for the router keeps what nobody names', () => {
    expect(Object.keys(marketSearch({ segment: 'moon' }))).toEqual([
      'segment',
      'view',
      'list',
      ...Object.keys(marketWords).slice(2, -1),
      'columns',
      'density',
    ]);
    expect(Object.keys(loginSearch({ dialog: 'moon' }))).toEqual(['dialog']);
  });
});

it.each([
  ['terms', 'terms'],
  ['Terms', undefined],
  ['toString', undefined],
  [undefined, undefined],
])('the dialog %j of /login is %s', (dialog, expected) => {
  expect(loginSearch({ dialog })).toEqual({ dialog: expected });
});

it('tells a drawer type from any other text', () => {
  expect(drawerTypes().every(isDrawerType)).toBe(true);
  expect(['Stock', 'toString', ''].some(isDrawerType)).toBe(false);
});

describe('the share that is open above a page', () => {
  it.each(['NSE:ARAVBANK', 'BSE:M&M-BE', 'INDEX:NIFTY50'])('is what the address says: %s', (stock) => {
    expect(stockSearch({ stock, segment: 'otc' })).toEqual({ stock });
  });

  it.each([[['NSE:A']], [1], [null], [undefined], [{ market: 'NSE' }]])(
    'is none where the address says %j',
    (stock) => {
      expect(stockSearch({ stock })).toEqual({ stock: undefined });
    },
  );
});
