import { fromPaise, type Paise } from '@wealth/domain';
import { claimPaidAt } from '@wealth/domain/claims';
import { moved } from '../ledger/createMovements.ts';
import { stepTo, type ClaimContext } from './claimContext.ts';
import { claimNotices } from './claimNotices.ts';
import { storedOffer } from './storedOffer.ts';
import type { StoredClaim } from './claimTable.ts';

/** Makes the payments of offers that were accepted. */
export function createClaimPayments(context: ClaimContext) {
  const { banks, clock, ledger, notices, random } = context;
  const amountOf = ({ offer }: StoredClaim): Paise => storedOffer(offer)?.amount ?? fromPaise(0);

  return {
    accept(claim: StoredClaim): StoredClaim | 'noAccount' {
      const account = banks.list(claim.client_id).find(({ status }) => status === 'verified');
      if (!account) return 'noAccount';
      const at = clock.now();
      const paysAt = claimPaidAt(at);
      const { id } = moved(
        ledger.begin({
          id: random.uuid(),
          clientId: claim.client_id,
          kind: 'compensation',
          legs: { money: { amount: amountOf(claim) } },
          at,
          reference: claim.reference,
        }),
      );
      const { id: bankId, holder, ifsc, number_end: numberEnd } = account;
      const paidTo = { bank_id: bankId, holder, ifsc, number_end: numberEnd };
      return stepTo(context, claim, {
        state: 'ACCEPTED',
        reason: 'by_client',
        values: { ...paidTo, movement_id: id, pays_at: paysAt, due_at: paysAt },
      });
    },
    pay(claim: StoredClaim): StoredClaim {
      const { client_id: clientId, movement_id: id, reference } = claim;
      const movement = id === null ? null : ledger.movement(clientId, id);
      if (movement?.kind !== 'compensation') throw new RangeError(`nothing pays the claim ${reference}`);
      const at = clock.now();
      moved(ledger.advance({ ...movement, kind: 'compensation' }, 'PAID', { at }));
      const paid = stepTo(context, claim, { state: 'PAID', values: { paid_at: at } });
      notices.add(clientId, claimNotices.paid(claim.id, reference, amountOf(claim)));
      return paid;
    },
  };
}
