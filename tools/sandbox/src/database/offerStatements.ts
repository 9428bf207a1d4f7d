import { clientReference } from './clientReference.ts';

/**
 * Version 29: waivers of our own charges, the sales that used them, and what orders know of them. Released: a change is a new
 * step.
 */
export const offerStatements: readonly string[] = [
  `CREATE TABLE offer (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${clientReference}, reason TEXT NOT NULL,
    uses INTEGER NOT NULL CHECK (uses > 0), used INTEGER NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND uses),
    state TEXT NOT NULL CHECK (state IN ('AVAILABLE', 'USED', 'EXPIRED')), granted_at INTEGER NOT NULL,
    valid_from TEXT NOT NULL, valid_until TEXT NOT NULL, due_at INTEGER) STRICT`,
  'CREATE INDEX offer_client ON offer (client_id, seq)',
  // Earned once, however often it is asked for; only what is given freely may come again.
  "CREATE UNIQUE INDEX offer_earned ON offer (client_id, reason) WHERE reason <> 'goodwill'",
  'CREATE INDEX offer_due ON offer (due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE offer_use (
    id INTEGER PRIMARY KEY, offer_id TEXT NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('order', 'application')), reference TEXT NOT NULL, market TEXT NOT NULL,
    symbol TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), at INTEGER NOT NULL) STRICT`,
  'CREATE INDEX offer_use_of ON offer_use (offer_id, id)',
  'ALTER TABLE client_order ADD COLUMN waived_paise INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE client_order ADD COLUMN names_waiver INTEGER NOT NULL DEFAULT 0',
];
