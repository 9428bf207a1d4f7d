import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { LiveSource } from '../live-price/liveSource.ts';
import { fitOf, type Fit } from './fitOf.ts';

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

/** CSS pixels from the left top corner of the map. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Placed {
  box: Box;
  fit: Fit | null;
}

export type PlacedTile = Placed &
  (
    | { kind: 'instrument'; instrument: TreemapInstrument }
    /** The sector in one tile. */
    | { kind: 'sector' }
    /** What has no room of its own; where the words have none either, their number alone is drawn. */
    | { kind: 'more'; count: number; isShort: boolean }
  );

export interface PlacedSector {
  sector: TreemapSector;
  box: Box;
  /** Whether the sector has a line of text above its tiles. */
  hasLine: boolean;
  tiles: PlacedTile[];
}

export interface TreemapFrame {
  width: number;
  height: number;
  levels: 'sectors' | 'instruments';
}

/** Pixels between tiles, and of a sector's own line above its tiles: the least that a pointer is owed. */
const gapPx = 2;
const sectorGapPx = 4;
export const sectorLinePx = 24;

/** Dampens the area: market values differ a thousandfold, and the smallest tile is still to be hit by a finger. */
const areaPower = 0.5;

/** Layouts until every tile has room for its symbol; each folds the tiles that have none. */
const mostRounds = 12;

/** Area without a usable weight: the least, so that the name is not lost. */
function areaOf(weight: number | null): number {
  return weight !== null && Number.isFinite(weight) && weight > 0 ? weight ** areaPower : 0;
}

function weightOf({ weight }: TreemapInstrument): number {
  return weight !== null && Number.isFinite(weight) && weight > 0 ? weight : 0;
}

type TileContent =
  | { kind: 'instrument'; instrument: TreemapInstrument }
  | { kind: 'sector' }
  | { kind: 'more'; count: number };

interface Node {
  sector?: TreemapSector;
  content?: TileContent;
  area?: number;
  children?: Node[];
}

/** How many instruments of a sector have a tile of their own; all of them where the sector is not named. */
type Kept = ReadonlyMap<TreemapSector, number>;

function totalAreaOf({ instruments }: TreemapSector, floor: number): number {
  return instruments.reduce((sum, { weight }) => sum + Math.max(floor, areaOf(weight)), 0);
}

function toChildren(sector: TreemapSector, kept: number, floor: number): Node[] {
  const sorted = sector.instruments.toSorted((one, other) => weightOf(other) - weightOf(one));
  const shown = sorted.slice(0, kept).map((instrument) => ({
    content: { kind: 'instrument' as const, instrument },
    area: Math.max(floor, areaOf(instrument.weight)),
  }));
  const count = sorted.length - shown.length + (sector.restCount ?? 0);
  if (count === 0) return shown;
  // Half of the smallest with a name: what is folded is the small print of the map, and makes room for the others.
  const area = shown.reduce((min, each) => Math.min(min, each.area), shown[0]?.area ?? floor) / 2;
  const children = [...shown, { content: { kind: 'more' as const, count }, area }];
  // The sector is as large as before.
  const sum = children.reduce((total, child) => total + child.area, 0);
  const scale = Math.max(totalAreaOf(sector, floor), floor) / sum;
  return children.map((child) => ({ ...child, area: child.area * scale }));
}

function toNodes(sectors: readonly TreemapSector[], levels: TreemapFrame['levels'], kept: Kept): Node[] {
  const areas = sectors.flatMap(({ instruments }) => instruments.map(({ weight }) => areaOf(weight)));
  const least = areas.filter((area) => area > 0).reduce((min, area) => Math.min(min, area), Infinity);
  const floor = Number.isFinite(least) ? least : 1;
  const most = areas.length > 0 ? Math.max(...areas) : Infinity;
  return sectors.map((sector) => {
    const count = kept.get(sector) ?? sector.instruments.length;
    if (levels === 'sectors') {
      return { sector, content: { kind: 'sector' }, area: Math.max(1, areaOf(sector.weight)) };
    }
    // Beside the tiles of single instruments a whole sector is no larger than one of those.
    if (count === 0 && sectors.length > 1) {
      const alone = Math.max(floor, Math.min(most, areaOf(sector.weight)));
      return { sector, content: { kind: 'sector' }, area: totalAreaOf(sector, floor) || alone };
    }
    return { sector, children: toChildren(sector, count, floor) };
  });
}

interface Rectangle {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Rounding may lead a thin tile a pixel over the edge. */
function boxOf({ x0, y0, x1, y1 }: Rectangle, { width, height }: TreemapFrame): Box {
  const right = Math.min(x1, width);
  const bottom = Math.min(y1, height);
  return {
    left: Math.min(x0, right),
    top: Math.min(y0, bottom),
    width: Math.max(0, right - x0),
    height: Math.max(0, bottom - y0),
  };
}

/** "+12", where there is no room for "12 more". */
export function shortMore(count: number): string {
  return `+${count}`;
}

function withFit(content: TileContent, box: Box, name: string): PlacedTile {
  if (content.kind === 'instrument') {
    const { symbol, figure } = content.instrument;
    return { ...content, box, fit: fitOf(box, { title: symbol, figure }) };
  }
  // A sector's name is cut where it is too long: its tile is never folded.
  if (content.kind === 'sector') return { ...content, box, fit: fitOf(box, { title: name, isCut: true }) };
  const whole = fitOf(box, { title: `${content.count} more` });
  return {
    ...content,
    box,
    fit: whole ?? fitOf(box, { title: shortMore(content.count) }),
    isShort: whole === null,
  };
}

function placeOnce(sectors: readonly TreemapSector[], frame: TreemapFrame, kept: Kept): PlacedSector[] {
  const { width, height, levels } = frame;
  const hasLines = levels === 'instruments' && sectors.length > 1;
  const root = hierarchy<Node>({ children: toNodes(sectors, levels, kept) })
    .sum((node) => node.area ?? 0)
    .sort((left, right) => (right.value ?? 0) - (left.value ?? 0));
  const laidOut = treemap<Node>()
    .tile(treemapSquarify)
    .size([width, height])
    .round(true)
    .paddingInner((node) => (node.depth === 0 ? sectorGapPx : gapPx))
    .paddingTop((node) => (node.depth === 1 && hasLines && node.children ? sectorLinePx : 0))(root);

  return (laidOut.children ?? []).flatMap((node) => {
    const { sector, content } = node.data;
    if (!sector) return [];
    const box = boxOf(node, frame);
    const tiles = content
      ? [withFit(content, box, sector.name)]
      : (node.children ?? []).flatMap((child) =>
          child.data.content ? [withFit(child.data.content, boxOf(child, frame), sector.name)] : [],
        );
    return [{ sector, box, hasLine: hasLines && content === undefined, tiles }];
  });
}

/** Counts anew, without the tiles that have no room for their symbol; null where all have. */
function foldedOnce(placed: readonly PlacedSector[], kept: Kept): Kept | null {
  const next = new Map(kept);
  for (const { sector, tiles } of placed) {
    const named = tiles.filter(({ kind }) => kind === 'instrument');
    const roomy = named.filter(({ fit }) => fit !== null).length;
    // Where none has room, half of them may have.
    if (roomy < named.length) next.set(sector, roomy || Math.floor(named.length / 2));
  }
  return next.size === kept.size && [...next].every(([sector, count]) => kept.get(sector) === count)
    ? null
    : next;
}

/**
 * Squarified tiles, the largest sector first. Each sector has room for its own line of text above its instruments, unless
 * it is the only one; what is too small for its symbol is folded into "n more", a sector that has no room at all into one
 * tile.
 */
export function layOutTreemap(sectors: readonly TreemapSector[], frame: TreemapFrame): PlacedSector[] {
  let kept: Kept = new Map();
  let placed = placeOnce(sectors, frame, kept);
  if (frame.width === 0 || frame.levels === 'sectors') return placed;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = foldedOnce(placed, kept);
    if (!next) return placed;
    kept = next;
    placed = placeOnce(sectors, frame, kept);
  }
  return placed;
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
