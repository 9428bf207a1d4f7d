import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';

export type StoredOffer = Selectable<Tables['offer']>;
export type NewOffer = Insertable<Tables['offer']>;
export type OfferUse = Omit<Selectable<Tables['offer_use']>, 'id' | 'offer_id'>;

/** Shown of one client at most, the newest of them. */
const mostShown = 200;

export interface OfferTable {
  add(offer: NewOffer): StoredOffer;
  update(id: string, values: Partial<StoredOffer>): void;
  addUse(id: string, use: OfferUse): void;
  /** In the order of time. */
  usesOf(id: string): OfferUse[];
  /** The newest first. */
  list(clientId: string): StoredOffer[];
  /** Those that wait for a sale, in the order in which they were granted. */
  available(clientId: string): StoredOffer[];
  ofReason(clientId: string, reason: StoredOffer['reason']): StoredOffer | null;
  /** The first that is due up to an instant. */
  nextDue(until: number): StoredOffer | null;
}

/** Reads and writes waivers; it knows no rules. */
export function createOfferTable({ query, all, first, insert, prepare, update }: Database): OfferTable {
  const rows = query.selectFrom('offer').selectAll();
  // Asked for at each round, and before each sale.
  const nextDue = prepare((given: Given<{ until: number }>) =>
    rows.where('due_at', '<=', given('until')).orderBy('due_at').orderBy('seq').limit(sql.lit(1)),
  );
  const available = prepare((given: Given<{ clientId: string }>) =>
    rows.where('client_id', '=', given('clientId')).where('state', '=', 'AVAILABLE').orderBy('seq'),
  );

  return {
    add(offer) {
      insert('offer', offer);
      const added = first(rows.where('id', '=', offer.id));
      if (!added) throw new RangeError(`the waiver ${offer.id} was not written`);
      return added;
    },
    update: (id, values) => update('offer', { id }, values),
    addUse: (id, use) => insert('offer_use', { offer_id: id, ...use }),
    usesOf: (id) =>
      all(
        query
          .selectFrom('offer_use')
          .select(['kind', 'reference', 'market', 'symbol', 'amount', 'at'])
          .where('offer_id', '=', id)
          .orderBy('id'),
      ),
    list: (clientId) => all(rows.where('client_id', '=', clientId).orderBy('seq', 'desc').limit(mostShown)),
    available: (clientId) => available.all({ clientId }),
    ofReason: (clientId, reason) =>
      first(rows.where('client_id', '=', clientId).where('reason', '=', reason).limit(1)) ?? null,
    nextDue: (until) => nextDue.first({ until }) ?? null,
  };
}
