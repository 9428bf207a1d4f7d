import { clientReference } from './clientReference.ts';

/**
 * Version 21: running accounts. Their settlements are payments like withdrawals, with the reason why they came; a bank account whose
 * name is only alike waits for a person. SQLite changes no condition of a column: both tables are made anew. Released: a change is a
 * new step.
 */
export const settlementStatements: readonly string[] = [
  `CREATE TABLE new_fund_payment (
    movement_id TEXT PRIMARY KEY REFERENCES movement (id) ON DELETE CASCADE, ${clientReference},
    kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdrawal', 'settlement')),
    method TEXT NOT NULL CHECK (method IN ('upi', 'transfer')), amount INTEGER NOT NULL CHECK (amount > 0),
    reference TEXT NOT NULL UNIQUE, bank_id TEXT NOT NULL, holder TEXT NOT NULL, ifsc TEXT NOT NULL,
    number_end TEXT NOT NULL, asked_at INTEGER NOT NULL, due_at INTEGER, sent_at INTEGER, paid_at INTEGER,
    cause TEXT CHECK (cause IN ('choice', 'idle', 'back_office'))) STRICT`,
  'INSERT INTO new_fund_payment SELECT *, NULL FROM fund_payment',
  'DROP TABLE fund_payment',
  'ALTER TABLE new_fund_payment RENAME TO fund_payment',
  'CREATE INDEX fund_payment_client ON fund_payment (client_id, kind, asked_at)',
  'CREATE INDEX fund_payment_due ON fund_payment (due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE running_account (
    client_id TEXT PRIMARY KEY REFERENCES client (id) ON DELETE CASCADE,
    choice TEXT NOT NULL CHECK (choice IN ('monthly', 'quarterly'))) STRICT`,
  `CREATE TABLE new_bank_account (
    id TEXT PRIMARY KEY, ${clientReference}, holder TEXT NOT NULL, ifsc TEXT NOT NULL,
    number_hash TEXT NOT NULL, number_end TEXT NOT NULL,
    account_type TEXT NOT NULL CHECK (account_type IN ('savings', 'current')), upi_id TEXT NOT NULL,
    is_primary INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'in_review', 'verified', 'failed')),
    failure TEXT CHECK (failure IN ('name_mismatch', 'account_not_found')), created_at INTEGER NOT NULL,
    check_due_at INTEGER NOT NULL, checked_at INTEGER, UNIQUE (client_id, ifsc, number_hash)) STRICT`,
  'INSERT INTO new_bank_account SELECT * FROM bank_account',
  'DROP TABLE bank_account',
  'ALTER TABLE new_bank_account RENAME TO bank_account',
  'CREATE INDEX bank_account_due ON bank_account (status, check_due_at)',
];
