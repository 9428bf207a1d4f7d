import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';

export interface TreemapInstrument {
  id: string;
  symbol: string;
  name: string;
  /** Percentage points; null while it is not known. */
  changePercent: number | null;
  /** Rupees; decides the area. */
  marketCap: number | null;
}

export interface TreemapSector {
  id: string;
  name: string;
  /** Percentage points, weighted as the server does. */
  changePercent: number | null;
  instruments: readonly TreemapInstrument[];
}

/** CSS pixels from the left top corner of the map. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlacedInstrument extends TreemapInstrument {
  box: Box;
}

export interface PlacedSector extends TreemapSector {
  box: Box;
  tiles: PlacedInstrument[];
}

export interface TreemapFrame {
  width: number;
  height: number;
  levels: 'sectors' | 'instruments';
}

/** Pixels between tiles, and of a sector's own line above its tiles. */
const gapPx = 2;
const sectorGapPx = 4;
const sectorLinePx = 22;

/** Dampens the area: market values differ a thousandfold, and the smallest tile is still to be hit by a finger. */
const areaPower = 0.5;

/** Area without a usable market value: the least, so that the name is not lost. */
function areaOf(marketCap: number | null): number {
  return marketCap !== null && Number.isFinite(marketCap) && marketCap > 0 ? marketCap ** areaPower : 0;
}

interface Node {
  sector?: TreemapSector;
  instrument?: TreemapInstrument;
  area?: number;
  children?: Node[];
}

function hasInstruments({ instruments }: TreemapSector): boolean {
  return instruments.length > 0;
}

/** One tile for a whole sector, dampened as one. */
function toSectorNode(sector: TreemapSector): Node {
  const marketCap = sector.instruments.reduce((sum, instrument) => {
    const value = instrument.marketCap ?? 0;
    return Number.isFinite(value) && value > 0 ? sum + value : sum;
  }, 0);
  return { sector, area: Math.max(1, areaOf(marketCap)) };
}

function toNodes(sectors: readonly TreemapSector[], levels: TreemapFrame['levels']): Node[] {
  const areas = sectors.flatMap(({ instruments }) => instruments.map(({ marketCap }) => areaOf(marketCap)));
  const least = areas.filter((area) => area > 0).reduce((min, area) => Math.min(min, area), Infinity);
  const floor = Number.isFinite(least) ? least : 1;
  if (levels === 'sectors') return sectors.filter(hasInstruments).map(toSectorNode);
  return sectors.filter(hasInstruments).map((sector) => ({
    sector,
    children: sector.instruments.map((instrument) => ({
      instrument,
      area: Math.max(floor, areaOf(instrument.marketCap)),
    })),
  }));
}

interface Rectangle {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function boxOf({ x0, y0, x1, y1 }: Rectangle): Box {
  return { left: x0, top: y0, width: Math.max(0, x1 - x0), height: Math.max(0, y1 - y0) };
}

/** Squarified tiles, the largest sector first. Each has room for its own line of text above its instruments. */
export function layOutTreemap(
  sectors: readonly TreemapSector[],
  { width, height, levels }: TreemapFrame,
): PlacedSector[] {
  const root = hierarchy<Node>({ children: toNodes(sectors, levels) })
    .sum((node) => node.area ?? 0)
    .sort((left, right) => (right.value ?? 0) - (left.value ?? 0));
  const laidOut = treemap<Node>()
    .tile(treemapSquarify)
    .size([width, height])
    .round(true)
    .paddingInner((node) => (node.depth === 0 ? sectorGapPx : gapPx))
    .paddingTop((node) => (node.depth === 1 && levels === 'instruments' ? sectorLinePx : 0))(root);

  return (laidOut.children ?? []).flatMap((node) => {
    const { sector } = node.data;
    if (!sector) return [];
    const tiles = (node.children ?? []).flatMap((child) =>
      child.data.instrument ? [{ ...child.data.instrument, box: boxOf(child) }] : [],
    );
    return [{ ...sector, box: boxOf(node), tiles }];
  });
}

/** What a tile has room for; its name always says everything. */
export function roomOf({ width, height }: Box, symbol: string): 'full' | 'change' | 'none' {
  const symbolPx = symbol.length * 8.5 + 14;
  if (width >= symbolPx && height >= 38) return 'full';
  return width >= 46 && height >= 20 ? 'change' : 'none';
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The nearest box in the direction of an arrow key; what lies straight ahead counts more than what lies aside. */
export function neighbourOf<Item extends { id: string; box: Box }>(
  items: readonly Item[],
  from: Item,
  arrow: Arrow,
): Item | null {
  const centre = ({ box }: Item) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const start = centre(from);
  const isAcross = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  let best: Item | null = null;
  let bestDistance = Infinity;
  for (const item of items) {
    const { x, y } = centre(item);
    const ahead = sign * (isAcross ? x - start.x : y - start.y);
    const aside = Math.abs(isAcross ? y - start.y : x - start.x);
    const distance = ahead + 2 * aside;
    if (ahead > 1 && distance < bestDistance) {
      best = item;
      bestDistance = distance;
    }
  }
  return best;
}
