import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import type { ChartSetup, RecentSearch } from '../src/generated/model/index.ts';
import { asksForNewToken, by, get, holder, holding, isRefused, put, refused, succeeds } from './contract.ts';

const setup: ChartSetup = {
  interval: '15m',
  range: '1D',
  shape: 'candles',
  scale: 'linear',
  view: 'chart',
  adjusted: true,
  volume: true,
  indicators: [
    { kind: 'sma', period: 20 },
    { kind: 'bollinger', period: 20, deviations: 2 },
    { kind: 'vwap' },
  ],
  compare: [{ market: 'INDEX', symbol: 'NIFTY50' }],
};
const searches: RecentSearch[] = [
  { text: 'Aravalli Bank', instrument: { market: 'NSE', symbol: 'ARAVBANK' } },
  { text: 'deposit', instrument: null },
];
const wrong = refused(400, 'Please check the highlighted fields.');

describe('chart_setup', () => {
  const path = '/client/app/v1/chart_setup';

  it('is null before it was saved [I4-10-PACT]', async () => {
    const exchange = get(path)('the set-up of the chart', { ...by(holder), answer: holding(null) });
    expect(await succeeds(exchange, () => client.getChartSetup())).toBeNull();
  });

  it('answers what was saved [I4-10-PACT]', async () => {
    const more = { ...by(holder), json: setup, answer: holding(setup) };
    const exchange = put(path)('a set-up of the chart', more);
    expect(await succeeds(exchange, () => client.saveChartSetup(setup))).toEqual(setup);
  });

  it('answers 400 to a period of nothing', async () => {
    const json: ChartSetup = { ...setup, indicators: [{ kind: 'sma', period: 0 }] };
    const exchange = put(path)('a set-up that cannot be', { ...by(holder), json, ...wrong });
    expect((await isRefused(exchange, () => client.saveChartSetup(json))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const read = get(path)('the set-up of the chart without a good token', {});
    expect(await asksForNewToken(read, () => client.getChartSetup())).toBe(true);
    const write = put(path)('a set-up of the chart without a good token', { json: setup });
    expect(await asksForNewToken(write, () => client.saveChartSetup(setup))).toBe(true);
  });
});

describe('recent_searches', () => {
  const path = '/client/app/v1/recent_searches';

  it('are none before the first [I4-10-PACT]', async () => {
    const exchange = get(path)('the recent searches', { ...by(holder), answer: holding([]) });
    expect(await succeeds(exchange, () => client.getRecentSearches())).toEqual([]);
  });

  it('answers what was saved [I4-10-PACT]', async () => {
    const more = { ...by(holder), json: searches, answer: holding(searches) };
    const exchange = put(path)('recent searches', more);
    expect(await succeeds(exchange, () => client.saveRecentSearches(searches))).toEqual(searches);
  });

  it('answers 400 to more than ten', async () => {
    const json = Array.from({ length: 11 }, (_, index) => ({ text: `${index}`, instrument: null }));
    const exchange = put(path)('eleven recent searches', { ...by(holder), json, ...wrong });
    expect((await isRefused(exchange, () => client.saveRecentSearches(json))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const read = get(path)('the recent searches without a good token', {});
    expect(await asksForNewToken(read, () => client.getRecentSearches())).toBe(true);
    const write = put(path)('recent searches without a good token', { json: searches });
    expect(await asksForNewToken(write, () => client.saveRecentSearches(searches))).toBe(true);
  });
});
