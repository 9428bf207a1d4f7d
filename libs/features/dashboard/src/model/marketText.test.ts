import { marketSession } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { marketTextOf } from './marketText.ts';

describe('marketTextOf', () => {
  it.each([
    ['2026-11-19T08:59:59+05:30', 'sessionClosed'],
    ['2026-11-19T09:00:00+05:30', 'sessionPreOpen'],
    ['2026-11-19T09:12:00+05:30', 'sessionPreOpen'],
    ['2026-11-19T09:15:00+05:30', 'sessionOpen'],
    ['2026-11-19T15:29:59+05:30', 'sessionOpen'],
    ['2026-11-19T15:50:00+05:30', 'sessionPostClose'],
    ['2026-11-19T16:00:00+05:30', 'sessionClosed'],
    ['2026-11-22T11:00:00+05:30', 'sessionClosed'],
  ])('says at %s: %s', (instant, text) => {
    const { phase } = marketSession(Date.parse(instant), { isCasEligible: false });
    expect(marketTextOf(phase)).toBe(text);
  });

  it('knows the auction that closes the shares with derivatives', () => {
    const { phase } = marketSession(Date.parse('2026-11-19T15:22:00+05:30'), { isCasEligible: true });
    expect(marketTextOf(phase)).toBe('sessionClosingAuction');
  });
});
