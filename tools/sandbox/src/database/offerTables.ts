import type { WaiverState } from '@wealth/domain/offers';
import type { Generated } from 'kysely';

/** Instants are epoch milliseconds, money integer paise, days YYYY-MM-DD. */
export interface OfferTables {
  /** A waiver of one of our own charges. */
  offer: {
    /** In the order in which they were granted. */
    seq: Generated<number>;
    id: string;
    client_id: string;
    reason: 'risk_lessons' | 'goodwill';
    uses: number;
    /** How many of them are gone; the database refuses more than there are. */
    used: number;
    state: WaiverState;
    granted_at: number;
    valid_from: string;
    valid_until: string;
    /** When it expires; null once it has ended. */
    due_at: number | null;
  };
  /** A sale whose charge was waived. */
  offer_use: {
    id: Generated<number>;
    offer_id: string;
    kind: 'order' | 'application';
    /** The order or application. */
    reference: string;
    market: string;
    symbol: string;
    amount: number;
    at: number;
  };
}
