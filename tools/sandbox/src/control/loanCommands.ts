import * as z from 'zod/mini';
import { failure, ok, type Answer } from '../http/answer.ts';
import type { StoredLoan } from '../loans/loanTable.ts';
import { toWireLoanDetail } from '../loans/toWireLoan.ts';
import type { Services } from '../services/services.ts';
import { command, type Command } from './command.ts';

const loanSchema = z.object({
  mobile: z.string().check(z.regex(/^[6-9]\d{9}$/)),
  /** `call` values the loan now, `next` brings an open margin call to its notice, then to the sale. */
  action: z.enum(['call', 'next', 'bank_refuses', 'bank_pays']),
});

function act(
  { loans }: Services,
  loan: StoredLoan,
  action: z.infer<typeof loanSchema>['action'],
): StoredLoan | null {
  if (action === 'bank_refuses' || action === 'bank_pays')
    return loans.setBank(loan, action === 'bank_refuses');
  if (loan.state !== 'RUNNING') return null;
  return action === 'call' ? loans.value(loan) : loans.nextOfCall(loan);
}

function decideLoan(services: Services): Command {
  const { clients, loans } = services;
  return command(loanSchema, ({ mobile, action }): Answer => {
    const client = clients.byMobile(mobile);
    if (!client) return failure(404, `No client has the mobile ${mobile}.`);
    const loan = loans.table.running(client.id);
    if (!loan) return failure(404, 'This client has no loan.');
    const changed = act(services, loan, action);
    return changed
      ? ok(toWireLoanDetail(loans, changed))
      : failure(409, 'Its state does not allow it, or there is no margin call.');
  });
}

/** What the lender and the client's bank decide. */
export const loanCommands = (services: Services): Readonly<Record<string, Command>> => ({
  'POST /sandbox/v1/loans': decideLoan(services),
});
