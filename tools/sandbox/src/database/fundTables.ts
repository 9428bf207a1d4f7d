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
    /** What stands on the statement of the bank. */
    reference: string;
    /** The client's account as it was then: it may be removed. */
    bank_id: string;
    holder: string;
    ifsc: string;
    number_end: string;
    asked_at: number;
    /** When something happens to it by itself next; null once it has ended. */
    due_at: number | null;
    /** Of a withdrawal or settlement. */
    sent_at: number | null;
    paid_at: number | null;
    /** Why a settlement came; null for others. */
    cause: NextSettlement['reason'] | 'back_office' | null;
  };
  /** What clients have chosen; without a row it is the default. */
  running_account: { client_id: string; choice: SettlementChoice };
  /** A payment that the simulated bank tells of. */
  bank_report: {
    /** The bank's own number of the payment: a second report of it changes nothing. */
    id: string;
    movement_id: string;
    amount: number;
    /** Whether it came from the client's account; 0 or 1. */
    is_own: number;
    /** When the bank tells of it. */
    at: number;
    /** What came of it; null until it is told. */
    outcome: 'credited' | 'returned' | null;
  };
}
