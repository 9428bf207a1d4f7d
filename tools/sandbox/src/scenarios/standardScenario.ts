import { addDays, calendarDay, isTradingDay, longTermFrom, previousTradingDay } from '@wealth/domain';
import { tradingDaysBefore } from '../ledger/tradeDays.ts';
import type { Scenario, SeedTrade, SeedWaiver } from './scenario.ts';
import { applyingFrom } from './seedPast.ts';
import { seedClients } from './seedClients.ts';

/** Trading days before the newest one that has opened, 0 for that day itself; or the day worked out from it. */
type When = number | SeedTrade['day'];

function trade(side: SeedTrade['side'], symbol: string, quantity: number): Omit<SeedTrade, 'day'> {
  return { by: 'order', side, market: 'NSE', symbol, quantity };
}

const dayOf = (when: When): SeedTrade['day'] =>
  typeof when === 'number' ? (newest) => tradingDaysBefore(newest, when) : when;

const buy = (symbol: string, quantity: number, when: When): SeedTrade => ({
  ...trade('BUY', symbol, quantity),
  day: dayOf(when),
});

const sell = (symbol: string, quantity: number, when: When): SeedTrade => ({
  ...trade('SELL', symbol, quantity),
  day: dayOf(when),
});

const buyBlock = (symbol: string, quantity: number, when: When): SeedTrade => ({
  ...buy(symbol, quantity, when),
  by: 'block',
});

/** A day; where the clock stands before it, so many trading days before. */
const since =
  (on: string, ago: number): SeedTrade['day'] =>
  (newest) => {
    const day = calendarDay(on);
    return day < newest ? day : tradingDaysBefore(newest, ago);
  };

/** What was bought on it is long term. */
const in2024 = since('2024-12-10', 200);

/** What was bought on it turns long term in so many days, or in up to four fewer where nothing was traded then. */
const turnsLongTermIn =
  (days: number): SeedTrade['day'] =>
  (newest) => {
    const turns = addDays(newest, days);
    let day = addDays(turns, -360);
    while (longTermFrom(day) > turns || !isTradingDay(day)) day = previousTradingDay(day);
    return day;
  };

/**
 * Nine holdings, one of them still settling, a past sale, and the proceeds of a sale on their way. Of one holding a part is
 * held for long, of another a part soon will be.
 */
const holderTrades: readonly SeedTrade[] = [
  buy('MOHARAMC', 50, in2024),
  // Split, and sold in part in the tax year before.
  buy('LOHASTEEL', 2_000, since('2025-05-20', 170)),
  sell('LOHASTEEL', 400, since('2026-01-20', 110)),
  buy('SANCHTEL', 100, turnsLongTermIn(9)),
  buy('NEELINFO', 180, 190),
  buy('ARAVBANK', 500, 180),
  buy('AGNIPETRO', 460, 164),
  buy('SANCHTEL', 140, 150),
  buy('RATHMOTOR', 18, 141),
  buy('MOHARAMC', 80, 96),
  buy('SHESHTECH', 115, 88),
  buy('ARAVBANK', 320, 61),
  sell('NEELINFO', 180, 44),
  buy('AUSHADHI', 190, 30),
  buy('URJASTOR', 240, 18),
  buy('URJASTOR', 60, 0),
  sell('LOHASTEEL', 360, 0),
];

/** One has expired, one was used by the sale of NEELINFO, one waits for the next sale. */
const holderWaivers: readonly SeedWaiver[] = [
  { grantedAgo: 100, validDays: 60 },
  { grantedAgo: 46 },
  { grantedAgo: null },
];

/** Holdings of which each is worth a block deal. */
const wealthyTrades: readonly SeedTrade[] = [
  buyBlock('ARAVBANK', 500_000, 200),
  buyBlock('AGNIPETRO', 300_000, 170),
  buyBlock('SATPBANK', 250_000, 130),
  buyBlock('SHESHTECH', 120_000, 75),
];

/** Settled before the first application. */
const beforeApplications: SeedTrade['day'] = (newest) => tradingDaysBefore(applyingFrom(newest), 4);

/** Holdings of which each is worth a block deal. */
const applicantTrades: readonly SeedTrade[] = [
  buyBlock('ARAVBANK', 500_000, beforeApplications),
  buyBlock('AGNIPETRO', 400_000, beforeApplications),
  buyBlock('SATPBANK', 300_000, beforeApplications),
  buyBlock('SHESHTECH', 150_000, beforeApplications),
];

/** Shares of large companies, bought before the first loan. */
const borrowerTrades: readonly SeedTrade[] = [
  buy('SANCHTEL', 160, 212),
  buy('ARAVBANK', 240, 208),
  buy('SHESHTECH', 60, 200),
  buy('SATPBANK', 150, 190),
  buy('AGNIPETRO', 120, 176),
];

/** What `npm start`, the tests and the contract verification begin with. */
export const standardScenario: Scenario = {
  name: 'standard',
  clients: [
    {
      ...seedClients.holder,
      portfolio: {
        availableRupees: 642_000,
        savesMonthly: true,
        trades: holderTrades,
        waivers: holderWaivers,
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
        savesMonthly: false,
        trades: wealthyTrades,
        waivers: [],
      },
    },
    {
      ...seedClients.applicant,
      portfolio: {
        availableRupees: 1_500_000_000,
        savesMonthly: false,
        trades: applicantTrades,
        waivers: [],
      },
    },
    {
      ...seedClients.undecided,
      portfolio: { availableRupees: 85_000, savesMonthly: false, trades: borrowerTrades, waivers: [] },
    },
  ],
};
