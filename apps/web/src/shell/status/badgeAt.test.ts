import { expect, it } from 'vitest';
import { badgeAt } from './badgeAt.ts';

// Each instant of the day at which something begins, and the second before it where the word changes.
it.each([
  ['2026-11-19T08:45:00', 'closed'],
  ['2026-11-19T08:59:59', 'closed'],
  ['2026-11-19T09:00:00', 'preOpen'],
  ['2026-11-19T09:05:00', 'preOpen'],
  ['2026-11-19T09:10:00', 'preOpen'],
  ['2026-11-19T09:12:00', 'preOpen'],
  ['2026-11-19T09:14:59', 'preOpen'],
  ['2026-11-19T09:15:00', 'open'],
  ['2026-11-19T14:05:00', 'open'],
  ['2026-11-19T14:20:00', 'open'],
  ['2026-11-19T15:14:59', 'open'],
  ['2026-11-19T15:15:00', 'closingAuction'],
  ['2026-11-19T15:20:00', 'closingAuction'],
  ['2026-11-19T15:25:00', 'closingAuction'],
  ['2026-11-19T15:30:00', 'closingAuction'],
  ['2026-11-19T15:34:59', 'closingAuction'],
  ['2026-11-19T15:35:00', 'closed'],
  ['2026-11-19T15:50:00', 'postClose'],
  ['2026-11-19T15:59:59', 'postClose'],
  ['2026-11-19T16:00:00', 'closed'],
  ['2026-11-21T11:00:00', 'closed'],
  ['2026-11-24T11:00:00', 'closed'],
])('at %s the badge says %s [I4-3-SESSION]', (time, badge) => {
  expect(badgeAt(Date.parse(`${time}+05:30`))).toBe(badge);
});
