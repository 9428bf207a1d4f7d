import type { DepositMethod, NextSettlement, SettlementChoice } from '@wealth/domain/funds';

/** Instants are epoch milliseconds, money integer paise. */
export interface FundTables {
  /** What a deposit, withdrawal or settlement is besides its movement, which has its state. */
  fund_payment: {
    movement_id: string;
    client_id: string;
    kind: 'deposit' | 'withdrawal' | 'settlement';
    method: DepositMethod;
    amount: number;
    /** The reference on the bank's statement. */
    reference: string;
    /** The client's account as it was then: it may be removed. */
    bank_id: string;
    holder: string;
    ifsc: string;
    number_end: string;
    asked_at: number;
    /** When its next event falls due; null once it has ended. */
    due_at: number | null;
    /** When a withdrawal or settlement was sent to the bank. */
    sent_at: number | null;
    paid_at: number | null;
    /** Why a settlement came; null for others. */
    cause: NextSettlement['reason'] | 'back_office' | null;
  };
  /** Settlement intervals that clients have chosen; a client without a row has the default. */
  running_account: { client_id: string; choice: SettlementChoice };
  /** Clients who want to be told once money can be withdrawn, and when it is looked at. */
  withdrawable_notice: { client_id: string; due_at: number };
  /** A payment that the simulated bank reports. */
  bank_report: {
    /** The bank's own number of the payment: a second report of it changes nothing. */
    id: string;
    movement_id: string;
    amount: number;
    /** Whether it came from the client's account; 0 or 1. */
    is_own: number;
    /** When the bank reports it. */
    at: number;
    /** Its outcome; null until it is reported. */
    outcome: 'credited' | 'returned' | null;
  };
}
