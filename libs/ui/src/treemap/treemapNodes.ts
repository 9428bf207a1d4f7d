import type { LiveSource } from '../live-price/liveSource.ts';

export interface TreemapInstrument {
  id: string;
  symbol: string;
  name: string;
  /** Percentage points; null while it is not known. */
  changePercent: number | null;
  /** What decides the area, such as rupees of market value or of turnover. */
  weight: number | null;
  /** The weight in words, where the tile has room for it. */
  figure?: string;
  /** The newest change: the tile follows it by itself while it is on the screen. */
  change?: LiveSource<number | null>;
}

export interface TreemapSector {
  id: string;
  name: string;
  /** Percentage points, weighted as the server does. */
  changePercent: number | null;
  /** Of the whole sector: decides its area where the sector is one tile. */
  weight: number | null;
  instruments: readonly TreemapInstrument[];
  /** How many instruments of the sector were not given. @default 0 */
  restCount?: number;
}

/**
 * Dampen the area: market values differ a thousandfold, and the smallest tile is still to be hit by a finger. The first
 * one is taken unless a sector alone would show too few tiles by it.
 */
export const areaPowers = [0.5, 0.35, 0.2, 0] as const;
export type AreaPower = (typeof areaPowers)[number];

/** Of a sector, what is folded takes no more: it stands for the small print. */
const mostRestRatio = 0.06;
/** Of the map, what a sector has at least: room for its name. */
const leastSectorRatio = 0.015;

/** Area without a usable weight: the least, so that the name is not lost. */
function areaOf(weight: number | null, power: AreaPower): number {
  return weight !== null && Number.isFinite(weight) && weight > 0 ? weight ** power : 0;
}

function weightOf({ weight }: TreemapInstrument): number {
  return weight !== null && Number.isFinite(weight) && weight > 0 ? weight : 0;
}

export type TileContent =
  | { kind: 'instrument'; instrument: TreemapInstrument }
  | { kind: 'sector' }
  | { kind: 'more'; count: number };

export interface Node {
  sector?: TreemapSector;
  content?: TileContent;
  area?: number;
  children?: Node[];
}

export interface KeptOf {
  /** How many instruments have a tile of their own, the largest. */
  kept: number;
  /** Whether the others have one together; where it had no room for a text, the line of the sector leads to them. */
  hasRest: boolean;
}

export interface Kept {
  power: AreaPower;
  /** All instruments where a sector is not named. */
  of: ReadonlyMap<TreemapSector, KeptOf>;
}

interface Scale {
  power: AreaPower;
  /** The least area of an instrument. */
  floor: number;
}

function totalAreaOf({ instruments }: TreemapSector, { power, floor }: Scale): number {
  return instruments.reduce((sum, { weight }) => sum + Math.max(floor, areaOf(weight, power)), 0);
}

const sumOf = (nodes: readonly Node[]) => nodes.reduce((sum, { area = 0 }) => sum + area, 0);

function scaled(nodes: readonly Node[], ratio: number): Node[] {
  return nodes.map((node) => ({ ...node, area: (node.area ?? 0) * ratio }));
}

function toChildren(sector: TreemapSector, { kept, hasRest }: KeptOf, scale: Scale): Node[] {
  const sorted = sector.instruments.toSorted((one, other) => weightOf(other) - weightOf(one));
  const shown = sorted.slice(0, kept).map((instrument) => ({
    content: { kind: 'instrument' as const, instrument },
    area: Math.max(scale.floor, areaOf(instrument.weight, scale.power)),
  }));
  const count = sorted.length - shown.length + (sector.restCount ?? 0);
  // The sector is as large as with all of them.
  const total = Math.max(totalAreaOf(sector, scale), scale.floor);
  if (shown.length === 0 && count > 0) return [{ content: { kind: 'more' as const, count }, area: total }];
  if (count === 0 || !hasRest) return scaled(shown, total / sumOf(shown));
  // Half of the smallest with a name: what is folded is the small print of the map, and makes room for the others.
  const half = Math.min(...shown.map(({ area }) => area)) / 2;
  const area = Math.min(half, (sumOf(shown) * mostRestRatio) / (1 - mostRestRatio));
  const children = [...shown, { content: { kind: 'more' as const, count }, area }];
  return scaled(children, total / sumOf(children));
}

function scaleOf(sectors: readonly TreemapSector[], power: AreaPower): Scale {
  const areas = sectors.flatMap(({ instruments }) => instruments.map(({ weight }) => areaOf(weight, power)));
  const least = areas.filter((area) => area > 0).reduce((min, area) => Math.min(min, area), Infinity);
  return { power, floor: Number.isFinite(least) ? least : 1 };
}

/** Every sector has room for its name, however little it is worth. */
function withLeastSectors(nodes: readonly Node[]): Node[] {
  const areaOfNode = ({ area, children = [] }: Node) => area ?? sumOf(children);
  const least = nodes.reduce((sum, node) => sum + areaOfNode(node), 0) * leastSectorRatio;
  return nodes.map((node) => {
    const area = areaOfNode(node);
    if (area >= least || area === 0) return node;
    const { children } = node;
    return children ? { ...node, children: scaled(children, least / area) } : { ...node, area: least };
  });
}

/** The areas of all tiles as a tree: sectors, and their instruments. */
export function toNodes(
  sectors: readonly TreemapSector[],
  levels: 'sectors' | 'instruments',
  kept: Kept,
): Node[] {
  const { power } = kept;
  const scale = scaleOf(sectors, power);
  const areas = sectors.flatMap(({ instruments }) => instruments.map(({ weight }) => areaOf(weight, power)));
  const most = areas.length > 0 ? Math.max(...areas) : Infinity;
  const nodes = sectors.map((sector): Node => {
    const own = kept.of.get(sector) ?? { kept: sector.instruments.length, hasRest: true };
    if (levels === 'sectors') {
      return { sector, content: { kind: 'sector' }, area: Math.max(1, areaOf(sector.weight, power)) };
    }
    // Beside the tiles of single instruments a whole sector is no larger than one of those.
    if (own.kept === 0 && sectors.length > 1) {
      const alone = Math.max(scale.floor, Math.min(most, areaOf(sector.weight, power)));
      return { sector, content: { kind: 'sector' }, area: totalAreaOf(sector, scale) || alone };
    }
    return { sector, children: toChildren(sector, own, scale) };
  });
  return withLeastSectors(nodes);
}
