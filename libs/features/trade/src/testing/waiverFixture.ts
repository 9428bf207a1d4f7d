import type { Offer } from '@wealth/api-sdk/model';

/** A waiver of one depository charge that waits for a sale. */
export const waiverFixture: Offer = {
  id: 'waiver-1',
  charge: 'depository',
  reason: { code: 'goodwill' },
  amount: 15.93,
  uses: 1,
  uses_left: 1,
  state: 'AVAILABLE',
  granted_at: '2026-11-02T18:04:11+05:30',
  valid_from: '2026-11-02',
  valid_until: '2026-12-31',
  used_for: [],
};
