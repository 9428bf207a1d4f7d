import type { Instrument } from '../contract.ts';
import {
  chemicalIssuers,
  consumerIssuers,
  foodIssuers,
  fundRows,
  listedOnBse,
  pharmaIssuers,
} from './consumer.ts';
import { autoIssuers, energyIssuers, infrastructureIssuers, metalIssuers } from './industry.ts';
import { isinWithCheckDigit, issuerCode } from './isin.ts';
import type { IssuerRow } from './issuerRow.ts';
import type { Sector } from './sectors.ts';
import { financialIssuers, realtyIssuers, technologyIssuers, telecomIssuers } from './services.ts';

const rupeesACrore = 10_000_000;

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

function toShare(sector: Sector, row: IssuerRow): Omit<Instrument, 'isin'> {
  const [symbol, name, activity, basePrice, marketCapCrore, band, founded, employees, headquarters, segment] =
    row;
  return {
    market: 'NSE',
    symbol,
    name,
    sector,
    kind: 'share',
    segment: segment ?? 'stock',
    lotSize: 1,
    // Derivatives and the closing auction go together (market-facts 4.1, 4.3).
    isCasEligible: band === 'dynamic',
    band,
    basePrice,
    marketCap: marketCapCrore * rupeesACrore,
    description: `A fictional ${activity}; its figures are simulated.`,
    founded,
    employees,
    headquarters,
  };
}

const shares: Instrument[] = issuersBySector
  .flatMap(([sector, rows]) => rows.map((row) => toShare(sector, row)))
  .map((share, index) => ({ ...share, isin: isinWithCheckDigit(`INE000Z${issuerCode(index + 1)}01`) }));

const funds: Instrument[] = fundRows.map(([symbol, name, holds, basePrice], index) => ({
  market: 'NSE',
  symbol,
  name,
  sector: 'Funds',
  kind: 'etf',
  segment: 'stock',
  isin: isinWithCheckDigit(`INF000Z${issuerCode(index + 1)}01`),
  lotSize: 1,
  isCasEligible: false,
  band: 'etf',
  basePrice,
  marketCap: 0,
  description: `A fictional exchange-traded fund that holds ${holds}; its figures are simulated.`,
  founded: 2012 + index,
  employees: 40,
  headquarters: 'Mumbai',
}));

const onBse: Instrument[] = shares
  .filter((share) => listedOnBse.includes(share.symbol))
  .map((share) => ({ ...share, market: 'BSE', isCasEligible: false }));

/** Everything that can be bought in the sandbox: shares, funds, and the second listings on BSE. */
export const instruments: readonly Instrument[] = [...shares, ...funds, ...onBse];
