import type { Mover } from '@wealth/api-sdk/model';

export const gainers: readonly Mover[] = [
  {
    market: 'NSE',
    symbol: 'INDRAOIL',
    name: 'Indradhanush Oil',
    sector: 'Energy',
    last_price: 1542.6,
    change: 40.8,
    change_percent: 2.72,
    volume: 11941203,
    value: 18420494547.8,
  },
];

export const losers: readonly Mover[] = [
  {
    market: 'NSE',
    symbol: 'TEJASMOT',
    name: 'Tejas Motors',
    sector: 'Auto',
    last_price: 364.2,
    change: -8.35,
    change_percent: -2.24,
    volume: 33059857,
    value: 12040399919.4,
  },
];
