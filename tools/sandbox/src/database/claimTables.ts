import type { Generated } from 'kysely';

/** Instants are epoch milliseconds, money integer paise, days YYYY-MM-DD. */
export interface ClaimTables {
  /** A claim for compensation. */
  claim: {
    seq: Generated<number>;
    id: string;
    client_id: string;
    reference: string;
    reason: string;
    subject_kind: 'order' | 'application' | 'movement' | null;
    subject_id: string | null;
    /** JSON of the subject, as it was called then. */
    subject: string | null;
    amount: number;
    happened_on: string;
    text: string;
    /** JSON of what a rule said is owed; null where none says. */
    formula: string | null;
    /** JSON of our own record of the subject, as it was then. */
    record: string;
    state: string;
    received_at: number;
    /** When its next event falls due; null for none. */
    due_at: number | null;
    /** Whether the days of the answer went by without one; 0 or 1. */
    is_overdue: number;
    /** JSON of the offer; null before there is one. */
    offer: string | null;
    offered_at: number | null;
    rejected_at: number | null;
    /** The client's account, as it was when the offer was accepted. */
    bank_id: string | null;
    holder: string | null;
    ifsc: string | null;
    number_end: string | null;
    /** The movement that pays it. */
    movement_id: string | null;
    pays_at: number | null;
    paid_at: number | null;
  };
  claim_step: {
    id: Generated<number>;
    claim_id: string;
    state: string;
    at: number;
    /** A code. */
    reason: string | null;
    /** What was asked, answered or said with it. */
    text: string | null;
  };
  /** Evidence, in the order in which it was sent. */
  claim_image: { claim_id: string; position: number; upload_id: string; name: string };
}
