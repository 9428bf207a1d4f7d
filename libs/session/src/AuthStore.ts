import { isObject, parseJson, type SafeStorage } from './SafeStorage.ts';

const key = 'wealth.auth';

/** All that storage knows of a session. The access token is never stored. */
export interface StoredAuth {
  refreshToken: string;
  /** Whether the session outlives the browser: kept in local storage then, else in session storage. */
  isRemembered: boolean;
}

export interface Storages {
  local: SafeStorage;
  session: SafeStorage;
}

/**
 * Keeps the auth data in the storage that Remember Me asks for, and in no other.
 *
 * What is not meant `isEverywhere` stops at this tab: local storage may hold the next client's session by now.
 */
export class AuthStore {
  readonly #storages: Storages;

  constructor(storages: Storages) {
    this.#storages = storages;
  }

  /** The auth data, or null. Data that was tampered with is removed. */
  read(isEverywhere = true): StoredAuth | null {
    const { local, session } = this.#storages;
    return this.#readFrom(session, false) ?? (isEverywhere ? this.#readFrom(local, true) : null);
  }

  write({ refreshToken, isRemembered }: StoredAuth): void {
    const { local, session } = this.#storages;
    const [kept, other] = isRemembered ? [local, session] : [session, local];
    other.remove(key);
    kept.write(key, JSON.stringify({ refresh_token: refreshToken, remember: isRemembered }));
  }

  clear(isEverywhere: boolean): void {
    this.#storages.session.remove(key);
    if (isEverywhere) this.#storages.local.remove(key);
  }

  #readFrom(storage: SafeStorage, isRemembered: boolean): StoredAuth | null {
    const text = storage.read(key);
    if (text === null) return null;
    const value = parseJson(text);
    if (isObject(value) && value['remember'] === isRemembered) {
      const { refresh_token: refreshToken } = value;
      if (typeof refreshToken === 'string' && refreshToken !== '' && refreshToken.length <= 8192) {
        return { refreshToken, isRemembered };
      }
    }
    storage.remove(key);
    return null;
  }
}
