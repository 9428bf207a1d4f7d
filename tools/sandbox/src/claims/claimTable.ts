import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';

export type StoredClaim = Selectable<Tables['claim']>;
export type NewClaim = Insertable<Tables['claim']>;
export type ClaimStep = Omit<Selectable<Tables['claim_step']>, 'id' | 'claim_id'>;
export type ClaimImage = Omit<Selectable<Tables['claim_image']>, 'claim_id' | 'position'>;

export interface ClaimPageOptions {
  /** `seq` of the last one of the page before; null for the first page. */
  before: number | null;
  limit: number;
}

export interface ClaimTable {
  add(claim: Omit<NewClaim, 'reference'>, prefix: string): StoredClaim;
  update(id: string, values: Partial<StoredClaim>): void;
  addStep(id: string, step: ClaimStep): void;
  stepsOf(id: string): ClaimStep[];
  addImages(id: string, images: readonly ClaimImage[]): void;
  imagesOf(id: string): ClaimImage[];
  find(clientId: string, id: string): StoredClaim | null;
  byReference(reference: string): StoredClaim | null;
  /** The newest first. */
  list(clientId: string, options: ClaimPageOptions): StoredClaim[];
  /** Those in one of these states. */
  inStates(clientId: string, states: readonly string[]): StoredClaim[];
  /** The first that is due up to an instant. */
  nextDue(until: number): StoredClaim | null;
}

const digits = 4;

/** Reads and writes claims; it knows no rules. */
export function createClaimTable({
  query,
  all,
  first,
  insert,
  prepare,
  transaction,
  update,
}: Database): ClaimTable {
  const rows = query.selectFrom('claim').selectAll();
  // Asked for at each round.
  const nextDue = prepare((given: Given<{ until: number }>) =>
    rows.where('due_at', '<=', given('until')).orderBy('due_at').orderBy('seq').limit(sql.lit(1)),
  );
  const imagesOf = (id: string) =>
    all(
      query
        .selectFrom('claim_image')
        .select(['upload_id', 'name'])
        .where('claim_id', '=', id)
        .orderBy('position'),
    );

  return {
    add: (claim, prefix) =>
      transaction(() => {
        const last = first(query.selectFrom('claim').select('seq').orderBy('seq', 'desc').limit(1));
        // Short enough to be read aloud, and no two are alike.
        const reference = `${prefix}${String((last?.seq ?? 0) + 1).padStart(digits, '0')}`;
        insert('claim', { ...claim, reference });
        const added = first(rows.where('id', '=', claim.id));
        if (!added) throw new RangeError(`the claim ${claim.id} was not written`);
        return added;
      }),
    update: (id, values) => update('claim', { id }, values),
    addStep: (id, step) => insert('claim_step', { claim_id: id, ...step }),
    stepsOf: (id) =>
      all(
        query
          .selectFrom('claim_step')
          .select(['state', 'at', 'reason', 'text'])
          .where('claim_id', '=', id)
          .orderBy('id'),
      ),
    addImages(id, images) {
      const already = imagesOf(id).length;
      for (const [index, image] of images.entries()) {
        insert('claim_image', { claim_id: id, position: already + index, ...image });
      }
    },
    imagesOf,
    find: (clientId, id) => first(rows.where('client_id', '=', clientId).where('id', '=', id)) ?? null,
    byReference: (reference) => first(rows.where('reference', '=', reference)) ?? null,
    list(clientId, { before, limit }) {
      const own = rows.where('client_id', '=', clientId).orderBy('seq', 'desc').limit(limit);
      return all(before === null ? own : own.where('seq', '<', before));
    },
    inStates: (clientId, states) =>
      all(rows.where('client_id', '=', clientId).where('state', 'in', states).orderBy('seq')),
    nextDue: (until) => nextDue.first({ until }) ?? null,
  };
}
