import type { KycStatus } from '@wealth/session';

/** The steps of the identity check, in order. */
export const kycSteps = ['agreement', 'base', 'id', 'status'] as const;

export type KycStep = (typeof kycSteps)[number];

/**
 * Where the wizard opens: at Status once something was sent, else where the client left it.
 *
 * @param draftStep - Where the draft was left; a draft left at Status holds nothing to go on with.
 */
export function openingStep(status: KycStatus, draftStep: KycStep): KycStep {
  if (status !== 'unverified') return 'status';
  return draftStep === 'status' ? 'agreement' : draftStep;
}

/** Where Back leads; undefined where there is no way back. */
export function previousStep(step: KycStep): KycStep | undefined {
  if (step === 'base') return 'agreement';
  return step === 'id' ? 'base' : undefined;
}

/** Where the wizard stands when the profile tells of another status: what was decided is read at Status. */
export function stepAfterChange(status: KycStatus, step: KycStep): KycStep {
  return status === 'unverified' ? step : 'status';
}

/** What the Status step tells of. `submitted` holds until the profile is read again. */
export type ShownStatus = 'submitted' | 'pending' | 'rejected';

/** Unverified and approved share the text of what was just sent. */
export function shownStatus(status: KycStatus, isProfileOld: boolean): ShownStatus {
  if (isProfileOld || status === 'unverified' || status === 'approved') return 'submitted';
  return status;
}
