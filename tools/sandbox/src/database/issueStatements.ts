import { clientReference } from './clientReference.ts';

/** Applications for issues and bids on blocks. Released: a change is a new step. */
export const issueStatements: readonly string[] = [
  'CREATE TABLE issue_change (issue_id TEXT PRIMARY KEY, withdrawn_at INTEGER, closes_on TEXT) STRICT',
  `CREATE TABLE issue_application (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${clientReference},
    kind TEXT NOT NULL CHECK (kind IN ('ipo', 'fpo', 'ofs', 'block')), issue_id TEXT NOT NULL,
    market TEXT NOT NULL, symbol TEXT NOT NULL, isin TEXT NOT NULL, side TEXT NOT NULL CHECK (side IN ('BUY', 'SELL')),
    state TEXT NOT NULL, bids TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount >= 0), upi_id TEXT, bank_id TEXT,
    holder TEXT, ifsc TEXT, number_end TEXT, mandate_reference TEXT, mandate_sent_at INTEGER, decided_at INTEGER,
    asked_at INTEGER NOT NULL, due_at INTEGER, number INTEGER, allotted INTEGER, price INTEGER,
    is_late INTEGER NOT NULL, released_at INTEGER) STRICT`,
  'CREATE INDEX issue_application_client ON issue_application (client_id, seq)',
  'CREATE INDEX issue_application_issue ON issue_application (issue_id, seq)',
  'CREATE INDEX issue_application_due ON issue_application (due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE issue_application_step (
    id INTEGER PRIMARY KEY, application_id TEXT NOT NULL REFERENCES issue_application (id) ON DELETE CASCADE,
    state TEXT NOT NULL, at INTEGER NOT NULL, reason TEXT) STRICT`,
  'CREATE INDEX issue_application_step_of ON issue_application_step (application_id, id)',
];
