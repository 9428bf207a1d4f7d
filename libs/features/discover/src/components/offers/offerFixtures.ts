import type { Offer } from '@wealth/api-sdk/model';

/** Granted for the lessons, and waiting for a sale. */
export const availableOffer: Offer = {
  id: 'offer-3',
  charge: 'depository',
  reason: { code: 'risk_lessons' },
  amount: 15.93,
  uses: 2,
  uses_left: 1,
  state: 'AVAILABLE',
  granted_at: '2026-11-02T18:04:11+05:30',
  valid_from: '2026-11-02',
  valid_until: '2027-11-02',
  used_for: [
    {
      kind: 'order',
      id: 'order-2',
      market: 'BSE',
      symbol: 'ARAVBANK',
      amount: 15.93,
      used_at: '2026-11-18T10:20:05+05:30',
    },
  ],
};

/** All of it gone, before the running tax year and in it. */
export const usedOffer: Offer = {
  ...availableOffer,
  id: 'offer-2',
  reason: { code: 'goodwill' },
  uses: 1,
  uses_left: 0,
  state: 'USED',
  valid_until: '2026-12-31',
  used_for: [
    {
      kind: 'application',
      id: 'application-1',
      market: 'NSE',
      symbol: 'NEELINFO',
      amount: 15.93,
      used_at: '2026-03-17T11:20:05+05:30',
    },
  ],
};

export const expiredOffer: Offer = {
  ...availableOffer,
  id: 'offer-1',
  reason: { code: 'a_new_one' },
  uses: 1,
  uses_left: 1,
  state: 'EXPIRED',
  valid_until: '2026-08-28',
  used_for: [],
};
