import {
  capabilityOf,
  isAllowed,
  pageKeys,
  plainDrawers,
  type CapabilityKey,
  type DrawerType,
  type PlainDrawer,
  type Rights,
} from '@wealth/hrefs';
import type { PlainMessageKey } from '@wealth/i18n-locale';

type Key = PlainMessageKey<'search'>;
type NameOf<Text> = Text extends `${infer Name}Words` ? (`${Name}Name` extends Key ? Name : never) : never;

/** A page or an action: `<key>Name` is what it is called, `<key>Words` are the phrases by which else it is found. */
export type CommandKey = NameOf<Key>;

const mayUse = (key: CapabilityKey, rights: Rights | null) => isAllowed(capabilityOf(key).needs, rights);

/** Every page with an address of its own that this client may see; those of the server's menu come from there. */
export function openPages(rights: Rights | null) {
  return pageKeys().flatMap((key) => {
    const row = capabilityOf(key);
    return row.kind === 'page' && mayUse(key, rights) ? [{ ...row, key }] : [];
  });
}

/** The types of drawers that this client may open, of those that there are; the search denies that others exist. */
export function openDrawers(
  isThere: (type: DrawerType) => boolean,
  rights: Rights | null,
): readonly PlainDrawer[] {
  return plainDrawers().filter((type) => isThere(type) && mayUse(type, rights));
}
