import { calendarDay, type Sector } from '@wealth/domain';
import { hashText, noiseAt } from '../noise/noise.ts';
import { chemicalIssuers, consumerIssuers, foodIssuers, pharmaIssuers } from './consumer.ts';
import { autoIssuers, energyIssuers, infrastructureIssuers, metalIssuers } from './industry.ts';
import { issuedShare, type RankedShare } from './issuedShare.ts';
import type { IssuerRow } from './issuerRow.ts';
import { financialIssuers, realtyIssuers, technologyIssuers, telecomIssuers } from './services.ts';

const issuersBySector: ReadonlyArray<readonly [Sector, readonly IssuerRow[]]> = [
  ['Financials', financialIssuers],
  ['IT', technologyIssuers],
  ['Energy', energyIssuers],
  ['Auto', autoIssuers],
  ['Pharma', pharmaIssuers],
  ['FMCG', foodIssuers],
  ['Metals', metalIssuers],
  ['Infrastructure', infrastructureIssuers],
  ['Telecom', telecomIssuers],
  ['Realty', realtyIssuers],
  ['Consumer', consumerIssuers],
  ['Chemicals', chemicalIssuers],
];

const faceValues = [1, 2, 5, 10] as const;
/** No listing is older: electronic trading on NSE began then. */
const firstListing = 1994;
const newestListing = 2023;
const listingAge = 6;

function listedOnOf(founded: number) {
  return calendarDay(`${Math.min(newestListing, Math.max(firstListing, founded + listingAge))}-08-01`);
}

function toShare(sector: Sector, row: IssuerRow): RankedShare {
  const [symbol, name, activity, basePrice, marketCapCrore, band, founded, employees, headquarters, segment] =
    row;
  const key = hashText(symbol);
  return issuedShare({
    market: 'NSE',
    symbol,
    name,
    sector,
    activity,
    segment: segment ?? 'stock',
    series: 'EQ',
    surveillance: 'none',
    lotSize: 1,
    faceValue: faceValues[key % faceValues.length] ?? 1,
    band,
    isIlliquid: false,
    isHalted: false,
    listedOn: listedOnOf(founded),
    basePrice,
    marketCapCrore,
    // A private bank's founders hold little, by the rules of the Reserve Bank; the figures are drawn.
    promoterPercent: activity === 'private bank' ? 0 : Math.round(3_500 + noiseAt(key) * 3_500) / 100,
    profile: {
      description: `A fictional ${activity}; its figures are simulated.`,
      founded,
      employees,
      headquarters,
    },
  });
}

/** Symbols of the exchanges have signs, too. They come last in the table, so that no other ISIN changes. */
export const sharesWithSigns: readonly RankedShare[] = [
  toShare('FMCG', ['R&BTEA', 'Rangbari & Bagan Tea', 'tea planter', 212.4, 640, 20, 1954, 1850, 'Siliguri']),
  toShare('Auto', [
    'SONA-AUTO',
    'Sonabari Auto Castings',
    'parts maker',
    486.3,
    1120,
    20,
    1986,
    2400,
    'Rajkot',
  ]),
];

/** The issuers written by hand, sector by sector. Seeds, tests and journeys name them. */
export const curatedShares: readonly RankedShare[] = issuersBySector.flatMap(([sector, rows]) =>
  rows.map((row) => toShare(sector, row)),
);
