import type { ClaimStepReasonCode } from '@wealth/api-sdk/codes';
import type { Claim, ClaimStep } from '@wealth/api-sdk/model';
import { lifecycles, stepsOf, type LifecycleStep, type StateOf } from '@wealth/domain/lifecycle';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import type { ShownStep } from '@wealth/parts';
import type { ClaimWords } from './useClaimWords.ts';

type State = StateOf<'claim'>;
type Key = PlainMessageKey<'claims'>;

const done = {
  SUBMITTED: 'stepSubmitted',
  ACKNOWLEDGED: 'stepAcknowledged',
  UNDER_REVIEW: 'stepUnderReview',
  INFO_NEEDED: 'stepInfoNeeded',
  OFFERED: 'stepOffered',
  ACCEPTED: 'stepAccepted',
  REJECTED: 'stepDeclined',
  PAID: 'stepPaidBare',
} as const satisfies Record<State, Key>;

const ahead = {
  SUBMITTED: 'stepSubmitted',
  ACKNOWLEDGED: 'aheadAcknowledged',
  UNDER_REVIEW: 'aheadUnderReview',
  OFFERED: 'aheadOffered',
  INFO_NEEDED: 'stepInfoNeeded',
  ACCEPTED: 'aheadAccepted',
  REJECTED: 'stepDeclined',
  PAID: 'aheadPaid',
} as const satisfies Record<State, Key>;

export type SteppedClaim = Pick<Claim, 'history' | 'payment'> & { imageCount?: number };

/** How a state came, where that says more than its name. */
const reasons = {
  by_client: 'stepRejected',
  declined: 'stepDeclined',
  no_answer: 'stepLapsed',
  in_full: 'stepInFull',
  in_part: 'stepInPart',
} as const satisfies Record<ClaimStepReasonCode, Key>;

const isKnown = (code: string): code is ClaimStepReasonCode => Object.hasOwn(reasons, code);

function titleOf(
  { state, reason }: Pick<ClaimStep, 'state' | 'reason'>,
  { payment }: SteppedClaim,
  { t, accountName }: ClaimWords,
) {
  if (state === 'PAID' && payment) return t('stepPaid', { account: accountName(payment.account) });
  const isDecided = state === 'OFFERED' || state === 'REJECTED';
  return isDecided && reason && isKnown(reason.code) ? t(reasons[reason.code]) : t(done[state]);
}

/** What was said with a step, and by whom. */
function textOf({ state, reason, text }: ClaimStep, { imageCount }: SteppedClaim, { t }: ClaimWords) {
  if (state === 'SUBMITTED' && imageCount !== undefined) return t('stepSubmittedText', { count: imageCount });
  if (text === null) return undefined;
  return reason?.code === 'by_client' ? t('youSaid', { text }) : t('weSaid', { text });
}

function aheadText(state: State, { t }: ClaimWords): string | undefined {
  if (state === 'ACCEPTED') return t('aheadAcceptedText');
  return state === 'PAID' ? t('aheadPaidText') : undefined;
}

/** The way of a claim: what has come, with what was said, and what usually follows. */
export function claimSteps(claim: SteppedClaim, words: ClaimWords): ShownStep[] {
  const { history } = claim;
  const reached = history.map(({ state, time }) => ({ state, at: Date.parse(time) }));
  const steps: Array<LifecycleStep<State>> = stepsOf({
    lifecycle: lifecycles.claim,
    history: reached,
    now: 0,
    facts: {},
  });
  return steps.map((step, index): ShownStep => {
    const came = history[index];
    const shared = { id: `${index} ${step.state}`, mark: step.mark, at: step.at, dueBy: step.dueBy };
    return came
      ? { ...shared, title: titleOf(came, claim, words), text: textOf(came, claim, words) }
      : { ...shared, title: words.t(ahead[step.state]), text: aheadText(step.state, words) };
  });
}
