import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as trade from '../src/generated/endpoints/trade/trade.ts';
import { anyBearer, by, get, holding, isRefused, moment, post, refusedFor, succeeds } from './contract.ts';
import { opened, issue, detail, json, keyed } from './issueShapes.ts';

const { arrayContaining, eachLike, integer, like, nullValue, number } = MatchersV3;

describe('follow-on offers', () => {
  const offerId = 'FPO-2026-11';
  const lot = 234;
  const offered = { quantity: integer(lot), amount: number(14_976) };
  const offer = {
    ...issue,
    id: offerId,
    kind: 'fpo',
    name: like('Dhosathur Alloys'),
    instrument: { market: 'NSE', symbol: like('DHOSATHALY') },
    price_low: number(60),
    price_high: number(64),
    lot_size: integer(lot),
    smallest: offered,
    largest: offered,
    last_price: number(67.13),
    opens_at: moment('2026-11-18T10:00:00+05:30'),
    bids_until: moment('2026-11-20T16:00:00+05:30'),
    changes_until: moment('2026-11-20T17:00:00+05:30'),
    mandates_until: moment('2026-11-20T17:00:00+05:30'),
    allotted_at: moment('2026-11-23T21:00:00+05:30'),
    lists_at: moment('2026-11-26T10:00:00+05:30'),
  };

  it('are listed, and one has its hours [I5C-7-PACT]', async () => {
    const listed = get('/trade/app/v1/fo')('the follow-on offers that are open', {
      ...by(opened),
      query: { status: 'open' },
      answer: holding(arrayContaining(offer)),
    });
    const offers = await succeeds(listed, () => trade.getFollowOnOffers({ status: 'open' }));
    expect(offers[0]).toMatchObject({ id: offerId });
    const one = get(`/trade/app/v1/fo/${offerId}`)('one follow-on offer', {
      ...by(opened),
      answer: holding({
        ...offer,
        ...detail,
        timeline: eachLike({ code: like('opens'), at: moment('2026-11-18T10:00:00+05:30') }),
      }),
    });
    expect(await succeeds(one, () => trade.getFollowOnOffer(offerId))).toMatchObject({ kind: 'fpo' });
  });

  it('preview an application, with the nearest quantity of lots [I5C-7-PACT]', async () => {
    // Whatever the lot of an offer of this price is, it is more than one share.
    const body = { ...json, bids: [{ quantity: 1, price: null }] };
    const previewed = post(`/trade/app/v1/fo/${offerId}/applications/preview`)(
      'a preview of an application for a follow-on offer',
      {
        ...by(opened),
        json: body,
        answer: holding({
          bids: [{ quantity: 1, price: nullValue(), amount: number(64) }],
          quantity: 1,
          amount: number(64),
          place: 'bank',
          charges: [],
          available: nullValue(),
          mandates_until: moment('2026-11-20T17:00:00+05:30'),
          errors: eachLike({
            field: 'bids',
            index: 0,
            code: like('below_lot'),
            message: like('The smallest quantity is 234.'),
            nearest: integer(lot),
            until: nullValue(),
          }),
        }),
      },
    );
    const { errors } = await succeeds(previewed, () => trade.previewFollowOnApplication(offerId, body));
    expect(errors[0]).toMatchObject({ field: 'bids', nearest: lot });
  });

  it('are applied for under a key, and not below a lot [I5C-7-PACT]', async () => {
    const body = { ...json, bids: [{ quantity: 1, price: null }] };
    const message = 'The smallest quantity is 234.';
    const exchange = post(`/trade/app/v1/fo/${offerId}/applications`)(
      'an application for a follow-on offer below a lot',
      {
        state: opened,
        headers: { ...anyBearer, ...keyed },
        json: body,
        ...refusedFor(400, { field: 'bids', code: 'below_lot', message }),
      },
    );
    const { fieldErrors } = await isRefused(exchange, () =>
      trade.createFollowOnApplication(offerId, body, keyed),
    );
    expect(fieldErrors[0]?.code).toBe('below_lot');
  });
});
