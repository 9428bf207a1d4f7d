import { englishUiTexts, loadUiTexts } from '@wealth/i18n-locale';
import { countdownTexts } from '@wealth/i18n-locale/ui/countdown';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareLeft, timeLeft } from './timeLeft.ts';
import { timeLeftText } from './timeLeftText.ts';

const now = Date.UTC(2026, 10, 19, 9, 2, 7);

describe('timeLeft', () => {
  it.each([
    { ms: 0, left: { days: 0, hours: 0, minutes: 0, seconds: 0 } },
    { ms: 1, left: { days: 0, hours: 0, minutes: 0, seconds: 1 } },
    { ms: 1000, left: { days: 0, hours: 0, minutes: 0, seconds: 1 } },
    { ms: 1001, left: { days: 0, hours: 0, minutes: 0, seconds: 2 } },
    { ms: 60_000, left: { days: 0, hours: 0, minutes: 1, seconds: 0 } },
    { ms: 65_573_000, left: { days: 0, hours: 18, minutes: 12, seconds: 53 } },
    { ms: 86_400_000, left: { days: 1, hours: 0, minutes: 0, seconds: 0 } },
    { ms: -5000, left: { days: 0, hours: 0, minutes: 0, seconds: 0 } },
  ])('$ms ms are $left', ({ ms, left }) => {
    expect(timeLeft(now + ms, now)).toEqual(left);
  });

  it.each([Number.NaN, Infinity, -Infinity])('is not known until %d', (until) => {
    expect(timeLeft(until, now)).toBeNull();
    expect(timeLeft(now, until)).toBeNull();
  });

  it('adds up to the whole seconds that are left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (ms) => {
        const left = timeLeft(now + ms, now);
        if (!left) throw new RangeError('both times are usable');
        const { days, hours, minutes, seconds } = left;
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / 1000));
        expect(Math.max(hours / 24, minutes / 60, seconds / 60)).toBeLessThan(1);
      }),
    );
  });
});

describe('the words', () => {
  it.each([
    [{ days: 0, hours: 18, minutes: 12, seconds: 53 }, '18 hours 12 minutes left'],
    [{ days: 1, hours: 0, minutes: 1, seconds: 0 }, '1 day 1 minute left'],
    [{ days: 0, hours: 0, minutes: 0, seconds: 1 }, '1 second left'],
    [{ days: 0, hours: 0, minutes: 0, seconds: 0 }, '0 seconds left'],
  ])('%j: %s', (left, expected) => {
    expect(timeLeftText(left, englishUiTexts.of(countdownTexts))).toBe(expected);
  });

  it('are in Hindi for who reads Hindi', async () => {
    const t = (await loadUiTexts('hi', 'hi-IN')).of(countdownTexts);
    expect(timeLeftText({ days: 2, hours: 1, minutes: 0, seconds: 5 }, t)).toBe('2 दिन 1 घंटा बाकी');
    expect(timeLeftText({ days: 0, hours: 0, minutes: 0, seconds: 5 }, t)).toBe('5 सेकंड बाकी');
  });
});

describe('shareLeft', () => {
  it.each([
    { since: -10, until: 10, share: 0.5 },
    { since: 0, until: 10, share: 1 },
    { since: 5, until: 10, share: 1 },
    { since: -10, until: 0, share: 0 },
    { since: -10, until: -5, share: 0 },
    { since: 10, until: 10, share: 0 },
  ])('of $since to $until is $share', ({ since, until, share }) => {
    expect(shareLeft({ since: now + since, until: now + until, now })).toBe(share);
  });
});
