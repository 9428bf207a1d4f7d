import { actionStatements } from './actionStatements.ts';
import { alertStatements } from './alertStatements.ts';
import { articleStatements } from './articleStatements.ts';
import { blockNoticeStatements } from './blockNoticeStatements.ts';
import { claimStatements } from './claimStatements.ts';
import { clientReference } from './clientReference.ts';
import { intentStatements } from './intentStatements.ts';
import { issueStatements } from './issueStatements.ts';
import { ledgerStatements } from './ledgerStatements.ts';
import { loanStatements } from './loanStatements.ts';
import { movementStatements } from './movementStatements.ts';
import { namedOrderStatements } from './namedOrderStatements.ts';
import { dueStatements } from './dueStatements.ts';
import { fundStatements } from './fundStatements.ts';
import { gainAlertStatements } from './gainAlertStatements.ts';
import { fewerPagesStatements } from './fewerPagesStatements.ts';
import { fullerOrderStatements } from './fullerOrderStatements.ts';
import { noTradeStatements } from './noTradeStatements.ts';
import { offerStatements } from './offerStatements.ts';
import { orderPathStatements } from './orderPathStatements.ts';
import { orderStatements } from './orderStatements.ts';
import { originStatements } from './originStatements.ts';
import { ownLimitStatements } from './ownLimitStatements.ts';
import { scheduledTotalStatements } from './scheduledTotalStatements.ts';
import { settlementStatements } from './settlementStatements.ts';
import { withdrawableNoticeStatements } from './withdrawableNoticeStatements.ts';

/** One step of the schema. A step that has been released is never edited: a change is a new step. */
interface Migration {
  version: number;
  statements: readonly string[];
}

/** Tables in the order of their references, so that the reverse order can be emptied. */
export const tableNames = [
  'setting',
  'client',
  'session_family',
  'refresh_token',
  'access_token',
  'attempt',
  'verification_code',
  'code_grant',
  'pin_grant',
  'upload',
  'identity_submission',
  'bank_account',
  'notification',
  'watchlist',
  'client_setting',
  'price_alert',
  'alert_firing',
  'idempotency',
  'client_order',
  'order_trade',
  'order_step',
  'intent_key',
  'exchange_command',
  'exchange_progress',
  'ledger_account',
  'scheduled_totals',
  'ledger_entry',
  'ledger_hold',
  'lot',
  'lot_part',
  'movement',
  'movement_leg',
  'movement_step',
  'movement_entry',
  'fund_payment',
  'bank_report',
  'running_account',
  'withdrawable_notice',
  'block_notice',
  'client_action',
  'issue_change',
  'issue_application',
  'issue_application_step',
  'claim',
  'claim_step',
  'claim_image',
  'offer',
  'offer_use',
  'article_reading',
] as const;

const familyReference = 'family_id TEXT NOT NULL REFERENCES session_family (id) ON DELETE CASCADE';

export const migrations: readonly Migration[] = [
  {
    version: 1,
    statements: [
      'CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
      `CREATE TABLE client (
        id TEXT PRIMARY KEY, mobile TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password_hash TEXT NOT NULL,
        pin_hash TEXT, pin_wrong_count INTEGER NOT NULL, pin_locked_until INTEGER,
        kyc_status TEXT NOT NULL CHECK (kyc_status IN ('unverified', 'pending', 'approved', 'rejected')),
        vip INTEGER NOT NULL, score REAL NOT NULL, order_count INTEGER NOT NULL, account TEXT NOT NULL,
        allow_compensation INTEGER NOT NULL, allow_bonus INTEGER NOT NULL, allow_loan INTEGER NOT NULL,
        avatar_upload_id TEXT, created_at INTEGER NOT NULL) STRICT`,
      `CREATE TABLE session_family (
        id TEXT PRIMARY KEY, ${clientReference}, remembers INTEGER NOT NULL, created_at INTEGER NOT NULL,
        ended_at INTEGER, password_verified_until INTEGER) STRICT`,
      'CREATE INDEX session_family_client ON session_family (client_id)',
      `CREATE TABLE refresh_token (
        hash TEXT PRIMARY KEY, ${familyReference}, expires_at INTEGER NOT NULL, used_at INTEGER) STRICT`,
      'CREATE INDEX refresh_token_family ON refresh_token (family_id)',
      `CREATE TABLE access_token (hash TEXT PRIMARY KEY, ${familyReference}, expires_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX access_token_family ON access_token (family_id)',
      `CREATE TABLE attempt (
        id INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX attempt_subject ON attempt (kind, subject, at)',
      `CREATE TABLE verification_code (
        mobile TEXT PRIMARY KEY, code_hash TEXT NOT NULL, sent_at INTEGER NOT NULL,
        check_count INTEGER NOT NULL, used_at INTEGER) STRICT`,
      `CREATE TABLE code_grant (
        hash TEXT PRIMARY KEY, mobile TEXT NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER) STRICT`,
      `CREATE TABLE pin_grant (
        hash TEXT PRIMARY KEY, ${familyReference}, expires_at INTEGER NOT NULL, used_at INTEGER) STRICT`,
      'CREATE INDEX pin_grant_family ON pin_grant (family_id)',
      `CREATE TABLE upload (
        id TEXT PRIMARY KEY, ${clientReference}, kind TEXT NOT NULL CHECK (kind IN ('image', 'avatar')),
        media_type TEXT NOT NULL, byte_count INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX upload_client ON upload (client_id, created_at)',
      `CREATE TABLE identity (
        client_id TEXT PRIMARY KEY REFERENCES client (id) ON DELETE CASCADE, full_name TEXT NOT NULL,
        id_no TEXT NOT NULL, mobile TEXT NOT NULL, front_upload_id TEXT NOT NULL REFERENCES upload (id),
        back_upload_id TEXT NOT NULL REFERENCES upload (id), created_at INTEGER NOT NULL,
        checked_at INTEGER) STRICT`,
      `CREATE TABLE idempotency (
        ${clientReference}, key TEXT NOT NULL, operation_id TEXT NOT NULL, body_hash TEXT NOT NULL,
        answer TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (client_id, key)) STRICT`,
      `CREATE TABLE ledger_entry (
        id INTEGER PRIMARY KEY, ${clientReference}, kind TEXT NOT NULL, amount_paise INTEGER NOT NULL,
        at INTEGER NOT NULL, settles_at INTEGER NOT NULL, note TEXT NOT NULL) STRICT`,
      'CREATE INDEX ledger_entry_client ON ledger_entry (client_id, at)',
      `CREATE TABLE block (
        id INTEGER PRIMARY KEY, ${clientReference}, amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
        reason TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX block_client ON block (client_id)',
      `CREATE TABLE lot (
        id INTEGER PRIMARY KEY, ${clientReference}, market TEXT NOT NULL, symbol TEXT NOT NULL,
        quantity INTEGER NOT NULL CHECK (quantity > 0), remaining INTEGER NOT NULL CHECK (remaining >= 0),
        pledged INTEGER NOT NULL, price_paise INTEGER NOT NULL CHECK (price_paise > 0),
        bought_at INTEGER NOT NULL, settles_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX lot_client ON lot (client_id, symbol)',
      `CREATE TABLE realisation (
        id INTEGER PRIMARY KEY, ${clientReference}, lot_id INTEGER NOT NULL REFERENCES lot (id),
        quantity INTEGER NOT NULL CHECK (quantity > 0), price_paise INTEGER NOT NULL,
        gain_paise INTEGER NOT NULL, sold_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX realisation_client ON realisation (client_id)',
    ],
  },
  {
    version: 2,
    statements: [
      "ALTER TABLE client ADD COLUMN kyc_reason TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE session_family ADD COLUMN device TEXT NOT NULL DEFAULT 'Unknown device'",
      'ALTER TABLE session_family ADD COLUMN last_seen_at INTEGER NOT NULL DEFAULT 0',
      'UPDATE session_family SET last_seen_at = created_at',
      `CREATE TABLE identity_submission (
        id INTEGER PRIMARY KEY, ${clientReference}, full_name TEXT NOT NULL, id_no TEXT NOT NULL,
        mobile TEXT NOT NULL, front_upload_id TEXT NOT NULL REFERENCES upload (id),
        back_upload_id TEXT NOT NULL REFERENCES upload (id), created_at INTEGER NOT NULL, checked_at INTEGER,
        status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')), reason TEXT) STRICT`,
      'CREATE INDEX identity_submission_client ON identity_submission (client_id, id)',
      `INSERT INTO identity_submission
        (client_id, full_name, id_no, mobile, front_upload_id, back_upload_id, created_at, checked_at, status)
        SELECT client_id, full_name, id_no, identity.mobile, front_upload_id, back_upload_id,
          identity.created_at, checked_at, iif(kyc_status = 'unverified', 'pending', kyc_status)
        FROM identity JOIN client ON client.id = client_id`,
      'DROP TABLE identity',
      `CREATE TABLE bank_account (
        id TEXT PRIMARY KEY, ${clientReference}, holder TEXT NOT NULL, ifsc TEXT NOT NULL,
        number_hash TEXT NOT NULL, number_end TEXT NOT NULL,
        account_type TEXT NOT NULL CHECK (account_type IN ('savings', 'current')), upi_id TEXT NOT NULL,
        is_primary INTEGER NOT NULL, status TEXT NOT NULL CHECK (status IN ('pending', 'verified', 'failed')),
        failure TEXT CHECK (failure IN ('name_mismatch', 'account_not_found')), created_at INTEGER NOT NULL,
        check_due_at INTEGER NOT NULL, checked_at INTEGER, UNIQUE (client_id, ifsc, number_hash)) STRICT`,
      'CREATE INDEX bank_account_due ON bank_account (status, check_due_at)',
      `CREATE TABLE notification (
        seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${clientReference}, code TEXT NOT NULL,
        category TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, params TEXT NOT NULL,
        at INTEGER NOT NULL, read_at INTEGER) STRICT`,
      'CREATE INDEX notification_client ON notification (client_id, seq)',
    ],
  },
  {
    version: 3,
    statements: [
      // Codes live ten minutes: whoever waits for one asks again.
      'DROP TABLE verification_code',
      `CREATE TABLE verification_code (
        id INTEGER PRIMARY KEY, mobile TEXT NOT NULL, browser_hash TEXT NOT NULL, address TEXT NOT NULL,
        is_open INTEGER NOT NULL, code_hash TEXT NOT NULL, sent_at INTEGER NOT NULL,
        check_count INTEGER NOT NULL, used_at INTEGER) STRICT`,
      'CREATE INDEX verification_code_mobile ON verification_code (mobile, sent_at)',
      'ALTER TABLE session_family ADD COLUMN browser_hash TEXT',
    ],
  },
  {
    version: 4,
    statements: ['ALTER TABLE verification_code ADD COLUMN open_check_count INTEGER NOT NULL DEFAULT 0'],
  },
  {
    version: 5,
    statements: [
      // `instruments` is a text of ids between blanks: a list of 5,000 is read and written as one value.
      `CREATE TABLE watchlist (
        ${clientReference}, id TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL,
        version INTEGER NOT NULL, instruments TEXT NOT NULL, row_count INTEGER NOT NULL, look TEXT NOT NULL,
        PRIMARY KEY (client_id, id)) STRICT`,
      `CREATE TABLE client_setting (
        ${clientReference}, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (client_id, name)) STRICT`,
      `CREATE TABLE price_alert (
        id TEXT PRIMARY KEY, ${clientReference}, market TEXT NOT NULL, symbol TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('price', 'change_percent', 'week52', 'volume')),
        direction TEXT NOT NULL CHECK (direction IN ('above', 'below')), value REAL NOT NULL,
        repeats INTEGER NOT NULL, ends_at INTEGER,
        state TEXT NOT NULL CHECK (state IN ('armed', 'resting', 'fired', 'ended')),
        created_at INTEGER NOT NULL) STRICT`,
      'CREATE INDEX price_alert_client ON price_alert (client_id, created_at)',
      'CREATE INDEX price_alert_state ON price_alert (state)',
      `CREATE TABLE alert_firing (
        id INTEGER PRIMARY KEY, alert_id TEXT NOT NULL REFERENCES price_alert (id) ON DELETE CASCADE,
        price REAL NOT NULL, at INTEGER NOT NULL, hour_price REAL, day_price REAL) STRICT`,
      'CREATE INDEX alert_firing_alert ON alert_firing (alert_id, id)',
    ],
  },
  {
    version: 6,
    statements: [
      // What stood there was made by the seeds, which post it anew through the ledger.
      'DROP TABLE realisation',
      'DROP TABLE lot',
      'DROP TABLE block',
      'DROP TABLE ledger_entry',
      ...ledgerStatements,
    ],
  },
  { version: 7, statements: orderStatements },
  { version: 8, statements: fullerOrderStatements },
  { version: 9, statements: ownLimitStatements },
  { version: 10, statements: orderPathStatements },
  { version: 11, statements: fewerPagesStatements },
  { version: 12, statements: alertStatements },
  { version: 13, statements: namedOrderStatements },
  { version: 14, statements: noTradeStatements },
  { version: 15, statements: dueStatements },
  { version: 16, statements: movementStatements },
  { version: 17, statements: originStatements },
  { version: 18, statements: intentStatements },
  { version: 19, statements: fundStatements },
  { version: 20, statements: scheduledTotalStatements },
  { version: 21, statements: settlementStatements },
  { version: 22, statements: withdrawableNoticeStatements },
  { version: 23, statements: actionStatements },
  { version: 24, statements: issueStatements },
  { version: 25, statements: gainAlertStatements },
  { version: 26, statements: blockNoticeStatements },
  { version: 27, statements: loanStatements },
  { version: 28, statements: claimStatements },
  { version: 29, statements: offerStatements },
  { version: 30, statements: articleStatements },
];
