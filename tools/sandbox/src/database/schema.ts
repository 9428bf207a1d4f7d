import type { Market } from '@wealth/domain';
import type { Generated } from 'kysely';
import type { ActionTables } from './actionTables.ts';
import type { ClaimTables } from './claimTables.ts';
import type { FundTables } from './fundTables.ts';
import type { IssueTables } from './issueTables.ts';
import type { LedgerTables } from './ledgerTables.ts';
import type { LoanTables } from './loanTables.ts';
import type { OfferTables } from './offerTables.ts';
import type { OrderTables } from './orderTables.ts';

/** SQLite has no boolean: 0 or 1. */
export type Flag = 0 | 1;

export type KycStatus = 'unverified' | 'pending' | 'approved' | 'rejected';

/** Instants are epoch milliseconds, amounts integer paise, prices integer paise per unit. */
export interface Tables
  extends
    ActionTables,
    ClaimTables,
    FundTables,
    IssueTables,
    LedgerTables,
    LoanTables,
    OfferTables,
    OrderTables {
  setting: { name: string; value: string };
  client: {
    id: string;
    mobile: string;
    name: string;
    password_hash: string;
    pin_hash: string | null;
    /** Wrong PINs since the last right one or the last lock. */
    pin_wrong_count: number;
    pin_locked_until: number | null;
    kyc_status: KycStatus;
    /** Why the identity check was rejected; empty otherwise. */
    kyc_reason: string;
    vip: number;
    score: number;
    order_count: number;
    account: string;
    allow_compensation: Flag;
    allow_bonus: Flag;
    allow_loan: Flag;
    /** Whether the client has given the depository its instruction (DDPI), without which no sale is delivered. */
    has_ddpi: Flag;
    avatar_upload_id: string | null;
    created_at: number;
  };
  session_family: {
    id: string;
    client_id: string;
    remembers: Flag;
    created_at: number;
    ended_at: number | null;
    /** Until when `POST /client/app/v1/pin` is allowed. */
    password_verified_until: number | null;
    /** Browser and system, e.g. `Chrome on Linux`. */
    device: string;
    last_seen_at: number;
    /** Hash of the cookie of the browser that signed in; null for a session older than the cookie. */
    browser_hash: string | null;
  };
  refresh_token: { hash: string; family_id: string; expires_at: number; used_at: number | null };
  access_token: { hash: string; family_id: string; expires_at: number };
  attempt: { id: Generated<number>; kind: string; subject: string; at: number };
  verification_code: {
    id: Generated<number>;
    mobile: string;
    /** What is kept of the cookie of the browser that asked for it; empty for the back office. */
    browser_hash: string;
    address: string;
    /** Whether it may be checked from its address without the cookie. */
    is_open: Flag;
    code_hash: string;
    sent_at: number;
    /** Checks with the cookie of its browser. */
    check_count: number;
    /** Checks from its address without that cookie. */
    open_check_count: number;
    used_at: number | null;
  };
  code_grant: { hash: string; mobile: string; expires_at: number; used_at: number | null };
  pin_grant: { hash: string; family_id: string; expires_at: number; used_at: number | null };
  identity_submission: {
    id: Generated<number>;
    client_id: string;
    full_name: string;
    id_no: string;
    mobile: string;
    front_upload_id: string;
    back_upload_id: string;
    created_at: number;
    checked_at: number | null;
    status: 'pending' | 'approved' | 'rejected';
    /** What the back office said about a rejection. */
    reason: string | null;
  };
  bank_account: {
    id: string;
    client_id: string;
    holder: string;
    ifsc: string;
    /** Keyed hash of the number: enough to know it again, and nobody is paid here. */
    number_hash: string;
    /** The last four digits. */
    number_end: string;
    account_type: 'savings' | 'current';
    /** Empty when there is none. */
    upi_id: string;
    is_primary: Flag;
    /** In review where the name at the bank is only alike, until the back office decides. */
    status: 'pending' | 'in_review' | 'verified' | 'failed';
    failure: 'name_mismatch' | 'account_not_found' | null;
    created_at: number;
    /** When the penny drop is due to end. */
    check_due_at: number;
    checked_at: number | null;
  };
  notification: {
    /** Grows with each notification; the cursor of the list. */
    seq: Generated<number>;
    id: string;
    client_id: string;
    code: string;
    category: 'orders' | 'money' | 'alerts' | 'security' | 'account';
    title: string;
    body: string;
    /** JSON object of texts. */
    params: string;
    at: number;
    read_at: number | null;
  };
  /** A lesson or document that a client has read to its end. */
  article_reading: { client_id: string; article_id: string; read_at: number };
  upload: {
    id: string;
    client_id: string;
    kind: 'image' | 'avatar';
    media_type: string;
    byte_count: number;
    created_at: number;
  };
  watchlist: {
    client_id: string;
    /** A UUID of the client's making, or `holdings`. */
    id: string;
    /** The place among the lists; with gaps. */
    position: number;
    name: string;
    version: number;
    /** Ids such as `NSE:ARAVBANK` between blanks; empty for `holdings`, which follows what is held. */
    instruments: string;
    row_count: number;
    /** JSON object of columns and sort. */
    look: string;
  };
  /** What a client has set and the server only keeps. */
  client_setting: { client_id: string; name: string; value: string };
  price_alert: {
    id: string;
    client_id: string;
    market: Market;
    symbol: string;
    kind: 'price' | 'change_percent' | 'week52' | 'volume' | 'gain_percent';
    direction: 'above' | 'below';
    /** Rupees, percentage points or units, by the kind. */
    value: number;
    repeats: Flag;
    ends_at: number | null;
    state: 'armed' | 'resting' | 'fired' | 'ended' | 'suspended';
    created_at: number;
    /** When what it waits for was said last. */
    set_at: number;
  };
  alert_firing: {
    id: Generated<number>;
    alert_id: string;
    /** Rupees, or points of an index. */
    price: number;
    at: number;
    /** An hour later; null until then. */
    hour_price: number | null;
    /** A day later; null until then. */
    day_price: number | null;
  };
  idempotency: {
    client_id: string;
    key: string;
    operation_id: string;
    body_hash: string;
    answer: string;
    created_at: number;
  };
}
