import type { InstrumentRef } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import {
  createWatchlistTable,
  type Watchlist,
  type WatchlistHead,
  type WatchlistLook,
  type WatchlistTable,
} from './watchlistTable.ts';

/** The list that follows what is held: its name and its instruments are not the client's to change. */
export const holdingsId = 'holdings';
export const maxLists = 500;
/** Rows of all lists of a client: an answer with all of them stays below the 5 MB that a page reads. */
export const maxRowsOfAll = 40_000;

/** What a client wants a list to be, made from the version that it has seen. */
export interface WatchlistChange extends Partial<WatchlistLook> {
  id: string;
  version: number;
  name?: string | undefined;
  instruments?: readonly InstrumentRef[] | undefined;
}

/** Why nothing was changed. */
export type WatchlistRefusal = 'stale' | 'gone' | 'taken' | 'tooMany' | 'kept' | 'unnamed';

export interface Watchlists {
  /** In the client's order, with the list that follows the holdings. */
  list(clientId: string): Watchlist[];
  find(clientId: string, id: string): Watchlist | null;
  /** Makes a list (version 0, at the end) or changes it. */
  save(clientId: string, change: WatchlistChange): Watchlist | WatchlistRefusal;
  /** All lists in a new order; what is absent of one stays. All or nothing. */
  saveAll(clientId: string, changes: readonly WatchlistChange[]): WatchlistRefusal | null;
  remove(clientId: string, id: string, version: number): WatchlistRefusal | null;
}

export interface WatchlistsOptions {
  database: Database;
  /** What a client holds now. */
  heldBy: (clientId: string) => InstrumentRef[];
}

const holdingsHead: WatchlistHead = {
  id: holdingsId,
  name: 'My holdings',
  version: 0,
  rowCount: 0,
  columns: ['last_price', 'change', 'change_percent', 'sparkline', 'week52_range', 'alert_distance'],
  sort: null,
};

/** What a new list shows when its maker does not say. */
const firstLook: WatchlistLook = {
  columns: ['last_price', 'change', 'change_percent', 'sparkline', 'week52_range', 'alert_distance'],
  sort: null,
};

/** A name as it is kept. */
function cleanName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

const nameKey = (name: string) => cleanName(name).toLowerCase();

/** The stored lists, and the one that needs no row until its look was changed. */
function allHeads(table: WatchlistTable, clientId: string): WatchlistHead[] {
  const heads = table.heads(clientId);
  return heads.some(({ id }) => id === holdingsId) ? heads : [...heads, holdingsHead];
}

/** Whether lists may exist together. */
function faultOfAll(heads: readonly WatchlistHead[]): WatchlistRefusal | null {
  if (heads.length > maxLists) return 'tooMany';
  if (heads.reduce((total, { rowCount }) => total + rowCount, 0) > maxRowsOfAll) return 'tooMany';
  return new Set(heads.map(({ name }) => nameKey(name))).size < heads.length ? 'taken' : null;
}

/** What becomes of a list, with its version grown. */
function changed(head: WatchlistHead | undefined, change: WatchlistChange): WatchlistHead {
  const before = head ?? { ...firstLook, name: '', version: 0, rowCount: 0 };
  const look = {
    columns: change.columns ?? before.columns,
    sort: change.sort === undefined ? before.sort : change.sort,
  };
  const grown = { ...look, id: change.id, version: before.version + 1 };
  // The rows of this list are the client's holdings.
  if (change.id === holdingsId) return { ...grown, name: holdingsHead.name, rowCount: 0 };
  return {
    ...grown,
    name: change.name === undefined ? before.name : cleanName(change.name),
    rowCount: change.instruments?.length ?? before.rowCount,
  };
}

function hasContent({ name, instruments, columns, sort }: WatchlistChange): boolean {
  return [name, instruments, columns, sort].some((part) => part !== undefined);
}

function faultOfChange(head: WatchlistHead | undefined, change: WatchlistChange): WatchlistRefusal | null {
  if (!head && change.version > 0) return 'gone';
  if (!head && change.name === undefined) return 'unnamed';
  return head && head.version !== change.version ? 'stale' : null;
}

/** Makes the store of watch lists. */
export function createWatchlists({ database, heldBy }: WatchlistsOptions): Watchlists {
  const table = createWatchlistTable(database);

  function withInstruments(clientId: string, head: WatchlistHead): Watchlist {
    const instruments = head.id === holdingsId ? heldBy(clientId) : table.instruments(clientId, head.id);
    return { ...head, instruments };
  }

  /** The instruments that are stored with a list; none where they follow the holdings. */
  function instrumentsOf(clientId: string, { id, instruments }: WatchlistChange): InstrumentRef[] {
    if (id === holdingsId) return [];
    return instruments ? [...instruments] : table.instruments(clientId, id);
  }

  function find(clientId: string, id: string): Watchlist | null {
    const head = allHeads(table, clientId).find((candidate) => candidate.id === id);
    return head ? withInstruments(clientId, head) : null;
  }

  function place(clientId: string, id: string): number {
    return table.position(clientId, id) ?? table.nextPosition(clientId);
  }

  function save(clientId: string, change: WatchlistChange): Watchlist | WatchlistRefusal {
    const heads = allHeads(table, clientId);
    const head = heads.find(({ id }) => id === change.id);
    const next = changed(head, change);
    const fault =
      faultOfChange(head, change) ?? faultOfAll([...heads.filter((other) => other !== head), next]);
    if (fault) return fault;
    const stored = { ...next, instruments: instrumentsOf(clientId, change) };
    table.write(clientId, place(clientId, change.id), stored);
    return withInstruments(clientId, next);
  }

  /** Writes one of several lists into its place; it counts as changed when it has moved, too. */
  function writeInOrder(
    clientId: string,
    { change, head, next }: { change: WatchlistChange; head: WatchlistHead | undefined; next: WatchlistHead },
    { position, hasMoved }: { position: number; hasMoved: boolean },
  ): void {
    if (!head || hasContent(change)) {
      table.write(clientId, position, { ...next, instruments: instrumentsOf(clientId, change) });
    } else if (table.position(clientId, head.id) === null) {
      // The list of the holdings has no row yet; one is made only where it leaves its place.
      if (hasMoved) table.write(clientId, position, { ...next, instruments: [] });
    } else {
      table.setPlace(clientId, head.id, { position, version: hasMoved ? next.version : head.version });
    }
  }

  function saveAll(clientId: string, changes: readonly WatchlistChange[]): WatchlistRefusal | null {
    const heads = allHeads(table, clientId);
    const byId = new Map(heads.map((head) => [head.id, head]));
    const steps = changes.map((change) => {
      const head = byId.get(change.id);
      return { change, head, next: changed(head, change) };
    });
    const named = new Set(changes.map(({ id }) => id));
    if (heads.some(({ id }) => !named.has(id))) return 'stale';
    const faults = steps.map(({ change, head }) => faultOfChange(head, change));
    // A list that is gone is one more thing that the caller has not seen.
    const fault = faults.find((one) => one !== null) ?? faultOfAll(steps.map(({ next }) => next));
    if (fault) return fault === 'gone' ? 'stale' : fault;
    for (const [index, step] of steps.entries()) {
      const hasMoved = heads[index]?.id !== step.change.id;
      writeInOrder(clientId, step, { position: index + 1, hasMoved });
    }
    return null;
  }

  return {
    list: (clientId) => allHeads(table, clientId).map((head) => withInstruments(clientId, head)),
    find,
    save: (clientId, change) => database.transaction(() => save(clientId, change)),
    saveAll: (clientId, changes) => database.transaction(() => saveAll(clientId, changes)),
    remove(clientId, id, version) {
      const head = allHeads(table, clientId).find((candidate) => candidate.id === id);
      if (!head) return 'gone';
      if (id === holdingsId) return 'kept';
      if (head.version !== version) return 'stale';
      table.delete(clientId, id);
      return null;
    },
  };
}
