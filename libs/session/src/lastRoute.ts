import { toOwnPath, withoutClosingSlash, type OwnPath } from '@wealth/hrefs';
import type { AuthStore, Storages } from './authStore.ts';

const key = 'wealth.lastRoute';
/** Pages that nobody is brought back to. The app writes no address that was not found. */
const notKept = new Set(['/login', '/kyc', '/error', '/about', '/privacy', '/cookie']);

/** The last signed-in page: path, search and hash. */
export interface LastRoute {
  read: () => OwnPath | null;
  write: (address: string) => void;
  /** @param isEverywhere - as in `AuthStore`. @default true */
  forget: (isEverywhere?: boolean) => void;
}

function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return withoutClosingSlash(path);
}

/** Stored beside the auth data: it lives as long and is seen by the same tabs. */
export function createLastRoute(storages: Storages, store: AuthStore): LastRoute {
  const keepable = (address: string): OwnPath | null => {
    const own = toOwnPath(address);
    return own !== null && !notKept.has(pathOf(own)) ? own : null;
  };
  const forget = (isEverywhere = true) => {
    storages.session.remove(key);
    if (isEverywhere) storages.local.remove(key);
  };
  return {
    read: () => {
      const kept = storages.session.read(key) ?? storages.local.read(key);
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
      other.remove(key);
      storage.write(key, own);
    },
    forget,
  };
}
