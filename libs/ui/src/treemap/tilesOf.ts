import type { LiveSource } from '../live-price/liveSource.ts';
import type { Fit } from './fitOf.ts';
import { sectorLinePx, shortMore, type Box, type PlacedSector, type PlacedTile } from './treemapLayout.ts';

/** What a press on a tile or on a sector's line opens. */
export interface TreemapTarget {
  kind: 'instrument' | 'sector' | 'more';
  id: string;
}

/** A button of the map. */
export interface Tile {
  /** Of the button; an instrument and its sector may be called the same. */
  id: string;
  target: TreemapTarget;
  box: Box;
  /** Symbol, name of the sector, or "12 more". */
  title: string;
  /** What the name says before the change. */
  names: string;
  /** Null where there is no change to tell. */
  changePercent: number | null;
  hasChange: boolean;
  change?: LiveSource<number | null> | undefined;
  figure?: string | undefined;
  /** Null for the line of a sector above its tiles. */
  look: Fit | 'empty' | 'line';
}

/**
 * The name in full: "Dakshin Bank, DAKSHBK, +0.62%, ₹15.2 L Cr", a sector "Financials, +0.16%".
 *
 * @param change - In words.
 */
export function labelOf({ names, hasChange, figure }: Tile, change: string): string {
  const words = hasChange ? `${names}, ${change}` : names;
  return figure === undefined ? words : `${words}, ${figure}`;
}

function instrumentTile(placed: PlacedTile & { kind: 'instrument' }): Tile {
  const { id, symbol, name, changePercent, change, figure } = placed.instrument;
  return {
    id: `instrument ${id}`,
    target: { kind: 'instrument', id },
    box: placed.box,
    title: symbol,
    names: name === symbol ? symbol : `${name}, ${symbol}`,
    changePercent,
    hasChange: true,
    change,
    figure,
    look: placed.fit ?? 'empty',
  };
}

/** The buttons of a sector in the order in which they are read: its line, then its tiles. */
export function tilesOf(
  { sector, box, hasLine, tiles }: PlacedSector,
  more: (count: number) => string,
): Tile[] {
  const { id, name, changePercent } = sector;
  const whole = {
    id: `sector ${id}`,
    target: { kind: 'sector' as const, id },
    title: name,
    names: name,
    changePercent,
    hasChange: true,
  };
  const line: Tile[] = hasLine ? [{ ...whole, box: { ...box, height: sectorLinePx }, look: 'line' }] : [];
  return [
    ...line,
    ...tiles.map((placed): Tile => {
      if (placed.kind === 'instrument') return instrumentTile(placed);
      const look = placed.fit ?? 'empty';
      if (placed.kind === 'sector') return { ...whole, box: placed.box, look };
      const title = more(placed.count);
      return {
        id: `more ${id}`,
        target: { kind: 'more', id },
        box: placed.box,
        title: placed.isShort ? shortMore(placed.count) : title,
        names: `${name}, ${title}`,
        changePercent: null,
        hasChange: false,
        look,
      };
    }),
  ];
}
