import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as trade from '../src/generated/endpoints/trade/trade.ts';
import { anyBearer, by, get, holding, moment, post, succeeds } from './contract.ts';
import { opened, keyed, json, issue, application, wait, detail } from './issueShapes.ts';

const { arrayContaining, eachLike, integer, like, nullValue, number, regex } = MatchersV3;

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

  it('are previewed, and applied for under a key [I5C-7-PACT]', async () => {
    const body = { ...json, bids: [{ quantity: lot, price: null }] };
    const previewed = post(`/trade/app/v1/fo/${offerId}/applications/preview`)(
      'a preview of an application for a follow-on offer',
      {
        ...by(opened),
        json: body,
        answer: holding({
          bids: [{ quantity: lot, price: nullValue(), amount: number(14_976) }],
          quantity: lot,
          amount: number(14_976),
          place: 'bank',
          charges: [],
          available: nullValue(),
          mandates_until: moment('2026-11-20T17:00:00+05:30'),
          errors: [],
        }),
      },
    );
    const { errors } = await succeeds(previewed, () => trade.previewFollowOnApplication(offerId, body));
    expect(errors).toEqual([]);
    const asked = post(`/trade/app/v1/fo/${offerId}/applications`)('an application for a follow-on offer', {
      state: opened,
      headers: { ...anyBearer, ...keyed },
      json: body,
      answer: holding({
        ...application('MANDATE_PENDING'),
        reference: regex('^[A-Z]{2}-[0-9A-F]{12}$', 'FP-5C4D3E2F1A0B'),
        kind: 'fpo',
        subject: {
          id: offerId,
          kind: 'fpo',
          board: 'mainboard',
          name: like('Dhosathur Alloys'),
          instrument: { market: 'NSE', symbol: like('DHOSATHALY') },
        },
        bids: [{ quantity: lot, price: nullValue(), amount: number(14_976) }],
        quantity: lot,
        amount: number(14_976),
        money: { place: 'bank', free: number(14_976), blocked: number(0), paid: number(0) },
        mandate: {
          reference: regex('^\\d{12}$', '632314009187'),
          sent_at: moment('2026-11-20T11:00:00+05:30'),
          until: moment('2026-11-20T17:00:00+05:30'),
          decided_at: nullValue(),
        },
        waiting_for: { ...wait, until: moment('2026-11-20T17:00:00+05:30') },
      }),
    });
    expect(await succeeds(asked, () => trade.createFollowOnApplication(offerId, body, keyed))).toMatchObject({
      kind: 'fpo',
      state: 'MANDATE_PENDING',
    });
  });
});
