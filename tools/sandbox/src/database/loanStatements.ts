import { clientReference } from './clientReference.ts';

const account = 'bank_id TEXT NOT NULL, holder TEXT NOT NULL, ifsc TEXT NOT NULL, number_end TEXT NOT NULL';
const ofLoan = 'loan_id TEXT NOT NULL REFERENCES loan (id) ON DELETE CASCADE';

/** Loans against securities. Released: a change is a new step. */
export const loanStatements: readonly string[] = [
  `CREATE TABLE loan_quote (
    id TEXT PRIMARY KEY, ${clientReference}, ${account}, made_at INTEGER NOT NULL, valid_until INTEGER NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0), tenure_months INTEGER NOT NULL, shares TEXT NOT NULL, loan_id TEXT) STRICT`,
  'CREATE INDEX loan_quote_client ON loan_quote (client_id, made_at)',
  `CREATE TABLE loan (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${clientReference}, quote_id TEXT NOT NULL, ${account},
    state TEXT NOT NULL CHECK (state IN ('SIGNED', 'RUNNING', 'REPAID', 'CANCELLED')),
    amount INTEGER NOT NULL CHECK (amount > 0), received INTEGER NOT NULL CHECK (received > 0),
    tenure_months INTEGER NOT NULL, rate_percent TEXT NOT NULL, instalment INTEGER NOT NULL, signed_at INTEGER NOT NULL,
    paid_out_at INTEGER, signed_value INTEGER NOT NULL, principal INTEGER NOT NULL CHECK (principal >= 0),
    accrued INTEGER NOT NULL CHECK (accrued >= 0), since TEXT, is_by_days INTEGER NOT NULL, due_days TEXT NOT NULL,
    due_count INTEGER NOT NULL, sale_order TEXT NOT NULL, is_bank_refusing INTEGER NOT NULL, payout_at INTEGER,
    told_at INTEGER, instalment_at INTEGER, retry_at INTEGER, valued_at INTEGER, call_at INTEGER, due_at INTEGER) STRICT`,
  'CREATE INDEX loan_client ON loan (client_id, seq)',
  // One loan of a client runs at a time.
  "CREATE UNIQUE INDEX loan_running ON loan (client_id) WHERE state IN ('SIGNED', 'RUNNING')",
  'CREATE INDEX loan_due ON loan (due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE loan_step (
    id INTEGER PRIMARY KEY, ${ofLoan}, state TEXT NOT NULL, at INTEGER NOT NULL, reason TEXT) STRICT`,
  'CREATE INDEX loan_step_of ON loan_step (loan_id, id)',
  `CREATE TABLE loan_instalment (
    ${ofLoan}, number INTEGER NOT NULL, due_on TEXT NOT NULL, interest INTEGER NOT NULL, principal INTEGER NOT NULL,
    left INTEGER NOT NULL, interest_left INTEGER NOT NULL CHECK (interest_left >= 0),
    principal_left INTEGER NOT NULL CHECK (principal_left >= 0), late_from TEXT NOT NULL, paid_on TEXT,
    interest_id TEXT, PRIMARY KEY (loan_id, number)) STRICT`,
  `CREATE TABLE loan_payment (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${ofLoan},
    kind TEXT NOT NULL CHECK (kind IN ('payout', 'instalment', 'repayment', 'sale', 'cancellation')),
    amount INTEGER NOT NULL, state TEXT NOT NULL CHECK (state IN ('PAID', 'FAILED')), at INTEGER NOT NULL,
    parts TEXT NOT NULL) STRICT`,
  'CREATE INDEX loan_payment_of ON loan_payment (loan_id, seq)',
  `CREATE TABLE margin_call (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${ofLoan},
    state TEXT NOT NULL CHECK (state IN ('OPEN', 'NOTICE', 'CURED', 'SOLD')), called_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL, sale_at INTEGER NOT NULL, ended_at INTEGER, value INTEGER NOT NULL, sales TEXT NOT NULL) STRICT`,
  'CREATE INDEX margin_call_of ON margin_call (loan_id, seq)',
];
