import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';
import { movementKinds, type MovementKindName } from './movementKinds.ts';

/** An amount of a movement, by the name of its leg. */
export interface MovementAmount {
  name: string;
  /** Paise or units, above zero. */
  amount: number;
  /** What the units are, or what the money is for. */
  isin: string | null;
}

/** Something that moves money or units and is no trade: its entries carry its id as their reference. */
export interface Movement<Kind extends MovementKindName = MovementKindName> {
  id: string;
  clientId: string;
  kind: Kind;
  state: string;
  /** When it began, epoch milliseconds. */
  at: number;
  /** What it belongs to: the event of a company, an issue, a loan. */
  reference: string | null;
  legs: readonly MovementAmount[];
  /** The states it has come to, the first one first. */
  history: ReadonlyArray<{ state: string; at: number; reason: string | null }>;
}

/** Which movements of a client are asked for: the newest first, from below a place on. */
export interface MovementFilter {
  kinds?: readonly MovementKindName[];
  /** Only those that have come to it and no further. */
  state?: string;
  reference?: string;
  /** Id of the last one of the page before. */
  before?: string;
  limit: number;
}

export interface MovementTable {
  add(movement: Omit<Movement, 'history'>): void;
  addLegs(id: string, legs: readonly MovementAmount[]): void;
  /** Writes a state, and that it came. */
  put(id: string, step: Movement['history'][number]): void;
  find(clientId: string, id: string): Movement | null;
  list(clientId: string, filter: MovementFilter): Movement[];
}

type Row = Selectable<Tables['movement']>;

function isKind(name: string): name is MovementKindName {
  return Object.hasOwn(movementKinds, name);
}

/** @throws RangeError for an unknown kind: the database is of a later version. */
function kindNamed(name: string): MovementKindName {
  if (!isKind(name)) throw new RangeError(`there are no movements of the kind ${name}`);
  return name;
}

/** Reads and writes movements; it knows no rules. */
export function createMovementTable({ query, all, first, insert, prepare, update }: Database): MovementTable {
  type Of = Given<{ id: string }>;
  const legs = prepare((given: Of) =>
    query
      .selectFrom('movement_leg')
      .select(['name', 'amount', 'isin'])
      .where('movement_id', '=', given('id'))
      .orderBy('name'),
  );
  const steps = prepare((given: Of) =>
    query
      .selectFrom('movement_step')
      .select(['state', 'at', 'reason'])
      .where('movement_id', '=', given('id'))
      .orderBy('id'),
  );
  const ofClient = (clientId: string) =>
    query.selectFrom('movement').selectAll().where('client_id', '=', clientId);

  function toMovement({ id, client_id: clientId, kind, state, at, reference }: Row): Movement {
    const parts = { legs: legs.all({ id }), history: steps.all({ id }) };
    return { id, clientId, kind: kindNamed(kind), state, at, reference, ...parts };
  }

  return {
    add({ id, clientId, kind, state, at, reference, legs: amounts }) {
      const row: Insertable<Tables['movement']> = { id, client_id: clientId, kind, state, at, reference };
      insert('movement', row);
      for (const leg of amounts) insert('movement_leg', { movement_id: id, ...leg });
      insert('movement_step', { movement_id: id, state, at, reason: null });
    },
    addLegs(id, amounts) {
      for (const leg of amounts) insert('movement_leg', { movement_id: id, ...leg });
    },
    put(id, { state, at, reason }) {
      update('movement', { id }, { state });
      insert('movement_step', { movement_id: id, state, at, reason });
    },
    find(clientId, id) {
      const row = first(ofClient(clientId).where('id', '=', id));
      return row ? toMovement(row) : null;
    },
    list(clientId, { kinds, state, reference, before, limit }) {
      let rows = ofClient(clientId).orderBy('seq', 'desc').limit(limit);
      if (kinds) rows = rows.where('kind', 'in', kinds);
      if (state !== undefined) rows = rows.where('state', '=', state);
      if (reference !== undefined) rows = rows.where('reference', '=', reference);
      if (before !== undefined) {
        rows = rows.where('seq', '<', query.selectFrom('movement').select('seq').where('id', '=', before));
      }
      return all(rows).map(toMovement);
    },
  };
}
