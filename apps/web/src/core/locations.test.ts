import { href, toOwnPath } from '@wealth/hrefs';
import { describe, expect, it } from 'vitest';
import { destinationOf, ownPathOf } from './locations.ts';

describe('destinationOf', () => {
  it('keeps search and hash for the router', () => {
    const path = toOwnPath('/portfolio/holding?sort=value&page=2#row-3');
    expect(path && destinationOf(path)).toEqual({
      to: '/portfolio/holding',
      search: { sort: 'value', page: 2 },
      hash: 'row-3',
    });
  });

  it('knows the plain address of every page', () => {
    expect(destinationOf(href.dashboard())).toEqual({ to: '/dashboard', search: {}, hash: '' });
    expect(destinationOf(href.bankAccounts())).toEqual({
      to: '/me/accounts',
      search: {},
      hash: 'bank-section',
    });
  });
});

describe('ownPathOf', () => {
  it('puts the parts of a location together', () => {
    expect(ownPathOf({ pathname: '/market', searchStr: '?segment=ipo', hash: 'top' })).toBe(
      '/market?segment=ipo#top',
    );
    expect(ownPathOf({ pathname: '/market', searchStr: '', hash: '' })).toBe('/market');
  });

  it('refuses what could lead outside', () => {
    expect(ownPathOf({ pathname: '//evil.example', searchStr: '', hash: '' })).toBeNull();
  });
});
