import { istDay, sumOf } from '@wealth/domain';
import { claimReviewedAt, offerDayOf, offerEndsAt } from '@wealth/domain/claims';
import type { Notices } from '../clients/notices.ts';
import { overdueAt, stepTo, type ClaimContext, type ClaimDecision } from './claimContext.ts';
import { claimNotices } from './claimNotices.ts';
import type { OfferLine } from './storedOffer.ts';
import type { createClaimPayments } from './createClaimPayments.ts';
import type { StoredClaim } from './claimTable.ts';

/** Makes the ways of a claim that the back office and the client decide. */
export function createClaimDecisions(context: ClaimContext) {
  const { clock, notices } = context;
  const tell = (claim: StoredClaim, notice: Parameters<Notices['add']>[1]) =>
    notices.add(claim.client_id, notice);

  function acknowledge(claim: StoredClaim): StoredClaim {
    return stepTo(context, claim, {
      state: 'ACKNOWLEDGED',
      values: { due_at: claimReviewedAt(claim.received_at) },
    });
  }

  function review(claim: StoredClaim): StoredClaim {
    return stepTo(context, claim, { state: 'UNDER_REVIEW', values: { due_at: overdueAt(claim) } });
  }

  /** Through the states before it that nobody has to wait for. */
  function underReview(claim: StoredClaim): StoredClaim {
    const acknowledged = claim.state === 'SUBMITTED' ? acknowledge(claim) : claim;
    return acknowledged.state === 'ACKNOWLEDGED' ? review(acknowledged) : acknowledged;
  }

  function reject(
    claim: StoredClaim,
    reason: 'by_client' | 'declined' | 'no_answer',
    text?: string,
  ): StoredClaim {
    return stepTo(context, claim, {
      state: 'REJECTED',
      reason,
      ...(text === undefined ? {} : { text }),
      values: { rejected_at: clock.now() },
    });
  }

  function offer(claim: StoredClaim, lines: readonly OfferLine[], why: string): StoredClaim {
    const at = clock.now();
    const amount = sumOf(lines.map(({ offered }) => offered));
    const offered = stepTo(context, claim, {
      state: 'OFFERED',
      reason: amount >= claim.amount ? 'in_full' : 'in_part',
      values: { offer: JSON.stringify({ lines, why }), offered_at: at, due_at: offerEndsAt(at) },
    });
    const day = offerDayOf(istDay(at));
    tell(claim, claimNotices.offered(claim.id, claim.reference, { amount, day }));
    return offered;
  }

  function decide(claim: StoredClaim, decision: ClaimDecision): StoredClaim | null {
    const { id, reference, state } = claim;
    if (decision.kind === 'acknowledge') return state === 'SUBMITTED' ? acknowledge(claim) : null;
    if (decision.kind === 'review') return state === 'ACKNOWLEDGED' ? review(claim) : null;
    const read = underReview(claim);
    if (read.state !== 'UNDER_REVIEW') return null;
    switch (decision.kind) {
      case 'ask': {
        const { text } = decision;
        const asked = stepTo(context, read, {
          state: 'INFO_NEEDED',
          text,
          values: { due_at: overdueAt(read) },
        });
        tell(claim, claimNotices.infoNeeded(id, reference));
        return asked;
      }
      case 'decline': {
        const declined = reject(read, 'declined', decision.text);
        tell(claim, claimNotices.declined(id, reference));
        return declined;
      }
      case 'offer':
        return offer(read, decision.lines, decision.why);
    }
  }

  return { acknowledge, review, reject, decide };
}

/** What happens to a claim by itself. */
export function createNextOfClaims(
  context: ClaimContext,
  {
    pay,
    acknowledge,
    review,
    reject,
  }: ReturnType<typeof createClaimPayments> & ReturnType<typeof createClaimDecisions>,
) {
  const { notices, table } = context;

  function overdue(claim: StoredClaim): void {
    table.update(claim.id, { is_overdue: 1, due_at: null });
    notices.add(claim.client_id, claimNotices.overdue(claim.id, claim.reference));
  }

  return (claim: StoredClaim): void => {
    switch (claim.state) {
      case 'SUBMITTED':
        acknowledge(claim);
        return;
      case 'ACKNOWLEDGED':
        review(claim);
        return;
      case 'OFFERED':
        reject(claim, 'no_answer');
        notices.add(claim.client_id, claimNotices.offerEnded(claim.id, claim.reference));
        return;
      case 'ACCEPTED':
        pay(claim);
        return;
      default:
        overdue(claim);
    }
  };
}
