import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as content from '../src/generated/endpoints/content/content.ts';
import { by, get, holder, holding, moment, succeeds } from './contract.ts';

const { like, regex } = MatchersV3;

const day = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example);
const waiver = (state: string, used_for: object[]) => ({
  id: like('6d5e4f3a-2b1c-4d0e-9f8a-7b6c5d4e3f2a'),
  charge: 'depository',
  reason: { code: 'goodwill' },
  amount: 15.93,
  uses: 1,
  uses_left: state === 'USED' ? 0 : 1,
  state,
  granted_at: moment('2026-11-19T14:32:07+05:30'),
  valid_from: day('2026-11-19'),
  valid_until: day('2027-11-19'),
  used_for,
});
const sale = {
  kind: 'order',
  id: like('019a2f3b-5c4d-7e6f-8a9b-0c1d2e3f4a5b'),
  market: 'NSE',
  symbol: 'NEELINFO',
  amount: 15.93,
  used_at: moment('2026-09-16T09:15:00+05:30'),
};

describe('offers', () => {
  it('are the waivers of a client, the newest first, with the sales that they were used on [I6B-8-PACT]', async () => {
    const exchange = get('/content/app/v1/offers')('the waivers of a client', {
      ...by(holder),
      answer: holding([waiver('AVAILABLE', []), waiver('USED', [sale]), waiver('EXPIRED', [])]),
    });
    const offers = await succeeds(exchange, () => content.getOffers());
    expect(offers.map(({ state }) => state)).toEqual(['AVAILABLE', 'USED', 'EXPIRED']);
  });
});
