import { describe, expect, it } from 'vitest';
import { drawerTypes, isDrawerType } from './drawers.ts';
import { href } from './href.ts';
import { isMarketSegment } from './pages.ts';
import { isStaticPath } from './staticPaths.ts';
import { meTabs, portfolioTabs } from './tabs.ts';

describe('href', () => {
  it.each([
    { actual: href.dashboard(), expected: '/dashboard' },
    { actual: href.market(), expected: '/market' },
    { actual: href.market('otc'), expected: '/market?segment=otc' },
    { actual: href.discover(), expected: '/discover' },
    { actual: href.portfolio(), expected: '/portfolio/summary' },
    { actual: href.portfolio('history'), expected: '/portfolio/history' },
    { actual: href.me(), expected: '/me/profile' },
    { actual: href.me('records'), expected: '/me/records' },
    { actual: href.bankAccounts(), expected: '/me/profile#bank-section' },
    { actual: href.login(), expected: '/login' },
    { actual: href.login('create-account'), expected: '/login?dialog=create-account' },
    { actual: href.kyc(), expected: '/kyc' },
    { actual: href.about(), expected: '/about' },
    { actual: href.privacy(), expected: '/privacy' },
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

it.each([
  ['otc', true],
  ['ipo', true],
  ['OTC', false],
  ['toString', false],
  [undefined, false],
  [['otc'], false],
])('%j is a segment of the market: %s', (segment, expected) => {
  expect(isMarketSegment(segment)).toBe(expected);
});

it('tells a drawer type from any other text', () => {
  expect(drawerTypes.every(isDrawerType)).toBe(true);
  expect(['Stock', 'toString', ''].some(isDrawerType)).toBe(false);
});
