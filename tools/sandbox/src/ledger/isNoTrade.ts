import { sql } from 'kysely';

/**
 * Whether a row of `ledger_entry` moves something and is no part of a trade: a deposit, a dividend, a move of units. Written
 * out, not bound: only so can the index of such entries be used.
 */
export const isNoTrade = sql<boolean>`ledger_entry.trade_id IS NULL AND ledger_entry.phase = 'posted'`;
