import { toOwnPath } from '@wealth/hrefs';
import { expect, it } from 'vitest';
import type { MenuItem } from '../../core/serverMenu.ts';
import { menuItemsFor } from './useMenuItems.ts';

function item(title: string, rest: Partial<MenuItem> = {}): MenuItem {
  const path = toOwnPath(`/services/${title}`);
  if (path === null) throw new RangeError(`no path for ${title}`);
  return {
    path,
    title,
    icon: '',
    page: null,
    drawer: null,
    address: null,
    needs: null,
    redirect: null,
    children: [],
    ...rest,
  };
}

const loan = item('loan', { drawer: 'loan', needs: 'allow_loan' });
const items = [
  item('credit', { children: [loan] }),
  item('bonus', { needs: 'allow_bonus', redirect: toOwnPath('/me/records') }),
  item('money', { children: [item('deposit', { drawer: 'deposit' })] }),
];
const titles = (shown: readonly MenuItem[]): unknown[] =>
  shown.map(({ title, children }) => [title, titles(children)]);

it('shows what the client was given the right to, and no group of which nothing is left [I4C-6-CAPABILITIES]', () => {
  const shownTo = (rights: Record<string, boolean> | null) => titles(menuItemsFor(items, rights, () => true));

  expect(shownTo(null)).toEqual([['money', [['deposit', []]]]]);
  expect(shownTo({ allow_loan: true })).toEqual([
    ['credit', [['loan', []]]],
    ['money', [['deposit', []]]],
  ]);
  expect(shownTo({ allow_bonus: true })).toEqual([
    ['bonus', []],
    ['money', [['deposit', []]]],
  ]);
});

it('shows no drawer that the app has no panel for', () => {
  expect(titles(menuItemsFor(items, { allow_loan: true }, (drawer) => drawer === 'deposit'))).toEqual([
    ['money', [['deposit', []]]],
  ]);
});
