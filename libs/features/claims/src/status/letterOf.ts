import type { ClaimDetail } from '@wealth/api-sdk/model';
import { claimReasonTexts } from '../parts/claimReasonTexts.ts';
import type { ClaimWords } from '../parts/useClaimWords.ts';

/** The text for whoever is asked next: what was claimed, what was answered, and what is asked for now. */
export function letterOf(claim: ClaimDetail, words: ClaimWords, write: (rupees: number) => string): string {
  const { t, day } = words;
  const { reference, subject, offer, history, state } = claim;
  const shared = {
    reference,
    received: day(claim.received_at),
    about: subject ? subject.reference : t(claimReasonTexts[claim.reason]),
    claimed: write(claim.amount),
    answerBy: day(claim.answer_by),
  };
  if (offer)
    return t('letterOffered', { ...shared, offered: write(offer.amount), day: day(offer.offered_at) });
  const rejected = state === 'REJECTED' ? history.at(-1)?.time : undefined;
  if (rejected !== undefined) return t('letterDeclined', { ...shared, day: day(rejected) });
  return t(claim.is_overdue ? 'letterOverdue' : 'letterWaiting', shared);
}
