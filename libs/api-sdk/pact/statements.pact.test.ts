import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { getHoldingsStatement } from '../src/generated/endpoints/stat/stat.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  refused,
  succeeds,
} from './contract.ts';
import { day } from './tradeShapes.ts';

const { boolean, eachLike, integer, like, number } = MatchersV3;

describe('GET what was held on a day', () => {
  const toStatement = get('/stat/app/v1/statements/holdings');
  const query = { day: '2026-11-18' };

  it('answers each share with its parts, its price and the session of the price [I5B-4-STATEMENT]', async () => {
    const item = {
      instrument: { market: 'NSE', symbol: like('ARAVBANK'), name: like('Aravalli Bank') },
      isin: like('INE000A01011'),
      quantity: integer(820),
      settled: integer(820),
      t1_quantity: integer(0),
      pledged: integer(0),
      in_transit: integer(0),
      price: number(1004.85),
      priced_on: day('2026-11-18'),
      value: number(823977),
    };
    const answer = holding({
      number: like('SH-20261118-100001'),
      day: '2026-11-18',
      final: boolean(true),
      first_day: day('2025-04-02'),
      client: { name: like('Asha Verma'), code: like('W100001'), pan: like('ZZZPZ••••Z') },
      items: eachLike(item),
      value: number(823977),
      made_at: moment('2026-11-19T14:32:07+05:30'),
    });
    const exchange = toStatement('what was held on a day', { ...by(holder), query, answer });
    expect(await succeeds(exchange, () => getHoldingsStatement(query))).toMatchObject({ day: '2026-11-18' });
  });

  it('refuses a day that is still to come', async () => {
    const later = { day: '2099-01-01' };
    const exchange = toStatement('what will be held on a day', {
      ...by(holder),
      query: later,
      ...refused(400, 'Please check the highlighted fields.'),
    });
    expect((await isRefused(exchange, () => getHoldingsStatement(later))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toStatement('what was held, without a good token', { query });
    expect(await asksForNewToken(exchange, () => getHoldingsStatement(query))).toBe(true);
  });
});
