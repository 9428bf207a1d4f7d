import type { Scenario, SeedTrade } from './scenario.ts';
import { seedClients } from './seedClients.ts';

function buy(symbol: string, quantity: number, tradingDaysAgo: number): SeedTrade {
  return { by: 'order', side: 'BUY', market: 'NSE', symbol, quantity, tradingDaysAgo };
}

function sell(symbol: string, quantity: number, tradingDaysAgo: number): SeedTrade {
  return { by: 'order', side: 'SELL', market: 'NSE', symbol, quantity, tradingDaysAgo };
}

function buyBlock(symbol: string, quantity: number, tradingDaysAgo: number): SeedTrade {
  return { ...buy(symbol, quantity, tradingDaysAgo), by: 'block' };
}

/** Nine holdings, one of them still settling, a past sale, and the proceeds of a sale on their way. */
const holderTrades: readonly SeedTrade[] = [
  buy('NEELINFO', 180, 190),
  buy('ARAVBANK', 500, 180),
  buy('AGNIPETRO', 460, 164),
  buy('SANCHTEL', 240, 150),
  buy('RATHMOTOR', 18, 141),
  buy('LOHASTEEL', 1_600, 120),
  buy('MOHARAMC', 130, 96),
  buy('SHESHTECH', 115, 88),
  buy('ARAVBANK', 320, 61),
  sell('NEELINFO', 180, 44),
  buy('AUSHADHI', 190, 30),
  buy('URJASTOR', 240, 18),
  buy('URJASTOR', 60, 0),
  sell('LOHASTEEL', 360, 0),
];

/** Holdings of which each is worth a block deal. */
const wealthyTrades: readonly SeedTrade[] = [
  buyBlock('ARAVBANK', 500_000, 200),
  buyBlock('AGNIPETRO', 300_000, 170),
  buyBlock('SATPBANK', 250_000, 130),
  buyBlock('SHESHTECH', 120_000, 75),
];

/** What `npm start`, the tests and the contract verification begin with. */
export const standardScenario: Scenario = {
  name: 'standard',
  clients: [
    {
      ...seedClients.holder,
      portfolio: {
        availableRupees: 642_000,
        dividend: { market: 'NSE', symbol: 'AGNIPETRO', rupees: '1840.00' },
        trades: holderTrades,
      },
    },
    seedClients.fresh,
    seedClients.pending,
    seedClients.rejected,
    seedClients.empty,
    {
      ...seedClients.wealthy,
      portfolio: {
        availableRupees: 600_000_000,
        dividend: { market: 'NSE', symbol: 'ARAVBANK', rupees: '1250000.00' },
        trades: wealthyTrades,
      },
    },
  ],
};
