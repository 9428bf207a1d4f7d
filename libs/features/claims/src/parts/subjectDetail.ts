import type { ClaimSubject } from '@wealth/api-sdk/model';
import type { ClaimWords } from './useClaimWords.ts';

/** What a claim is about, in one line after its reference. */
export function subjectDetail(subject: ClaimSubject, { t, own, ownUnits, day }: ClaimWords): string {
  const { kind, name, quantity, at } = subject;
  if (kind === 'movement') {
    const known = name === 'deposit' || name === 'withdrawal' ? name : 'other';
    return t('subjectMovement', { kind: known, amount: own(quantity ?? 0), day: day(at) });
  }
  return t('subjectOrder', { name, quantity: ownUnits(quantity ?? 0), day: day(at) });
}
