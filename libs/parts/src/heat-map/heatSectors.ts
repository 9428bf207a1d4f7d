import type { Ranking, SectorFigures, StockDetail } from '@wealth/api-sdk/model';
import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import type { TreemapInstrument, TreemapSector } from '@wealth/ui/treemap';

/** What the area of a tile stands for, in rupees. */
export const heatMeasures = ['market_cap', 'turnover'] as const;
export type HeatMeasure = (typeof heatMeasures)[number];

/** A share of a sector, from whichever answer told of it. */
export interface HeatShare extends InstrumentRef {
  name: string;
  sector: string;
  last_price: number;
  change: number;
  change_percent: number;
  volume: number;
  /** Rupees of the measure; null where it is not known. */
  value: number | null;
}

export interface HeatWords {
  nameOf: (sector: string) => string;
  figureOf: (value: number) => string;
  changeOf: (share: HeatShare) => TreemapInstrument['change'];
}

/** The leaders of the market as the server ranks them. */
export function sharesOfRanking(rankings: readonly Ranking[]): HeatShare[] {
  return rankings.map((ranking) => ({ ...ranking, value: ranking.value ?? null }));
}

/** Rupees traded, by the middle of the day's range: what the server's ranking goes by too. */
function turnoverOf({ volume, high, low }: StockDetail['quote']): number {
  return (volume * (high + low)) / 2;
}

/** The shares of a sector, the largest first, each issuer once: one that is listed twice counts on NSE. */
export function sharesOfList(instruments: readonly StockDetail[], measure: HeatMeasure): HeatShare[] {
  const byIssuer = new Map<string, StockDetail>();
  for (const instrument of instruments) {
    const before = byIssuer.get(instrument.isin);
    if (!before || before.market !== 'NSE') byIssuer.set(instrument.isin, instrument);
  }
  return [...byIssuer.values()]
    .map(({ market, symbol, name, sector, market_cap, quote }) => ({
      market,
      symbol,
      name,
      sector,
      last_price: quote.last_price,
      change: quote.change,
      change_percent: quote.change_percent,
      volume: quote.volume,
      value: measure === 'market_cap' ? market_cap : turnoverOf(quote),
    }))
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
}

function toTile(share: HeatShare, words: HeatWords): TreemapInstrument {
  return {
    id: instrumentIdOf(share),
    symbol: share.symbol,
    name: share.name,
    changePercent: share.change_percent,
    weight: share.value,
    figure: share.value === null ? undefined : words.figureOf(share.value),
    change: words.changeOf(share),
  };
}

/**
 * The map of all sectors, each with those of its shares that lead the market.
 *
 * @param shares - None of a sector: it is one tile.
 */
export function overviewOf(
  sectors: readonly SectorFigures[],
  shares: readonly HeatShare[],
  { measure, ...words }: HeatWords & { measure: HeatMeasure },
): TreemapSector[] {
  return sectors
    .filter(({ count }) => count > 0)
    .map((figures) => ({
      id: figures.sector,
      name: words.nameOf(figures.sector),
      changePercent: figures.change_percent,
      weight: figures[measure],
      instruments: shares
        .filter(({ sector }) => sector === figures.sector)
        .map((share) => toTile(share, words)),
    }));
}

/** The map of one sector. @param shares - Those that the server listed; `figures` counts the others too. */
export function sectorMapOf(
  figures: SectorFigures,
  shares: readonly HeatShare[],
  words: HeatWords,
): TreemapSector {
  return {
    id: figures.sector,
    name: words.nameOf(figures.sector),
    changePercent: figures.change_percent,
    // Its area is the whole map: an empty sector says so in place of being one tile.
    weight: null,
    instruments: shares.map((share) => toTile(share, words)),
    restCount: Math.max(0, figures.count - shares.length),
  };
}
