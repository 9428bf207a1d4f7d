import { describe, expect, it } from 'vitest';
import { kycSteps, openingStep, shownStatus, stepAfterChange } from './kycSteps.ts';

describe('the steps', () => {
  it('are four [S2-KYC-STEPS]', () => {
    expect(kycSteps).toEqual(['agreement', 'base', 'id', 'status']);
  });

  it.each([
    { status: 'unverified', draft: 'agreement', opens: 'agreement' },
    { status: 'unverified', draft: 'base', opens: 'base' },
    { status: 'unverified', draft: 'id', opens: 'id' },
    { status: 'unverified', draft: 'status', opens: 'agreement' },
    { status: 'pending', draft: 'base', opens: 'status' },
    { status: 'rejected', draft: 'id', opens: 'status' },
    { status: 'approved', draft: 'agreement', opens: 'status' },
  ] as const)('$status with a draft at $draft opens at $opens [S4-KYC-OPENS]', ({ status, draft, opens }) => {
    expect(openingStep(status, draft)).toBe(opens);
  });

  it.each([
    { status: 'unverified', step: 'id', after: 'id' },
    { status: 'pending', step: 'base', after: 'status' },
    { status: 'rejected', step: 'agreement', after: 'status' },
  ] as const)('a profile that becomes $status leads from $step to $after', ({ status, step, after }) => {
    expect(stepAfterChange(status, step)).toBe(after);
  });
});

describe('shownStatus', () => {
  it.each([
    { status: 'unverified', isOld: true, shown: 'submitted' },
    { status: 'rejected', isOld: true, shown: 'submitted' },
    { status: 'unverified', isOld: false, shown: 'submitted' },
    { status: 'approved', isOld: false, shown: 'submitted' },
    { status: 'pending', isOld: false, shown: 'pending' },
    { status: 'rejected', isOld: false, shown: 'rejected' },
  ] as const)('$status, read before the submission: $isOld, is $shown [S4-KYC-SUBMITTED]', (example) => {
    expect(shownStatus(example.status, example.isOld)).toBe(example.shown);
  });
});
