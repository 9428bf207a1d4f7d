import { fromPaise, type Paise } from '@wealth/domain';
import { fundRules, payoutOf } from '@wealth/domain/funds';
import type { BankAccount } from '../bank/bankAccounts.ts';
import { moved } from '../ledger/createMovements.ts';
import type { Movement } from '../ledger/createMovementTable.ts';
import { newPayment, type FundContext } from './fundContext.ts';
import type { FundKind } from './fundTable.ts';

/** How long before it was credited a deposit was asked for. */
const askedBeforeMs = 3 * 60_000;

export interface PastFunds {
  /** Writes what went in or out before the start, with its states at their instants. */
  move(clientId: string, past: { kind: FundKind; amount: Paise; at: number }): void;
  /** Gives all that a client has moved before the start the account that it came from, or went to. */
  name(clientId: string, account: BankAccount): void;
}

const isFund = (movement: Movement): movement is Movement<FundKind> =>
  movement.kind === 'deposit' || movement.kind === 'withdrawal' || movement.kind === 'settlement';
const prefixes = { deposit: 'WD', withdrawal: 'WW', settlement: 'WS' } as const;

/** When a movement came to a state; null where it did not. */
const reachedAt = ({ history }: Movement, state: string): number | null =>
  history.find((step) => step.state === state)?.at ?? null;

/** Makes what gives clients a past of money in and out. */
export function createPastFunds({ ledger, random, table }: FundContext): PastFunds {
  function add(movement: Movement<FundKind>, account: BankAccount): void {
    const amount = movement.legs[0]?.amount ?? 0;
    const { kind } = movement;
    const isSmall = amount <= fundRules.upiPayment;
    const method = kind === 'deposit' && isSmall ? 'upi' : 'transfer';
    table.add({
      ...newPayment({ movement, account, method, amount, prefix: prefixes[kind] }),
      sent_at: reachedAt(movement, 'SENT'),
      paid_at: reachedAt(movement, 'PAID'),
      cause: kind === 'settlement' ? 'choice' : null,
    });
    const creditedAt = reachedAt(movement, 'CREDITED');
    if (creditedAt === null) return;
    const report = { id: random.uuid(), movement_id: movement.id, amount, is_own: 1, at: creditedAt };
    table.addReport({ ...report, outcome: 'credited' });
  }

  return {
    move(clientId, { kind, amount, at }) {
      const legs = { money: { amount: fromPaise(amount) } };
      if (kind === 'deposit') {
        const asked = moved(ledger.begin({ clientId, kind, legs, at: at - askedBeforeMs }));
        moved(ledger.advance(asked, 'CREDITED', { at }));
        return;
      }
      // What is sent on a day is paid on it.
      const { sentAt, paidAt } = payoutOf(kind === 'settlement' ? at - 1 : at);
      if (kind === 'settlement') {
        moved(ledger.advance(moved(ledger.begin({ clientId, kind, legs, at })), 'PAID', { at: paidAt }));
        return;
      }
      const asked = moved(ledger.begin({ clientId, kind, legs, at }));
      moved(ledger.advance(moved(ledger.advance(asked, 'SENT', { at: sentAt })), 'PAID', { at: paidAt }));
    },
    name(clientId, account) {
      const kinds: FundKind[] = ['deposit', 'withdrawal', 'settlement'];
      for (const movement of ledger.movements(clientId, { kinds, limit: 1_000 }).toReversed()) {
        if (isFund(movement) && !table.byId(movement.id)) add(movement, account);
      }
    },
  };
}
