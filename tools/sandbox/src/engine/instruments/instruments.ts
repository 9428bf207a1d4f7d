import { calendarDay } from '@wealth/domain';
import { capClassOf } from './capClassOf.ts';
import { fundRows, listedOnBse } from './consumer.ts';
import { curatedShares, sharesWithSigns } from './curatedShares.ts';
import { generateShares } from './invented/generateShares.ts';
import { freeFloatOf } from './freeFloatOf.ts';
import type { Instrument } from './instrument.ts';
import { fundIsin, shareIsin } from './isin.ts';
import { withCapClass } from './issuedShare.ts';

/** The largest by free float are listed on BSE as well: its index is made of them. */
const largestOnBse = 40;
/** And of the other generated ones every so many. */
const onBseEvery = 16;

const shares: readonly Instrument[] = withCapClass(
  [
    ...curatedShares,
    ...generateShares(
      new Set([...curatedShares, ...fundRows.map(([symbol]) => ({ symbol }))].map(({ symbol }) => symbol)),
    ),
    ...sharesWithSigns,
  ],
  capClassOf,
).map((share, place) => ({ ...share, isin: shareIsin(place, curatedShares.length) }));

const funds: readonly Instrument[] = fundRows.map(([symbol, name, holds, basePrice], index) => ({
  market: 'NSE',
  symbol,
  name,
  sector: 'Funds',
  activity: 'exchange-traded fund',
  kind: 'etf',
  segment: 'stock',
  isin: fundIsin(index),
  series: 'EQ',
  surveillance: 'none',
  lotSize: 1,
  faceValue: 10,
  freezeQuantity: Math.floor(100_000_000 / basePrice),
  isCasEligible: false,
  band: 'etf',
  isIlliquid: false,
  isHalted: false,
  listedOn: calendarDay(`${2013 + index}-04-01`),
  basePrice,
  shareCount: 0,
  marketCap: 0,
  capClass: null,
  promoterPercent: 0,
  profile: {
    description: `A fictional exchange-traded fund that holds ${holds}; its figures are simulated.`,
    founded: 2012 + index,
    employees: 40,
    headquarters: 'Mumbai',
  },
}));

function alsoOnBse(): Instrument[] {
  const onNse = shares.filter(({ market }) => market === 'NSE');
  const largest = new Set(
    onNse.toSorted((one, other) => freeFloatOf(other) - freeFloatOf(one)).slice(0, largestOnBse),
  );
  return onNse
    .filter((share, place) => {
      const isOneOfMany = place >= curatedShares.length && place % onBseEvery === 0 && share.series === 'EQ';
      return largest.has(share) || listedOnBse.includes(share.symbol) || isOneOfMany;
    })
    .map((share) => ({ ...share, market: 'BSE', isCasEligible: false }));
}

/**
 * Everything that can be bought in the sandbox, now or once it is listed: shares, funds, and the second
 * listings on BSE. The same table at every start; its order is that of the prices.
 */
export const instruments: readonly Instrument[] = [...shares, ...funds, ...alsoOnBse()];
