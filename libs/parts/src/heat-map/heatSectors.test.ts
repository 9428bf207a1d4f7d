import type { StockDetail } from '@wealth/api-sdk/model';
import { rankingFixtures, sectorFixtures } from '@wealth/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { overviewOf, sectorMapOf, sharesOfList, sharesOfRanking, type HeatWords } from './heatSectors.ts';

const words: HeatWords = {
  nameOf: (sector) => `<${sector}>`,
  figureOf: (value) => `₹${value}`,
  changeOf: () => undefined,
};

const quote: StockDetail['quote'] = {
  market: 'NSE',
  symbol: 'A',
  last_price: 100,
  previous_close: 99,
  change: 1,
  change_percent: 1.01,
  open: 99,
  high: 110,
  low: 90,
  volume: 1000,
  lower_band: null,
  upper_band: null,
  basis: 'live',
  halted: false,
  week52_high: 120,
  week52_low: 80,
  time: '2026-11-19T14:32:07+05:30',
};

function listed(market: 'NSE' | 'BSE', symbol: string, marketCap: number | null): StockDetail {
  return {
    market,
    symbol,
    exchanges: [{ market, symbol }],
    name: symbol,
    sector: 'Pharma',
    segment: 'stock',
    isin: `INE${symbol}`,
    lot_size: 1,
    tick_size: 0.05,
    closing_auction: false,
    halted: false,
    cap: 'small',
    market_cap: marketCap,
    series: 'EQ',
    surveillance: 'none',
    freeze_quantity: 1,
    listed_on: null,
    quote: { ...quote, market, symbol },
  };
}

describe('the map of all sectors [I4-2-HEAT]', () => {
  const map = overviewOf(sectorFixtures, sharesOfRanking(rankingFixtures), {
    measure: 'market_cap',
    ...words,
  });

  it('has each sector with those of its shares that lead the market', () => {
    expect(map.map(({ name, instruments }) => [name, instruments.map(({ symbol }) => symbol)])).toEqual([
      ['<Financials>', ['ARAVBANK']],
      ['<Energy>', ['INDRAOIL']],
      ['<Auto>', ['TEJASMOT']],
      ['<Pharma>', []],
    ]);
  });

  it('has areas by what is asked for', () => {
    const byTurnover = overviewOf(sectorFixtures, [], { measure: 'turnover', ...words });
    expect(map[3]?.weight).toBe(2_010_000_000_000);
    expect(byTurnover[3]?.weight).toBe(2_010_000_000);
    expect(map[0]?.instruments[0]).toMatchObject({ weight: 7_687_560_000_000, figure: '₹7687560000000' });
  });

  it('leaves out a sector without a share', () => {
    const [first, ...rest] = sectorFixtures;
    const empty = first ? [{ ...first, count: 0 }, ...rest] : rest;
    expect(overviewOf(empty, [], { measure: 'market_cap', ...words })).toHaveLength(3);
  });
});

describe('the map of one sector [I4-2-HEAT]', () => {
  const list = [
    listed('BSE', 'A', 5),
    listed('NSE', 'A', 5),
    listed('NSE', 'B', 9),
    listed('NSE', 'C', null),
  ];

  it('counts a share that is listed twice once, on NSE, the largest first', () => {
    expect(
      sharesOfList(list, 'market_cap').map(({ market, symbol, value }) => [market, symbol, value]),
    ).toEqual([
      ['NSE', 'B', 9],
      ['NSE', 'A', 5],
      ['NSE', 'C', null],
    ]);
    expect(sharesOfList(list.toReversed(), 'market_cap')[1]?.market).toBe('NSE');
  });

  it('has the turnover as the server ranks it: by the middle of the day’s range', () => {
    expect(sharesOfList(list, 'turnover').map(({ value }) => value)).toEqual([100_000, 100_000, 100_000]);
  });

  it('says how many the server has that it did not list', () => {
    const [, , , pharma] = sectorFixtures;
    if (!pharma) throw new RangeError('no sector');
    expect(sectorMapOf(pharma, sharesOfList(list, 'market_cap'), words).restCount).toBe(165);
    expect(sectorMapOf({ ...pharma, count: 1 }, sharesOfList(list, 'market_cap'), words).restCount).toBe(0);
  });
});
