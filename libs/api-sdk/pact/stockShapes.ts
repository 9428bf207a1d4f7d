import { MatchersV3 } from '@pact-foundation/pact';
import { moment } from './contract.ts';

const { boolean, eachLike, integer, like, number, regex } = MatchersV3;

const time = '2026-11-19T14:32:07+05:30';
export const market = regex('^(NSE|BSE|INDEX)$', 'NSE');
/** The quote of an index, which has no band. */
export const index = {
  market: 'INDEX',
  symbol: regex('^[A-Z0-9]+$', 'SENSEX'),
  last_price: number(85218.46),
  previous_close: number(84870.5),
  change: number(347.96),
  change_percent: number(0.41),
  open: number(84900.5),
  high: number(85300.2),
  low: number(84800.1),
  volume: integer(0),
  lower_band: null,
  upper_band: null,
  basis: like('live'),
  halted: boolean(false),
  week52_high: number(88100.2),
  week52_low: number(79900.1),
  time: moment(time),
};
export const quote = {
  ...index,
  market,
  symbol: like('ARAVBANK'),
  last_price: number(1004.85),
  lower_band: number(898.8),
  upper_band: number(1098.5),
};
/** Where a share is listed. */
export const exchanges = eachLike({ market, symbol: like('ARAVBANK') });
/** A row of a list, and the detail of a share. */
export const instrument = {
  market,
  symbol: like('ARAVBANK'),
  exchanges,
  name: like('Aravalli Bank'),
  sector: like('Financials'),
  segment: regex('^(stock|otc|ipo)$', 'stock'),
  isin: like('INE000Z01012'),
  lot_size: integer(1),
  tick_size: number(0.1),
  closing_auction: boolean(true),
  halted: boolean(false),
  cap: regex('^(large|mid|small|micro)$', 'large'),
  market_cap: number(7687560000000.5),
  series: regex('^(EQ|BE|BZ|SM)$', 'EQ'),
  surveillance: regex('^(none|asm|gsm)$', 'none'),
  freeze_quantity: integer(100135),
  listed_on: regex('^\\d{4}-\\d\\d-\\d\\d$', '2000-08-01'),
  quote,
};
const levels = eachLike({ price: number(1004.85), quantity: integer(420), orders: integer(2) });
/** The detail of a share: with its order book, while it is traded. */
export const detail = { ...instrument, depth: { bids: levels, asks: levels } };
