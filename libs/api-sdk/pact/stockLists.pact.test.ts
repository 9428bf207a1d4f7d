import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as answers from '../src/generated/answers/stock.ts';
import * as stock from '../src/generated/endpoints/stock/stock.ts';
import { http } from '../src/http/http.ts';
import { anyStockKey, get, holding, isRefused, refused, succeeds } from './contract.ts';
import { instrument, market, quote } from './stockShapes.ts';

const { eachLike, integer, like, number } = MatchersV3;

const byKey = { headers: anyStockKey };
const bad = (message: string) => ({ ...byKey, ...refused(400, message) });

describe('GET movers', () => {
  const toMovers = get('/stock/api/v1/movers');

  it('answers the most active', async () => {
    const { name, sector, symbol } = instrument;
    const { last_price, change, change_percent, volume } = quote;
    const mover = {
      market,
      symbol,
      name,
      sector,
      last_price,
      change,
      change_percent,
      volume,
      value: number(1610997046.5),
    };
    const exchange = toMovers('the most active', {
      ...byKey,
      query: { kind: 'active', limit: '5' },
      answer: holding(eachLike(mover)),
    });

    const [first] = await succeeds(exchange, () => stock.getMovers({ kind: 'active', limit: 5 }));
    expect(first).toMatchObject({ symbol: 'ARAVBANK', sector: 'Financials', value: 1610997046.5 });
  });

  it('answers 400 to a limit of nothing', async () => {
    const exchange = toMovers('no movers', {
      query: { kind: 'active', limit: '0' },
      ...bad('Please check the limit.'),
    });

    expect((await isRefused(exchange, () => stock.getMovers({ kind: 'active', limit: 0 }))).status).toBe(400);
  });
});

const counts = {
  total: integer(2_100),
  segment_counts: { all: integer(2_150), stock: integer(2_100), otc: integer(14), ipo: integer(13) },
};

describe('GET instruments', () => {
  it('answers a page and where the next one begins', async () => {
    const answer = holding({ items: eachLike(instrument), next_cursor: like('7.1'), ...counts });
    const query = { segment: 'stock', limit: '1' };
    const exchange = get('/stock/api/v1/instruments')('a page of instruments', { ...byKey, query, answer });

    const { items, next_cursor } = await succeeds(exchange, () =>
      stock.getInstruments({ segment: 'stock', limit: 1 }),
    );
    expect(items).toHaveLength(1);
    expect(next_cursor).toBe('7.1');
  });

  it('answers those of a sector and size, in an order that the server makes', async () => {
    const answer = holding({ items: eachLike(instrument), next_cursor: like('7.1'), ...counts });
    const chosen = { sector: 'Financials', cap: 'large', sort: 'change_percent', order: 'desc' } as const;
    const query = { ...chosen, limit: '1' };
    const exchange = get('/stock/api/v1/instruments')('a sorted page of a sector', {
      ...byKey,
      query,
      answer,
    });

    const { items } = await succeeds(exchange, () => stock.getInstruments({ ...chosen, limit: 1 }));
    expect(items[0]).toMatchObject({
      sector: 'Financials',
      cap: 'large',
      closing_auction: true,
      halted: false,
    });
  });

  it('answers 400 to a column that does not exist', async () => {
    const exchange = get('/stock/api/v1/instruments')('a list by a column that is none', {
      query: { sort: 'luck' },
      ...bad('Please check the sort.'),
    });

    const answer = async () => answers.getInstruments;
    const url = '/stock/api/v1/instruments?sort=luck';
    const call = () => http({ answer, access: 'stockKey', method: 'GET', url });
    expect((await isRefused(exchange, call)).status).toBe(400);
  });
});
