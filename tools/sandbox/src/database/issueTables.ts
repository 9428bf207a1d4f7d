import type { CalendarDay } from '@wealth/domain';
import type { Generated } from 'kysely';

/** Instants are epoch milliseconds, money integer paise. */
export interface IssueTables {
  /** What was changed of an issue by hand. */
  issue_change: { issue_id: string; withdrawn_at: number | null; closes_on: CalendarDay | null };
  /** An application for an issue, or a bid on a block. */
  issue_application: {
    seq: Generated<number>;
    id: string;
    client_id: string;
    kind: 'ipo' | 'fpo' | 'ofs' | 'block';
    /** The issue or the block. */
    issue_id: string;
    market: string;
    symbol: string;
    isin: string;
    side: 'BUY' | 'SELL';
    state: string;
    /** JSON: quantities and prices, the latter in paise or null for the cut-off. */
    bids: string;
    /** What is blocked: in the bank, in cash with charges, or of units nothing. */
    amount: number;
    upi_id: string | null;
    /** The client's account as it was then. */
    bank_id: string | null;
    holder: string | null;
    ifsc: string | null;
    number_end: string | null;
    mandate_reference: string | null;
    mandate_sent_at: number | null;
    decided_at: number | null;
    asked_at: number;
    /** When its next event falls due; null for none. */
    due_at: number | null;
    /** Its number in the draw, from 0; null where it took no part. */
    number: number | null;
    /** What was allotted or traded; null until it is known. */
    allotted: number | null;
    price: number | null;
    /** 1 once the bank has failed to release in time, 2 once the client is told of it. */
    is_late: number;
    released_at: number | null;
  };
  block_notice: { client_id: string; due_at: number };
  issue_application_step: {
    id: Generated<number>;
    application_id: string;
    state: string;
    at: number;
    reason: string | null;
  };
}
