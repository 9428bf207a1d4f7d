import type { Sector } from '@wealth/domain';
import { isMainListing, turnoverOf, type ListedRow } from './listedRows.ts';

const symbolsShown = 10;

export interface SectorFigures {
  sector: Sector;
  /** Rupees at the last prices. */
  marketCap: number;
  /** Rupees of the day. */
  turnover: number;
  /** Percent since the previous close, weighted by market capitalisation. */
  changePercent: number;
  advances: number;
  declines: number;
  /** The largest first. */
  rows: ListedRow[];
}

function figuresOf(sector: Sector, rows: readonly ListedRow[]): SectorFigures {
  const marketCap = rows.reduce((sum, row) => sum + (row.marketCap ?? 0), 0);
  const before = rows.reduce((sum, { shareCount, quote }) => sum + shareCount * quote.previousClose, 0);
  return {
    sector,
    marketCap,
    turnover: Math.round(rows.reduce((sum, { quote }) => sum + turnoverOf(quote), 0)),
    changePercent: before === 0 ? 0 : Math.round((marketCap / before - 1) * 10_000) / 100,
    advances: rows.filter(({ quote }) => quote.change > 0).length,
    declines: rows.filter(({ quote }) => quote.change < 0).length,
    rows: rows.toSorted((one, other) => (other.marketCap ?? 0) - (one.marketCap ?? 0)),
  };
}

/** The sectors by what they are worth, the largest first. Funds are no sector of companies. */
export function sectorFigures(rows: readonly ListedRow[]): SectorFigures[] {
  const shares = rows.filter(({ instrument }) => instrument.kind === 'share' && isMainListing(instrument));
  return [...Map.groupBy(shares, ({ instrument }) => instrument.sector)]
    .map(([sector, members]) => figuresOf(sector, members))
    .toSorted((one, other) => other.marketCap - one.marketCap);
}

/** The symbols that represent a sector. */
export function leadersOf({ rows }: SectorFigures): { market: 'NSE' | 'BSE'; symbol: string }[] {
  return rows.slice(0, symbolsShown).map(({ instrument: { market, symbol } }) => ({ market, symbol }));
}
