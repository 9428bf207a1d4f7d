import type { Scenario, SeedClient } from '../src/index.ts';
import { tradingDaysBefore } from '../src/ledger/tradeDays.ts';

/** Clients of the measurement, named by their mobile numbers from here on. */
const firstMobile = 9_100_000_000;
const clientCount = 100;
/** Each sells of one share what it has held for long, and buys of all. */
const heldUnits = 1_000_000;
/** Rupees: more than a measurement can spend. */
const money = 1_000_000_000;

/** Shares in which the orders meet. */
export const orderedShares = [
  'ARAVBANK',
  'AGNIPETRO',
  'SATPBANK',
  'SHESHTECH',
  'NEELINFO',
  'SANCHTEL',
  'RATHMOTOR',
  'LOHASTEEL',
  'AUSHADHI',
  'URJASTOR',
] as const;

function seedClient(index: number): SeedClient {
  const symbol = orderedShares[index % orderedShares.length] ?? orderedShares[0];
  return {
    mobile: String(firstMobile + index),
    name: `Client ${index}`,
    kycStatus: 'approved',
    pin: '246810',
    vip: 0,
    score: 0,
    allowsCredit: false,
    idNumber: null,
    bankAccount: null,
    watchlists: [],
    devices: [],
    applications: null,
    loans: null,
    hasClaims: false,
    portfolio: {
      availableRupees: money,
      savesMonthly: false,
      waivers: [],
      trades: [
        {
          by: 'block',
          side: 'BUY',
          market: 'NSE',
          symbol,
          quantity: heldUnits,
          day: (newest) => tradingDaysBefore(newest, 60),
        },
      ],
    },
  };
}

/** 100 clients with money, one share each that they can sell, and a PIN. */
export const orderScenario: Scenario = {
  name: 'orders',
  clients: Array.from({ length: clientCount }, (_, index) => seedClient(index)),
};
