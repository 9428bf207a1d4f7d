import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  capabilities,
  isAllowed,
  needsAt,
  needsOfCall,
  type CapabilityTable,
  type Permission,
} from './capabilities.ts';
import { deepHref } from './deepHref.ts';
import { capabilityOf, drawerTypes, isPlainDrawer, pageKeys, plainDrawers, type Drawers } from './drawers.ts';
import { href } from './href.ts';

const table: CapabilityTable = {
  records: { kind: 'page', path: href.me('records'), icon: 'holdings', needs: 'allow_loan' },
  profile: { kind: 'page', path: href.me('profile'), icon: 'me' },
  otc: {
    kind: 'drawer',
    page: deepHref.otc(),
    icon: 'otc',
    needs: 'allow_bonus',
    api: ['/trade/app/v1/otc', '/trade/app/v1/blocks'],
  },
};

describe('what a client can open [I4C-6-CAPABILITIES]', () => {
  it.each([
    { path: '/me/records', needs: 'allow_loan' },
    { path: '/me/records/2026', needs: 'allow_loan' },
    { path: '/me/recordings', needs: undefined },
    { path: '/me/profile', needs: undefined },
    { path: '/services/otc', needs: 'allow_bonus' },
    { path: '/services/otc/1', needs: 'allow_bonus' },
  ])('a page, and the page of a drawer, needs $needs at $path', ({ path, needs }) => {
    expect(needsAt(path, table)).toBe(needs);
  });

  it.each([
    { path: '/trade/app/v1/otc', needs: 'allow_bonus' },
    { path: '/trade/app/v1/otc/{id}/bids', needs: 'allow_bonus' },
    { path: '/trade/app/v1/blocks', needs: 'allow_bonus' },
    { path: '/trade/app/v1/otcs', needs: undefined },
    { path: '/trade/app/v1/ipo', needs: undefined },
  ])('the server asks for $needs at $path [I6B-6-ONE]', ({ path, needs }) => {
    expect(needsOfCall(path, table)).toBe(needs);
  });

  it.each<{ needs: Permission | undefined; rights: Record<string, boolean> | null; may: boolean }>([
    { needs: undefined, rights: null, may: true },
    { needs: 'allow_loan', rights: null, may: false },
    { needs: 'allow_loan', rights: { allow_loan: false }, may: false },
    { needs: 'allow_loan', rights: { allow_bonus: true }, may: false },
    { needs: 'allow_loan', rights: { allow_loan: true }, may: true },
  ])('what needs $needs is open to $rights: $may', ({ needs, rights, may }) => {
    expect(isAllowed(needs, rights)).toBe(may);
  });

  it('is a drawer without a subject, a drawer about something, or a page', () => {
    expect(plainDrawers()).toEqual([
      'fo',
      'otc',
      'ipo',
      'compensation',
      'loan',
      'bonus',
      'withdraw',
      'deposit',
    ]);
    expect(drawerTypes().filter((type) => !isPlainDrawer(type))).toEqual([
      'stock',
      'order',
      'figure',
      'ticket',
    ]);
    expect(pageKeys().length + drawerTypes().length).toBe(Object.keys(capabilities).length);
    expect(capabilityOf('loan').needs).toBe('allow_loan');
    expect(capabilityOf('bonus').needs).toBe('allow_bonus');
    expect(isPlainDrawer('toString')).toBe(false);
    expectTypeOf<Drawers['loan']>().toEqualTypeOf<undefined>();
    expectTypeOf<Drawers['order']>().toEqualTypeOf<{ id: string }>();
  });
});
