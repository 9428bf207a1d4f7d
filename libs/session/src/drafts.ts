import { isObject, parseJson, type SafeStorage } from './safeStorage.ts';

const storageKey = 'wealth.kycDraft';

/** The ID number, as the wire and as the form call it. */
const neverKept = new Set(['id_no', 'idNumber']);

/** What was typed into forms, so that a lost connection loses none of it. Never put a password or a PIN in here. */
export interface Drafts {
  /** Unchecked: the form checks it like anything that was typed. */
  read: (name: string) => unknown;
  write: (name: string, values: Record<string, unknown>) => void;
  remove: (name: string) => void;
}

/** What the session itself does with them. */
export interface DraftStore extends Drafts {
  /** Forgets all drafts: the client has logged out. */
  clear: () => void;
  /** Forgets the drafts of every other client: this one has signed in. */
  keepOnly: (client: string) => void;
}

/**
 * Drafts live in memory. Only the one named `kyc` is kept in session storage as well, without the ID number and bound
 * to the client, so that it survives the end of a session.
 */
export function createDraftStore(storage: SafeStorage, client: () => string | null): DraftStore {
  const memory = new Map<string, unknown>();

  /** The values of the kept draft, when it is that of the client. */
  function keptOf(owner: string | null): { values: unknown } | null {
    const draft = parseJson(storage.read(storageKey));
    return isObject(draft) && draft['client'] === owner ? { values: draft['values'] } : null;
  }

  return {
    read: (name) => (name === 'kyc' ? keptOf(client())?.values : memory.get(name)),
    write: (name, values) => {
      if (name !== 'kyc') {
        memory.set(name, values);
        return;
      }
      const owner = client();
      if (owner === null) return;
      // Left out at any depth: the steps of the form nest their values.
      const text = JSON.stringify({ client: owner, values }, (key, value: unknown) =>
        neverKept.has(key) ? undefined : value,
      );
      storage.write(storageKey, text);
    },
    remove: (name) => {
      if (name === 'kyc') storage.remove(storageKey);
      else memory.delete(name);
    },
    clear: () => {
      memory.clear();
      storage.remove(storageKey);
    },
    keepOnly: (owner) => {
      if (!keptOf(owner)) storage.remove(storageKey);
    },
  };
}
