import { fromPaise } from '@wealth/domain';
import * as z from 'zod/mini';
import { failure, ok, type Refusal } from '../http/answer.ts';
import { toWireDeposit, toWireSettlement, toWireWithdrawal } from '../funds/toWireFunds.ts';
import { typedPaise } from '../funds/typedPaise.ts';
import type { Services } from '../services/services.ts';
import { command, type Command } from './command.ts';

const mobileSchema = z.string().check(z.regex(/^[6-9]\d{9}$/));
const depositSchema = z.object({
  mobile: mobileSchema,
  /** The newest that waits when absent. */
  id: z.optional(z.string()),
  from: z._default(z.enum(['own_account', 'another_account']), 'own_account'),
  /** Rupees; what was asked for when absent. */
  amount: z.optional(z.number().check(z.gte(0.01), z.lte(10_000_000_000), z.multipleOf(0.01))),
  /** How often the bank tells of it. */
  reports: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
  /** How long the bank takes to tell. */
  after_ms: z._default(z.int().check(z.gte(0), z.lte(30 * 86_400_000)), 0),
});
const withdrawalSchema = z.object({
  mobile: mobileSchema,
  state: z.enum(['sent', 'paid', 'failed']),
  reason: z._default(z.enum(['account_closed', 'bank_refused']), 'bank_refused'),
});

const settleSchema = z.object({
  mobile: mobileSchema,
  /** What the bank makes of the newest settlement; without it what can be withdrawn is sent now. */
  state: z.optional(z.enum(['paid', 'failed'])),
  reason: z._default(z.enum(['account_closed', 'bank_refused']), 'bank_refused'),
});

const unknownMobile = (mobile: string): Refusal => failure(404, `No client has the mobile ${mobile}.`);

function payDeposit({ clients, clock, funds: { deposits } }: Services): Command {
  return command(depositSchema, ({ mobile, id, from, amount, reports, after_ms: afterMs }) => {
    const client = clients.byMobile(mobile);
    if (!client) return unknownMobile(mobile);
    const deposit =
      id === undefined ? deposits.waiting(client.id).at(-1) : (deposits.find(client.id, id) ?? undefined);
    if (!deposit) return failure(404, 'This client has no such deposit.');
    deposits.pay(deposit, {
      isOwn: from === 'own_account',
      amount: fromPaise(amount === undefined ? deposit.payment.amount : typedPaise(amount)),
      at: clock.now() + afterMs,
      reports,
    });
    const paid = deposits.find(client.id, deposit.movement.id) ?? deposit;
    return ok(toWireDeposit(paid));
  });
}

function decideWithdrawal({ clients, database, funds: { withdrawals } }: Services): Command {
  return command(withdrawalSchema, ({ mobile, state, reason }) =>
    database.transaction(() => {
      const client = clients.byMobile(mobile);
      if (!client) return unknownMobile(mobile);
      const pending = withdrawals.pending(client.id);
      if (!pending) return failure(404, 'This client has no withdrawal under way.');
      const isSent = pending.movement.state === 'SENT';
      if (state === 'sent' && isSent) return failure(409, 'The withdrawal is sent already.');
      const sent = isSent ? pending : withdrawals.next(pending);
      if (state === 'sent') return ok(toWireWithdrawal(sent));
      return ok(toWireWithdrawal(state === 'paid' ? withdrawals.next(sent) : withdrawals.fail(sent, reason)));
    }),
  );
}

function settle({ clients, database, funds: { settlements } }: Services): Command {
  return command(settleSchema, ({ mobile, state, reason }) =>
    database.transaction(() => {
      const client = clients.byMobile(mobile);
      if (!client) return unknownMobile(mobile);
      if (state === undefined) {
        const sent = settlements.settle(client.id, 'back_office');
        return sent
          ? ok(toWireSettlement(sent))
          : failure(409, 'Nothing can be paid out, or no account may be paid to.');
      }
      const last = settlements.last(client.id);
      if (last?.movement.state !== 'SENT') return failure(404, 'This client has no settlement under way.');
      return ok(toWireSettlement(state === 'paid' ? settlements.pay(last) : settlements.fail(last, reason)));
    }),
  );
}

/** What the bank decides about money in and out. */
export const fundCommands = (services: Services): Readonly<Record<string, Command>> => ({
  'POST /sandbox/v1/deposit': payDeposit(services),
  'POST /sandbox/v1/withdrawal': decideWithdrawal(services),
  'POST /sandbox/v1/settle': settle(services),
});
