import { isAllowed, type Rights } from '@wealth/hrefs';
import { useProfile } from '@wealth/session';
import { useMemo } from 'react';
import { isGroup, type MenuItem } from '../../core/serverMenu.ts';
import { useMenu } from '../../core/useMenu.ts';
import { panels } from '../panels.ts';

const none: readonly MenuItem[] = [];

/** The entries that a client may use, of those that the app can show; a group of which nothing is left goes too. */
export function menuItemsFor(
  items: readonly MenuItem[],
  rights: Rights | null,
  isThere: (drawer: string) => boolean,
): readonly MenuItem[] {
  return items.flatMap((item) => {
    if (!isAllowed(item.needs ?? undefined, rights)) return [];
    if (item.drawer !== null && !isThere(item.drawer)) return [];
    const children = menuItemsFor(item.children, rights, isThere);
    const isEmptied = item.children.length > 0 && children.length === 0;
    return isEmptied && isGroup(item) ? [] : [{ ...item, children }];
  });
}

/** The entries of the server's menu for the client who is signed in; none before it has come. */
export function useMenuItems(): readonly MenuItem[] {
  const { state } = useMenu();
  const profile = useProfile();
  const items = state.status === 'ready' ? state.menu.items : none;
  return useMemo(() => menuItemsFor(items, profile, (drawer) => drawer in panels), [items, profile]);
}
