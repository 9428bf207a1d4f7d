import type { DueSource } from '../agenda/dueSource.ts';
import { createCalls, type Calls } from './createCalls.ts';
import { createPledges } from './createPledges.ts';
import { createQuotes, type Quotes } from './createQuotes.ts';
import { createRepaying, type Repaying } from './createRepaying.ts';
import { createServicing, type Servicing } from './createServicing.ts';
import { createSigning, type Signing } from './createSigning.ts';
import { changeLoan, type LoanContext } from './loanContext.ts';
import { createLoanTable, type LoanTable, type StoredLoan } from './loanTable.ts';

/** Loans of the lender, against shares that stay in the demat account. */
export interface Loans extends Signing, Pick<Calls, 'saleOf'>, Pick<Servicing, 'planned'> {
  context: LoanContext;
  table: LoanTable;
  quotes: Quotes;
  repaying: Pick<Repaying, 'cancel' | 'cancellation' | 'check' | 'repay'>;
  /** Values a loan now, as the lender does each evening. */
  value(loan: StoredLoan): StoredLoan;
  /** Brings an open margin call to its next step, whatever the day; null where there is none. */
  nextOfCall(loan: StoredLoan): StoredLoan | null;
  setBank(loan: StoredLoan, isRefusing: boolean): StoredLoan;
  /** Whether a loan is repaid from an account. */
  isAwaitedAt(clientId: string, bankId: string): boolean;
  due: DueSource;
}

export type LoansOptions = Omit<LoanContext, 'table'>;

function createDueSource({ database, table }: LoanContext, servicing: Servicing): DueSource {
  return {
    name: 'loans',
    next({ to }) {
      const loan = table.nextDue(to);
      if (!loan || loan.due_at === null) return null;
      const needsRound = loan.due_at === loan.valued_at || loan.due_at === loan.call_at;
      return {
        at: loan.due_at,
        needsRound,
        act: () => void database.transaction(() => servicing.next(loan)),
      };
    },
    forget() {
      // All that is known stands in the tables.
    },
  };
}

/** Makes the loans, and everything that happens to them by itself. */
export function createLoans(options: LoansOptions): Loans {
  const { database } = options;
  const table = createLoanTable(database);
  const context: LoanContext = { ...options, table };
  const pledges = createPledges(context);
  const calls = createCalls({ ...context, pledges });
  const repaying = createRepaying({ ...context, pledges, calls });
  const servicing = createServicing({ ...context, calls, repaying });
  const quotes = createQuotes(context);
  return {
    ...createSigning({ ...context, pledges, calls, quotes }),
    context,
    table,
    quotes,
    repaying,
    planned: servicing.planned,
    saleOf: calls.saleOf,
    value: (loan) => database.transaction(() => calls.value(loan)),
    nextOfCall: (loan) => (calls.open(loan) ? database.transaction(() => servicing.nextOfCall(loan)) : null),
    setBank: (loan, isRefusing) =>
      database.transaction(() => changeLoan(context, loan, { is_bank_refusing: isRefusing ? 1 : 0 })),
    isAwaitedAt: (clientId, bankId) => table.running(clientId)?.bank_id === bankId,
    due: createDueSource(context, servicing),
  };
}
