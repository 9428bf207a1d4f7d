import { isObject, parseJson, type SafeStorage } from './safeStorage.ts';

/** All that storage knows of a session. The access token is never stored. */
export interface StoredAuth {
  refreshToken: string;
  /** Whether the session outlives the browser: kept in local storage then, else in session storage. */
  isRemembered: boolean;
}

export interface Storages {
  local: SafeStorage<'local'>;
  session: SafeStorage<'session'>;
}

/**
 * Keeps the auth data in the storage that Remember Me asks for, and in no other.
 *
 * What is not meant `isEverywhere` stops at this tab: local storage may already hold the next client's session.
 */
export interface AuthStore {
  /** The auth data, or null. Data that was tampered with is removed. `isEverywhere` unless told otherwise. */
  read: (isEverywhere?: boolean) => StoredAuth | null;
  write: (auth: StoredAuth) => void;
  clear: (isEverywhere: boolean) => void;
}

function readFrom(storage: Storages[keyof Storages], isRemembered: boolean): StoredAuth | null {
  const text = storage.read('signIn');
  if (text === null) return null;
  const value = parseJson(text);
  if (isObject(value) && value['remember'] === isRemembered) {
    const { refresh_token: refreshToken } = value;
    if (typeof refreshToken === 'string' && refreshToken !== '' && refreshToken.length <= 8192) {
      return { refreshToken, isRemembered };
    }
  }
  storage.remove('signIn');
  return null;
}

export function createAuthStore({ local, session }: Storages): AuthStore {
  return {
    read: (isEverywhere = true) => readFrom(session, false) ?? (isEverywhere ? readFrom(local, true) : null),
    write: ({ refreshToken, isRemembered }) => {
      const [kept, other] = isRemembered ? [local, session] : [session, local];
      other.remove('signIn');
      kept.write('signIn', JSON.stringify({ refresh_token: refreshToken, remember: isRemembered }));
    },
    clear: (isEverywhere) => {
      session.remove('signIn');
      if (isEverywhere) local.remove('signIn');
    },
  };
}
