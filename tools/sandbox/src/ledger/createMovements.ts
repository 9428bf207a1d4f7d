import { istDay, type Paise } from '@wealth/domain';
import { isNext } from '@wealth/domain/lifecycle';
import type { Database } from '../database/database.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { accountOf } from './accountCodes.ts';
import { accountFamilies } from './accountFamilies.ts';
import { shortage, type Holds, type Shortage } from './createHolds.ts';
import type { Journal, Posting } from './createJournal.ts';
import { createMovementTable, type Movement, type MovementAmount } from './createMovementTable.ts';
import {
  movementKinds,
  type LegName,
  type MovementKind,
  type MovementKindName,
  type MovementState,
} from './movementKinds.ts';

/** Amounts by the names of legs; those that are left out are not moved. */
export type NewLegs<Kind extends MovementKindName> = Partial<
  Record<LegName<Kind>, (Pick<MovementAmount, 'amount'> & { isin?: string }) | undefined>
>;

export interface NewMovement<Kind extends MovementKindName> {
  /** One that is made up when absent. */
  id?: string;
  clientId: string;
  kind: Kind;
  legs: NewLegs<Kind>;
  /** Epoch milliseconds. */
  at: number;
  /** What it belongs to. */
  reference?: string;
}

export interface MovementChange<Kind extends MovementKindName> {
  /** Epoch milliseconds. */
  at: number;
  /** Why it came to this. */
  reason?: string;
  /** Legs whose amounts are known only in this state. */
  legs?: NewLegs<Kind>;
}

/** The movement that was written, or why nothing was. */
export type Moved<Kind extends MovementKindName> =
  | { movement: Movement<Kind>; shortage: null }
  | { movement: null; shortage: Shortage };

/** The movement of a step that cannot fall short. @throws RangeError where it does. */
export function moved<Kind extends MovementKindName>({
  movement,
  shortage: missing,
}: Moved<Kind>): Movement<Kind> {
  if (!movement) throw new RangeError(`${missing.missing} are missing`);
  return movement;
}

export interface Movements {
  /**
   * Writes a movement in the first state of its kind, with the entries that belong to it.
   *
   * @throws As the database refuses it when what happens once for a client has happened.
   */
  begin<Kind extends MovementKindName>(movement: NewMovement<Kind>): Moved<Kind>;
  /**
   * Brings a movement into its next state, with the entries that belong to it.
   *
   * @throws RangeError for a state that does not follow.
   */
  advance<Kind extends MovementKindName>(
    movement: Movement<Kind>,
    state: MovementState<Kind>,
    change: MovementChange<Kind>,
  ): Moved<Kind>;
  movement(clientId: string, id: string): Movement | null;
  /** The newest first. */
  movements: ReturnType<typeof createMovementTable>['list'];
}

interface MovementsOptions {
  database: Database;
  journal: Journal;
  holds: Holds;
  random: Pick<RandomSource, 'uuid'>;
  now: () => number;
  /** What may leave today. */
  withdrawable: (clientId: string) => Paise;
}

const kinds: Readonly<Record<MovementKindName, MovementKind>> = movementKinds;

/** What all movements of a kind have in common. */
export const kindOf = (kind: MovementKindName): MovementKind => kinds[kind];

function toAmounts(
  legs: Readonly<Record<string, { amount: number; isin?: string } | undefined>>,
): MovementAmount[] {
  return Object.entries(legs).flatMap(([name, leg]) =>
    leg ? [{ name, amount: leg.amount, isin: leg.isin ?? null }] : [],
  );
}

interface Step {
  movement: Movement;
  /** Null before the first one. */
  before: string | null;
  state: string;
  at: number;
}

/** An amount that goes from one account to another. */
type LegPosting = Posting & { isin: string | null };

/** What goes from one account to another by a step. */
export function postingsOf({ movement, before, state, at }: Step): LegPosting[] {
  const kind = kinds[movement.kind];
  return movement.legs.flatMap(({ name, amount, isin }) => {
    const leg = kind.legs[name];
    const from = before === null ? leg?.from : leg?.at[before];
    const to = leg?.at[state];
    if (!leg || !from || !to) throw new RangeError(`a ${movement.kind} has no ${name} in ${state}`);
    if (from === to) return [];
    const owner = { clientId: movement.clientId, isin };
    const { unit } = accountFamilies[to];
    const [debit, credit] = [accountOf(from, owner), accountOf(to, owner)];
    return [{ code: leg.code, debit, credit, amount, unit, effectiveAt: at, isin }];
  });
}

/** Makes the movements. */
export function createMovements({
  database,
  journal,
  holds,
  now,
  random,
  withdrawable,
}: MovementsOptions): Movements {
  const table = createMovementTable(database);

  /** What a withdrawal asks for, and what has to be there for the entries of a step. */
  function shortageOf({ movement, before }: Step, postings: readonly LegPosting[]): Shortage | null {
    const [first] = movement.legs;
    if (kinds[movement.kind].isWithdrawal && before === null && first) {
      const cash = accountOf('cash', { clientId: movement.clientId, isin: null });
      const missing = shortage(cash, withdrawable(movement.clientId), first.amount);
      if (missing) return missing;
    }
    if (kinds[movement.kind].isAhead) return null;
    for (const { debit, amount } of postings) {
      if (debit.lowest === null) continue;
      const missing = shortage(debit, holds.availableTo(movement.id, debit), amount);
      if (missing) return missing;
    }
    return null;
  }

  /** Blocks what waits where it is, and ends that when it goes. */
  function changeHold({ movement, before, state }: Step): void {
    const { held, legs } = kinds[movement.kind];
    const { clientId, id } = movement;
    if (held !== undefined && before === held) holds.release(clientId, id);
    if (state !== held) return;
    const blocked = movement.legs.flatMap(({ name, amount, isin }) => {
      const place = legs[name]?.at[state];
      return place ? [{ account: accountOf(place, { clientId, isin }), amount }] : [];
    });
    holds.hold({ clientId, reference: id, legs: blocked });
  }

  /** Writes the entries of a step, or says why there can be none. */
  function post(step: Step): Shortage | null {
    const postings = postingsOf(step);
    const missing = shortageOf(step, postings);
    if (missing) return missing;
    changeHold(step);
    const { clientId, id: reference } = step.movement;
    for (const { isin, ...posting } of postings) {
      journal.post({ clientId, isin, reference, recordedAt: now(), day: istDay(step.at) }, [posting]);
    }
    return null;
  }

  return {
    begin: ({ clientId, kind, legs, at, id = random.uuid(), reference = null }) =>
      database.transaction(() => {
        const [state = ''] = Object.keys(kinds[kind].next);
        const history = [{ state, at, reason: null }];
        const movement = { id, clientId, kind, state, at, reference, legs: toAmounts(legs), history };
        const missing = post({ movement, before: null, state, at });
        if (missing) return { movement: null, shortage: missing };
        table.add(movement);
        return { movement, shortage: null };
      }),
    advance: (before, state, { at, reason = null, legs = {} }) =>
      database.transaction(() => {
        if (!isNext(kinds[before.kind], { from: before.state, to: state })) {
          throw new RangeError(`a ${before.kind} does not go from ${before.state} to ${state}`);
        }
        const added = toAmounts(legs);
        const step = { state, at, reason };
        const movement = {
          ...before,
          state,
          legs: [...before.legs, ...added],
          history: [...before.history, step],
        };
        const missing = post({ movement, before: before.state, state, at });
        if (missing) return { movement: null, shortage: missing };
        table.addLegs(before.id, added);
        table.put(before.id, step);
        return { movement, shortage: null };
      }),
    movement: table.find,
    movements: table.list,
  };
}
