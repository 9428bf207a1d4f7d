import type { CalendarDay } from '@wealth/domain';
import type { Generated } from 'kysely';

/** The client's account as it was then. */
interface NamedBankAccount {
  bank_id: string;
  holder: string;
  ifsc: string;
  number_end: string;
}

/** Instants are epoch milliseconds, money integer paise, days YYYY-MM-DD. */
export interface LoanTables {
  /** A key-facts statement. */
  loan_quote: NamedBankAccount & {
    id: string;
    client_id: string;
    made_at: number;
    valid_until: number;
    /** What was asked for. */
    amount: number;
    tenure_months: number;
    /** JSON: ISINs and quantities. */
    shares: string;
    loan_id: string | null;
  };
  loan: NamedBankAccount & {
    seq: Generated<number>;
    id: string;
    client_id: string;
    quote_id: string;
    state: 'SIGNED' | 'RUNNING' | 'REPAID' | 'CANCELLED';
    amount: number;
    received: number;
    tenure_months: number;
    /** A decimal. */
    rate_percent: string;
    instalment: number;
    signed_at: number;
    paid_out_at: number | null;
    /** The value after haircut of what was pledged then. */
    signed_value: number;
    /** Not repaid, with what is overdue of it. */
    principal: number;
    /** Interest of the running period up to `since`, once a part was repaid in it. */
    accrued: number;
    since: CalendarDay | null;
    /** 1 once the interest of the running period is counted by days. */
    is_by_days: 0 | 1;
    /** JSON: the days of all instalments. */
    due_days: string;
    /** How many of them have come. */
    due_count: number;
    /** JSON: ISINs. */
    sale_order: string;
    /** 1 while the simulated bank pays nothing. */
    is_bank_refusing: 0 | 1;
    /** When it is paid out, a payment is told of, an instalment is taken, is tried again, and the loan is valued. */
    payout_at: number | null;
    told_at: number | null;
    instalment_at: number | null;
    retry_at: number | null;
    valued_at: number | null;
    /** When the days of an open margin call are over, then when shares are sold. */
    call_at: number | null;
    /** The first of them. */
    due_at: number | null;
  };
  loan_step: {
    id: Generated<number>;
    loan_id: string;
    state: string;
    at: number;
    reason: string | null;
  };
  /** An instalment that has come. */
  loan_instalment: {
    loan_id: string;
    number: number;
    due_on: CalendarDay;
    interest: number;
    principal: number;
    /** Principal of the loan afterwards, as it was planned. */
    left: number;
    /** What is not paid of it. */
    interest_left: number;
    principal_left: number;
    /** From when on the charge for being late counts. */
    late_from: CalendarDay;
    paid_on: CalendarDay | null;
    /** The movement of its interest; null where there is none. */
    interest_id: string | null;
  };
  loan_payment: {
    seq: Generated<number>;
    id: string;
    loan_id: string;
    kind: 'payout' | 'instalment' | 'repayment' | 'sale' | 'cancellation';
    amount: number;
    state: 'PAID' | 'FAILED';
    at: number;
    /** JSON: what it was used for. */
    parts: string;
  };
  margin_call: {
    seq: Generated<number>;
    id: string;
    loan_id: string;
    state: 'OPEN' | 'NOTICE' | 'CURED' | 'SOLD';
    called_at: number;
    due_at: number;
    sale_at: number;
    ended_at: number | null;
    /** Value after haircut when it was made. */
    value: number;
    /** JSON: what was sold. */
    sales: string;
  };
}
