import { drawerTypes, staticPaths } from '@wealth/hrefs';
import { describe, expect, it } from 'vitest';
import { drawerRows, openDrawers, pageRows } from './commandTable.ts';

const nothingAllowed = { allow_loan: false, allow_bonus: false, allow_compensation: false };

describe('what a client may open from the search [I4-6-DENY]', () => {
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
    expect(Object.keys(drawerRows).toSorted()).toEqual(
      drawerTypes.filter((type) => !['stock', 'order', 'ticket'].includes(type)).toSorted(),
    );
  });
});

it('leads to pages that there are, each under one name', () => {
  const known: readonly string[] = staticPaths;
  expect(pageRows.filter(({ to }) => !known.includes(to.replace(/[?#].*$/, '')))).toEqual([]);
  expect(new Set(pageRows.map(({ key }) => key)).size).toBe(pageRows.length);
});

it('leaves no page of a client out', () => {
  const elsewhere = ['/', '/login', '/kyc', '/error', '/portfolio', '/me'];
  const reached = new Set(pageRows.map(({ to }) => to.replace(/[?#].*$/, '')));
  expect(staticPaths.filter((path) => !reached.has(path) && !elsewhere.includes(path))).toEqual([]);
});
