import { clientReference } from './clientReference.ts';

/** Claims for compensation. Released: a change is a new step. */
export const claimStatements: readonly string[] = [
  `CREATE TABLE claim (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${clientReference}, reference TEXT NOT NULL UNIQUE,
    reason TEXT NOT NULL, subject_kind TEXT CHECK (subject_kind IN ('order', 'application', 'movement')),
    subject_id TEXT, subject TEXT, amount INTEGER NOT NULL CHECK (amount > 0), happened_on TEXT NOT NULL,
    text TEXT NOT NULL, formula TEXT, record TEXT NOT NULL, state TEXT NOT NULL, received_at INTEGER NOT NULL,
    due_at INTEGER, is_overdue INTEGER NOT NULL, offer TEXT, offered_at INTEGER, rejected_at INTEGER,
    bank_id TEXT, holder TEXT, ifsc TEXT, number_end TEXT, movement_id TEXT, pays_at INTEGER,
    paid_at INTEGER) STRICT`,
  'CREATE INDEX claim_client ON claim (client_id, seq)',
  'CREATE INDEX claim_due ON claim (due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE claim_step (
    id INTEGER PRIMARY KEY, claim_id TEXT NOT NULL REFERENCES claim (id) ON DELETE CASCADE, state TEXT NOT NULL,
    at INTEGER NOT NULL, reason TEXT, text TEXT) STRICT`,
  'CREATE INDEX claim_step_of ON claim_step (claim_id, id)',
  `CREATE TABLE claim_image (
    claim_id TEXT NOT NULL REFERENCES claim (id) ON DELETE CASCADE, position INTEGER NOT NULL,
    upload_id TEXT NOT NULL REFERENCES upload (id), name TEXT NOT NULL, PRIMARY KEY (claim_id, position)) STRICT`,
  'CREATE INDEX claim_image_upload ON claim_image (upload_id)',
];
