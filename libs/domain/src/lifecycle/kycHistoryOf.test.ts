import { describe, expect, it } from 'vitest';
import { kycHistoryOf, type KycRecord } from './kycHistoryOf.ts';
import { lifecycles } from './lifecycles.ts';
import { stepsOf } from './stepsOf.ts';

const submitted = '2026-11-02T10:15:00+05:30';
const reviewed = '2026-11-02T10:16:00+05:30';
const decided = '2026-11-03T11:00:00+05:30';

function detailWith(status: KycRecord['status'], times: (string | null)[]): KycRecord {
  const steps = ['submitted', 'in_review', 'decided'] as const;
  return {
    status,
    timeline: steps.map((step, index) => ({ step, time: times[index] ?? null })),
  };
}

const stepsOfRecord = (record: KycRecord) =>
  stepsOf({ lifecycle: lifecycles.kyc, history: kycHistoryOf(record), now: 0, facts: {} });

describe('kycHistoryOf', () => {
  it.each([
    { status: 'pending', times: [submitted, null, null], states: ['done', 'now', 'next'] },
    { status: 'pending', times: [submitted, reviewed, null], states: ['done', 'done', 'now'] },
    { status: 'approved', times: [submitted, reviewed, decided], states: ['done', 'done', 'done'] },
    { status: 'approved', times: [submitted, null, decided], states: ['done', 'done', 'done'] },
    { status: 'rejected', times: [submitted, reviewed, decided], states: ['done', 'done', 'refused'] },
  ] as const)('$status after $times: $states', ({ status, times, states }) => {
    const steps = stepsOfRecord(detailWith(status, [...times]));

    expect(steps.map(({ mark }) => mark)).toEqual(states);
    expect(steps.map(({ at }) => at)).toEqual(times.map((time) => time && Date.parse(time)));
  });

  it('is empty where the server tells nothing', () => {
    expect(stepsOfRecord({ status: 'pending' })).toEqual([]);
  });
});

it('knows that a step has happened whose time it does not know', () => {
  expect(kycHistoryOf(detailWith('pending', ['', null, null]))).toEqual([{ state: 'submitted', at: null }]);
});
