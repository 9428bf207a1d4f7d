import { describe, expect, it } from 'vitest';
import { calendarDay, istInstant, toIstIso } from '../calendar/calendarDay.ts';
import { fromPaise } from '../money/paise.ts';
import { checkClaim, type ClaimFacts, type ClaimRequest } from './checkClaim.ts';
import {
  answerDayOf,
  answerEndsAt,
  claimAcknowledgedAt,
  claimDayOf,
  claimPaidAt,
  claimReviewedAt,
  offerDayOf,
  offerEndsAt,
} from './claimDays.ts';
import { claimLadder } from './claimLadder.ts';
import { reasonsOf } from './claimReasons.ts';
import { claimRulesOn } from './claimRules.ts';
import { lostApplication } from './lostApplication.ts';
import { addMonths } from '../calendar/addMonths.ts';

const day = calendarDay;
const received = day('2026-10-30');
const at = (time: string) => Date.parse(`${time}+05:30`);

describe('the days of a claim [I6B-2-CLOCK]', () => {
  it('are calendar days: received on the 30th of October, answered by the 20th of November', () => {
    expect(answerDayOf(received)).toBe('2026-11-20');
    expect(
      [received, day('2026-11-18'), day('2026-11-19')].map((today) => claimDayOf(received, today)),
    ).toEqual([0, 19, 20]);
    expect(toIstIso(answerEndsAt(at('2026-10-30T09:12:00')))).toBe('2026-11-21T00:00:00+05:30');
  });

  it('an offer waits fourteen days, the last one to its end', () => {
    expect(offerDayOf(day('2026-11-18'))).toBe('2026-12-02');
    expect(toIstIso(offerEndsAt(at('2026-11-18T11:05:00')))).toBe('2026-12-03T00:00:00+05:30');
  });

  it('is acknowledged within an hour and read from the next bank day on', () => {
    expect(toIstIso(claimAcknowledgedAt(at('2026-11-20T23:30:00')))).toBe('2026-11-21T00:30:00+05:30');
    // The 24th of November 2026 is a holiday.
    expect(toIstIso(claimReviewedAt(at('2026-11-20T09:12:00')))).toBe('2026-11-23T10:00:00+05:30');
    expect(toIstIso(claimReviewedAt(at('2026-11-23T09:12:00')))).toBe('2026-11-25T10:00:00+05:30');
  });

  it('is paid two bank days after the offer was accepted', () => {
    expect(toIstIso(claimPaidAt(at('2026-11-19T15:00:00')))).toBe('2026-11-23T18:00:00+05:30');
    expect(toIstIso(claimPaidAt(at('2026-11-21T15:00:00')))).toBe('2026-11-25T18:00:00+05:30');
  });
});

describe('the way on from a claim [I6B-2-LADDER]', () => {
  const facts = { receivedOn: received, happenedOn: day('2026-10-28'), rejectedOn: null };

  it('leads to the grievance officer at once, and further on the day after the last one', () => {
    const steps = claimLadder({ ...facts, today: day('2026-11-20') });
    expect(steps.map(({ code, from, until, state }) => [code, from, until, state])).toEqual([
      ['service', '2026-10-30', null, 'done'],
      ['grievance', '2026-10-30', null, 'open'],
      ['scores', '2026-11-21', '2027-10-28', 'later'],
      ['odr', '2026-11-21', null, 'later'],
    ]);
    const after = claimLadder({ ...facts, today: day('2026-11-21') });
    expect(after.map(({ state }) => state)).toEqual(['done', 'open', 'open', 'open']);
  });

  it('leads further from a refusal on, and is never longer for one that came late', () => {
    const early = claimLadder({ ...facts, rejectedOn: day('2026-11-05'), today: day('2026-11-05') });
    expect(early.map(({ state }) => state)).toEqual(['done', 'open', 'open', 'open']);
    const late = claimLadder({ ...facts, rejectedOn: day('2026-12-03'), today: day('2026-12-03') });
    expect(late[2]?.from).toBe('2026-11-21');
  });

  it('has no SCORES more than a year after the cause', () => {
    const [, , scores, odr] = claimLadder({ ...facts, today: day('2027-10-29') });
    expect([scores?.state, odr?.state]).toEqual(['over', 'open']);
  });

  it.each([
    ['2026-11-19', 12, '2027-11-19'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-11-30', 1, '2026-12-30'],
  ] as const)('%s and %i months are %s', (from, count, to) => {
    expect(addMonths(day(from), count)).toBe(to);
  });
});

describe('what is owed for a lost application [I6B-2-FORMULA]', () => {
  const facts = { listingPrice: fromPaise(41_000), issuePrice: fromPaise(32_800), shares: 45, lots: 1_000 };

  it('is gain × shares × probability, rounded on the total', () => {
    // 82.00 × 45 × 1000 / 7300 = 505.479…
    expect(lostApplication({ ...facts, applicants: 7_300 })).toEqual({
      gain: 8_200,
      chancePercent: 13.7,
      owed: 50_548,
    });
  });

  it('is all of it where everybody got a lot, and nothing where the share fell', () => {
    expect(lostApplication({ ...facts, applicants: 900 })).toMatchObject({
      chancePercent: 100,
      owed: 369_000,
    });
    expect(lostApplication({ ...facts, applicants: 0 })).toMatchObject({ chancePercent: 100, owed: 369_000 });
    expect(lostApplication({ ...facts, listingPrice: fromPaise(30_000), applicants: 7_300 })).toMatchObject({
      gain: 0,
      owed: 0,
    });
  });
});

const request: ClaimRequest = {
  reason: 'order_late',
  subject: 'order',
  amount: 124_000,
  happenedOn: day('2026-11-17'),
  text: 'The order came late.',
  imageCount: 2,
};
const facts: ClaimFacts = {
  today: day('2026-11-19'),
  isSubjectKnown: true,
  areImagesKnown: true,
  isClaimedAlready: false,
};

describe('what is refused of a claim [I6B-2-CHECKS]', () => {
  it('is nothing of a good one', () => {
    expect(checkClaim(request, facts)).toEqual([]);
    expect(checkClaim({ ...request, imageCount: 10, text: 'x'.repeat(1_000) }, facts)).toEqual([]);
    expect(checkClaim({ ...request, happenedOn: day('2025-11-19') }, facts)).toEqual([]);
  });

  it.each<[Partial<ClaimRequest>, Partial<ClaimFacts>, ...names: [field: string, code: string]]>([
    [{}, { isSubjectKnown: false }, 'subject', 'subjectUnknown'],
    [{}, { isClaimedAlready: true }, 'subject', 'alreadyClaimed'],
    [{ subject: null }, {}, 'reason', 'reasonNotFitting'],
    [{ amount: null }, {}, 'amount', 'amountRequired'],
    [{ amount: 0 }, {}, 'amount', 'notAnAmount'],
    [{ amount: 0.5 }, {}, 'amount', 'notAnAmount'],
    [{ amount: 1_000_000_001 }, {}, 'amount', 'aboveMaximum'],
    [{ text: '  ' }, {}, 'text', 'textRequired'],
    [{ text: '\u200B\u2060 \u200D' }, {}, 'text', 'textRequired'],
    [{ text: 'x'.repeat(1_001) }, {}, 'text', 'textTooLong'],
    [{ happenedOn: day('2026-11-20') }, {}, 'happened_on', 'inFuture'],
    [{ happenedOn: day('2025-11-18') }, {}, 'happened_on', 'tooOld'],
    [
      { reason: 'lost_application', subject: 'application', happenedOn: day('2026-08-18') },
      {},
      'happened_on',
      'tooOld',
    ],
    [{ imageCount: 11 }, {}, 'images', 'tooManyImages'],
    [{}, { areImagesKnown: false }, 'images', 'imageUnknown'],
  ])('of %o with %o is the field %s: %s', (patch, known, ...[field, code]) => {
    expect(checkClaim({ ...request, ...patch }, { ...facts, ...known })).toMatchObject([{ field, code }]);
  });

  it('offers the largest amount', () => {
    const [fault] = checkClaim({ ...request, amount: 2_000_000_000 }, facts);
    expect(fault?.nearest).toBe(claimRulesOn(facts.today).largestAmount);
  });
});

it('has reasons for each kind of subject, and for none', () => {
  expect(reasonsOf('application')).toEqual(['late_unblock', 'lost_application', 'wrong_charge', 'other']);
  expect(reasonsOf(null)).toContain('access');
  expect(reasonsOf('movement')).not.toContain('order_late');
});

it('names the source of every figure of a claim', () => {
  expect(claimRulesOn(day('2026-11-19')).source).toMatch(/SEBI/);
  expect(istInstant(received)).toBeLessThan(at('2026-10-30T09:12:00'));
});
