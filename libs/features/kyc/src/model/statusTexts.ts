import type { PlainMessageKey } from '@wealth/i18n-locale';
import type { KycStatus } from '@wealth/session';

export interface StatusTexts {
  title: PlainMessageKey<'kyc'>;
  text: PlainMessageKey<'kyc'>;
  /** Stands under the card. */
  note: PlainMessageKey<'kyc'>;
}

const texts: Readonly<Record<KycStatus, StatusTexts>> = {
  unverified: { title: 'neededTitle', text: 'neededText', note: 'feeNote' },
  pending: { title: 'pendingTitle', text: 'pendingText', note: 'pendingNote' },
  rejected: { title: 'rejectedTitle', text: 'rejectedText', note: 'feeNote' },
  // Shown for the moment in which an approved client is led away.
  approved: { title: 'submittedTitle', text: 'submittedText', note: 'pendingNote' },
};

/** What the Status step says (product.md §4). */
export function statusTextsOf(status: KycStatus): StatusTexts {
  return texts[status];
}
