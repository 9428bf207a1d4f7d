import type { Asset, Holding, Portfolio } from '@wealth/api-sdk/model';

const asOf = '2026-11-19T14:32:07+05:30';

export const portfolio: Portfolio = {
  value: 1507628.1,
  invested: 1237943.2,
  day_change: 6905.08,
  day_change_percent: 0.46,
  realised: 41250.5,
  unrealised: 269684.9,
  as_of: asOf,
};

/** Adds up: cash is available + blocked + unsettled, total is cash + holdings. */
export const asset: Asset = {
  cash: 745582.24,
  available: 642318.55,
  blocked: 38634.35,
  unsettled: 64629.34,
  pledged: 0,
  withdrawable: 642318.55,
  holdings_value: 1507628.1,
  total: 2253210.34,
  as_of: asOf,
};

/** In order of value. */
export const holdings: readonly [Holding, Holding, Holding] = [
  {
    instrument: { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' },
    quantity: 820,
    t1_quantity: 0,
    pledged: 0,
    average_price: 861.3,
    last_price: 1004.85,
    value: 823977,
    pnl: 117711,
    pnl_percent: 16.67,
    day_change: 5084,
  },
  {
    instrument: { market: 'NSE', symbol: 'DHVANI', name: 'Dhvani Telecom' },
    quantity: 240,
    t1_quantity: 40,
    pledged: 0,
    average_price: 1312.8,
    last_price: 2098.75,
    value: 503700,
    pnl: 188628,
    pnl_percent: 59.87,
    day_change: 3650.36,
  },
  {
    instrument: { market: 'NSE', symbol: 'NEELSOFT', name: 'Neelam Softworks' },
    quantity: 56,
    t1_quantity: 0,
    pledged: 0,
    average_price: 3867.95,
    last_price: 3213.4125,
    value: 179951.1,
    pnl: -36654.1,
    pnl_percent: -16.92,
    day_change: -1829.28,
  },
];
