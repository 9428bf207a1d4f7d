import { clientReference } from './clientReference.ts';

/**
 * Version 19: what a deposit or withdrawal is besides its movement, and what the simulated bank reports. Released: a change is a
 * new step.
 */
export const fundStatements: readonly string[] = [
  `CREATE TABLE fund_payment (
    movement_id TEXT PRIMARY KEY REFERENCES movement (id) ON DELETE CASCADE, ${clientReference},
    kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
    method TEXT NOT NULL CHECK (method IN ('upi', 'transfer')), amount INTEGER NOT NULL CHECK (amount > 0),
    reference TEXT NOT NULL UNIQUE, bank_id TEXT NOT NULL, holder TEXT NOT NULL, ifsc TEXT NOT NULL,
    number_end TEXT NOT NULL, asked_at INTEGER NOT NULL, due_at INTEGER, sent_at INTEGER, paid_at INTEGER) STRICT`,
  'CREATE INDEX fund_payment_client ON fund_payment (client_id, kind, asked_at)',
  'CREATE INDEX fund_payment_due ON fund_payment (due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE bank_report (
    id TEXT PRIMARY KEY, movement_id TEXT NOT NULL REFERENCES movement (id) ON DELETE CASCADE,
    amount INTEGER NOT NULL CHECK (amount > 0), is_own INTEGER NOT NULL, at INTEGER NOT NULL,
    outcome TEXT CHECK (outcome IN ('credited', 'returned'))) STRICT`,
  'CREATE INDEX bank_report_movement ON bank_report (movement_id)',
  'CREATE INDEX bank_report_due ON bank_report (at) WHERE outcome IS NULL',
];
