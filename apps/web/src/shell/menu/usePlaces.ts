import { useRouter } from '@tanstack/react-router';
import type { DrawerPlace } from '@wealth/feature-profile';
import {
  capabilityOf,
  isAllowed,
  pageKeys,
  plainDrawers,
  type CapabilityKey,
  type Rights,
} from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { openDrawer } from '@wealth/ui/drawer';
import { goTo } from '../../core/goTo.ts';
import { capabilityIcon } from './capabilityIcon.ts';
import { panels } from '../panels.ts';
import type { CommandKey } from '../search/commandTable.ts';

/** What of the profile drawer this client was given, of the drawers that there are. */
export function placesFor(rights: Rights | null, isThere: (drawer: string) => boolean) {
  const isShown = (key: CapabilityKey) => {
    const { inProfile = false, needs } = capabilityOf(key);
    return inProfile && isAllowed(needs, rights);
  };
  return {
    pages: pageKeys().filter(isShown),
    drawers: plainDrawers().filter((type) => isShown(type) && isThere(type)),
  };
}

/** The rows of the profile drawer that the table of capabilities puts there. */
export function usePlaces(): readonly DrawerPlace[] {
  const t = useMessages('search');
  const router = useRouter();
  const profile = useProfile();
  const { pages, drawers } = placesFor(profile, (drawer) => drawer in panels);
  const place = (key: CapabilityKey & CommandKey, open: () => void): DrawerPlace => ({
    id: key,
    name: t(`${key}Name`),
    icon: capabilityIcon(capabilityOf(key).icon),
    open,
  });
  return [
    ...pages.map((key) =>
      place(key, () => {
        const row = capabilityOf(key);
        if (row.kind === 'page') goTo(router, row.path);
      }),
    ),
    ...drawers.map((type) => place(type, () => void openDrawer(type))),
  ];
}
