import { staticPaths, type Permission } from '@wealth/hrefs';
import type { Profile } from '@wealth/session';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { openDrawers, openPages } from './commandTable.ts';

const nothingAllowed = { allow_loan: false, allow_bonus: false, allow_compensation: false };
const pages = () => openPages(null);
const pathOf = (address: string) => address.replace(/[?#].*$/, '');

describe('what a client may open from the search [I4-6-DENY] [I4C-6-CAPABILITIES]', () => {
  it('is denied where the client was not given the right', () => {
    expect(openDrawers(() => true, nothingAllowed)).toEqual(['fo', 'otc', 'ipo', 'withdraw', 'deposit']);
    expect(openDrawers(() => true, null)).not.toContain('loan');
    expect(openDrawers(() => true, { ...nothingAllowed, allow_loan: true })).toContain('loan');
    expect(openDrawers(() => true, { ...nothingAllowed, allow_compensation: true })).toContain(
      'compensation',
    );
  });

  it('is what the app has a panel for, and never a share or an order without its name', () => {
    expect(openDrawers((type) => type === 'deposit' || type === 'stock', nothingAllowed)).toEqual([
      'deposit',
    ]);
  });

  it('hangs on the rights that the profile has', () => {
    expectTypeOf<Permission>().toEqualTypeOf<Extract<keyof Profile, `allow_${string}`>>();
  });
});

it('leads to pages that there are, each under one name', () => {
  const known: readonly string[] = staticPaths;
  expect(pages().filter(({ path }) => !known.includes(pathOf(path)))).toEqual([]);
  expect(new Set(pages().map(({ key }) => key)).size).toBe(pages().length);
});

it('leaves no page of a client out', () => {
  // Of services the drawers are found.
  const services = ['/services/fo', '/services/ipo', '/services/otc'];
  const elsewhere = ['/', '/login', '/kyc', '/error', '/portfolio', '/me', ...services];
  const reached = new Set(pages().map(({ path }) => pathOf(path)));
  expect(staticPaths.filter((path) => !reached.has(path) && !elsewhere.includes(path))).toEqual([]);
});
