import { isObject, parseJson, type SafeStorage } from './SafeStorage.ts';

const draftsKey = 'wealth.kycDraft';

/** The ID number, as the wire and as the form call it. */
const neverKept = new Set(['id_no', 'idNumber']);

/** What was typed into forms, so that a lost connection loses none of it. Never put a password or a PIN in here. */
export interface Drafts {
  /** Unchecked: the form checks it like anything that was typed. */
  read: (name: string) => unknown;
  write: (name: string, values: Record<string, unknown>) => void;
  remove: (name: string) => void;
}

/**
 * Drafts live in memory. Only the one named `kyc` is kept in session storage as well, without the ID number and bound
 * to the client, so that it survives the end of a session.
 */
export class DraftStore implements Drafts {
  readonly #storage: SafeStorage;
  readonly #client: () => string | null;
  readonly #memory = new Map<string, unknown>();

  constructor(storage: SafeStorage, client: () => string | null) {
    this.#storage = storage;
    this.#client = client;
  }

  readonly read = (name: string): unknown => (name === 'kyc' ? this.#readKyc() : this.#memory.get(name));

  readonly write = (name: string, values: Record<string, unknown>): void => {
    if (name !== 'kyc') {
      this.#memory.set(name, values);
      return;
    }
    const client = this.#client();
    if (client === null) return;
    // Left out at any depth: the steps of the form nest their values.
    const text = JSON.stringify({ client, values }, (key, value: unknown) =>
      neverKept.has(key) ? undefined : value,
    );
    this.#storage.write(draftsKey, text);
  };

  readonly remove = (name: string): void => {
    if (name === 'kyc') this.#storage.remove(draftsKey);
    else this.#memory.delete(name);
  };

  /** Forgets all drafts: the client has logged out. */
  clear(): void {
    this.#memory.clear();
    this.#storage.remove(draftsKey);
  }

  /** Forgets the drafts of every other client: this one has signed in. */
  keepOnly(client: string): void {
    const draft = parseJson(this.#storage.read(draftsKey));
    if (!isObject(draft) || draft['client'] !== client) this.#storage.remove(draftsKey);
  }

  #readKyc(): unknown {
    const draft = parseJson(this.#storage.read(draftsKey));
    return isObject(draft) && draft['client'] === this.#client() ? draft['values'] : undefined;
  }
}
