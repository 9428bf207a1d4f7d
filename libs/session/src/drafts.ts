import { isObject, parseJson, type SafeStorage } from './safeStorage.ts';
import { storedDrafts, type StoredDraft } from './storedKinds.ts';

const storedAs = new Map(storedDrafts.map((draft) => [draft.name, draft]));

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
 * Drafts live in memory. Only those of the table of stored kinds are kept in session storage as well, bound to the client, so
 * that they survive the end of a session.
 */
export function createDraftStore(storage: SafeStorage<'session'>, client: () => string | null): DraftStore {
  const memory = new Map<string, unknown>();

  /** The values of a kept draft, when it is that of the client. */
  function keptOf({ kind }: StoredDraft, owner: string | null): { values: unknown } | null {
    const draft = parseJson(storage.read(kind));
    return isObject(draft) && draft['client'] === owner ? { values: draft['values'] } : null;
  }

  return {
    read(name) {
      const stored = storedAs.get(name);
      return stored ? keptOf(stored, client())?.values : memory.get(name);
    },
    write(name, values) {
      const stored = storedAs.get(name);
      if (!stored) {
        memory.set(name, values);
        return;
      }
      const owner = client();
      if (owner === null) return;
      // Left out at any depth: the steps of the form nest their values.
      const text = JSON.stringify({ client: owner, values }, (field, value: unknown) =>
        stored.without.includes(field) ? undefined : value,
      );
      storage.write(stored.kind, text);
    },
    remove(name) {
      memory.delete(name);
      const stored = storedAs.get(name);
      if (stored) storage.remove(stored.kind);
    },
    clear() {
      memory.clear();
      for (const { kind } of storedDrafts) storage.remove(kind);
    },
    keepOnly(owner) {
      for (const draft of storedDrafts) if (!keptOf(draft, owner)) storage.remove(draft.kind);
    },
  };
}
