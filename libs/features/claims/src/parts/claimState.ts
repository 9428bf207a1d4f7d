import type { Claim } from '@wealth/api-sdk/model';
import type { BadgeProps } from '@wealth/ui/badge';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import type { ClaimWords } from './useClaimWords.ts';

type Told = Pick<Claim, 'state' | 'is_overdue' | 'history'>;
type Look = { tone: NonNullable<BadgeProps['tone']>; text: PlainMessageKey<'claims'> };

const looks = {
  SUBMITTED: { tone: 'info', text: 'stateSubmitted' },
  ACKNOWLEDGED: { tone: 'info', text: 'stateAcknowledged' },
  UNDER_REVIEW: { tone: 'info', text: 'stateUnderReview' },
  INFO_NEEDED: { tone: 'warning', text: 'stateInfoNeeded' },
  OFFERED: { tone: 'warning', text: 'stateOffered' },
  ACCEPTED: { tone: 'accent', text: 'stateAccepted' },
  REJECTED: { tone: 'negative', text: 'stateDeclined' },
  PAID: { tone: 'positive', text: 'statePaid' },
} as const satisfies Record<Claim['state'], Look>;

/** How a claim that was rejected came to it, besides by us. */
const rejections: ReadonlyMap<string, PlainMessageKey<'claims'>> = new Map([
  ['by_client', 'stateRejected'],
  ['no_answer', 'stateLapsed'],
]);

const isWaitingForUs = ({ state }: Told) =>
  state === 'UNDER_REVIEW' || state === 'ACKNOWLEDGED' || state === 'SUBMITTED';

/** The state of a claim in a word or two. */
export function claimState(claim: Told, { t }: Pick<ClaimWords, 't'>): { tone: Look['tone']; text: string } {
  if (claim.is_overdue && isWaitingForUs(claim)) return { tone: 'negative', text: t('stateOverdue') };
  const look = looks[claim.state];
  const rejection =
    claim.state === 'REJECTED' ? rejections.get(claim.history.at(-1)?.reason?.code ?? '') : undefined;
  return rejection === undefined
    ? { tone: look.tone, text: t(look.text) }
    : { tone: 'neutral', text: t(rejection) };
}
