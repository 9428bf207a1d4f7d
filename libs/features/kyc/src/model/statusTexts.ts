import type { PlainMessageKey } from '@wealth/i18n-locale';
import type { ShownStatus } from './kycSteps.ts';

export interface StatusTexts {
  title: PlainMessageKey<'kyc'>;
  text: PlainMessageKey<'kyc'>;
  /** Stands under the card. */
  note: PlainMessageKey<'kyc'>;
}

const texts: Readonly<Record<ShownStatus, StatusTexts>> = {
  submitted: { title: 'submittedTitle', text: 'submittedText', note: 'pendingNote' },
  pending: { title: 'pendingTitle', text: 'pendingText', note: 'pendingNote' },
  rejected: { title: 'rejectedTitle', text: 'rejectedText', note: 'feeNote' },
};

/** What the Status step says. */
export function statusTextsOf(status: ShownStatus): StatusTexts {
  return texts[status];
}
