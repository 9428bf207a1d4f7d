import { toOwnPath, type OwnPath } from '@wealth/hrefs';
import type { AuthStore, Storages } from './authStore.ts';

/** The last signed-in page: path, search and hash. */
export interface LastRoute {
  read: () => OwnPath | null;
  write: (address: string) => void;
  /** @param isEverywhere - as in `AuthStore`. @default true */
  forget: (isEverywhere?: boolean) => void;
}

/** Whether a client is brought back to a page; asked of what is read too, since anybody may have written it. */
export type IsKept = (address: OwnPath) => boolean;

/** Stored beside the auth data: it lives as long and is seen by the same tabs. */
export function createLastRoute(storages: Storages, store: AuthStore, isKept: IsKept): LastRoute {
  const keepable = (address: string): OwnPath | null => {
    const own = toOwnPath(address);
    return own !== null && isKept(own) ? own : null;
  };
  const forget = (isEverywhere = true) => {
    storages.session.remove('lastRoute');
    if (isEverywhere) storages.local.remove('lastRoute');
  };
  return {
    read: () => {
      const kept = storages.session.read('lastRoute') ?? storages.local.read('lastRoute');
      if (kept === null) return null;
      const own = keepable(kept);
      if (own === null) forget();
      return own;
    },
    write: (address) => {
      const own = keepable(address);
      const auth = store.read();
      if (own === null || !auth) return;
      const [storage, other] = auth.isRemembered
        ? [storages.local, storages.session]
        : [storages.session, storages.local];
      other.remove('lastRoute');
      storage.write('lastRoute', own);
    },
    forget,
  };
}
