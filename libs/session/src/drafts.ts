import { isObject, parseJson, type SafeStorage } from './safeStorage.ts';

/** Those that are kept in session storage, and under which key. */
const keptAs = new Map([
  ['kyc', 'wealth.kycDraft'],
  ['ticket', 'wealth.ticketDraft'],
]);

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
 * Drafts live in memory. Only those named `kyc` and `ticket` are kept in session storage as well, without the ID number and
 * bound to the client, so that they survive the end of a session.
 */
export function createDraftStore(storage: SafeStorage, client: () => string | null): DraftStore {
  const memory = new Map<string, unknown>();

  /** The values of a kept draft, when it is that of the client. */
  function keptOf(key: string, owner: string | null): { values: unknown } | null {
    const draft = parseJson(storage.read(key));
    return isObject(draft) && draft['client'] === owner ? { values: draft['values'] } : null;
  }

  return {
    read(name) {
      const key = keptAs.get(name);
      return key === undefined ? memory.get(name) : keptOf(key, client())?.values;
    },
    write(name, values) {
      const key = keptAs.get(name);
      if (key === undefined) {
        memory.set(name, values);
        return;
      }
      const owner = client();
      if (owner === null) return;
      // Left out at any depth: the steps of the form nest their values.
      const text = JSON.stringify({ client: owner, values }, (field, value: unknown) =>
        neverKept.has(field) ? undefined : value,
      );
      storage.write(key, text);
    },
    remove(name) {
      memory.delete(name);
      const key = keptAs.get(name);
      if (key !== undefined) storage.remove(key);
    },
    clear() {
      memory.clear();
      for (const key of keptAs.values()) storage.remove(key);
    },
    keepOnly(owner) {
      for (const key of keptAs.values()) if (!keptOf(key, owner)) storage.remove(key);
    },
  };
}
