import { expect, it } from 'vitest';
import { pendingSettlement } from './pendingSettlement.ts';

it.each([
  ['Thursday afternoon', '2026-11-19T14:00:00+05:30', '2026-11-20'],
  ['Friday before the settlement', '2026-11-20T07:59:59+05:30', '2026-11-20'],
  ['Friday after it', '2026-11-20T08:00:00+05:30', '2026-11-23'],
  ['Friday evening', '2026-11-20T18:00:00+05:30', '2026-11-23'],
  ['Sunday', '2026-11-22T12:00:00+05:30', '2026-11-23'],
  // Tuesday 24 November 2026 is a holiday.
  ['Monday before a holiday', '2026-11-23T12:00:00+05:30', '2026-11-25'],
])('what is not settled on %s waits for its day [I4B-D12]', (_when, now, day) => {
  expect(pendingSettlement(Date.parse(now)).settlesOn).toBe(day);
});
