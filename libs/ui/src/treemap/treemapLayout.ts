import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import { fitOf, type Fit } from './fitOf.ts';
import {
  areaPowers,
  toNodes,
  type AreaPower,
  type Kept,
  type KeptOf,
  type Node,
  type TileContent,
  type TreemapInstrument,
  type TreemapSector,
} from './treemapNodes.ts';

export type { TreemapInstrument, TreemapSector } from './treemapNodes.ts';

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

/** Layouts until every tile has room for its symbol; each folds some of the tiles that have none. */
const mostRounds = 28;
/** What stays of the tiles at least when some are folded: one that has no room now may have it in the next layout. */
const keptRatio = 0.8;

/** Tiles of a sector that is looked into; fewer would be no map of it. */
const leastTiles = 8;

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

/** What of a sector is drawn next; null where all that is drawn has a text. */
function foldedOf({ sector, tiles, hasLine }: PlacedSector, before: KeptOf): KeptOf | null {
  const named = tiles.filter(({ kind }) => kind === 'instrument');
  const roomy = named.filter(({ fit }) => fit !== null).length;
  if (roomy < named.length) {
    const gentle = Math.min(named.length - 1, Math.floor(named.length * keptRatio));
    return { kept: Math.max(roomy, gentle), hasRest: before.hasRest };
  }
  const rest = tiles.find(({ kind }) => kind === 'more');
  if (!rest || rest.fit !== null || named.length === 0) return null;
  // Without a line nothing else would lead to the others: one tile more makes room for their number.
  if (!hasLine) return named.length > 1 ? { kept: named.length - 1, hasRest: true } : null;
  return { kept: Math.min(before.kept, sector.instruments.length), hasRest: false };
}

/** Folds once more; null where every tile has its text. */
function foldedOnce(placed: readonly PlacedSector[], kept: Kept): Kept | null {
  const next = new Map(kept.of);
  let isFolded = false;
  for (const one of placed) {
    const before = kept.of.get(one.sector) ?? { kept: one.sector.instruments.length, hasRest: true };
    const folded = foldedOf(one, before);
    if (folded) next.set(one.sector, folded);
    isFolded ||= folded !== null;
  }
  return isFolded ? { ...kept, of: next } : null;
}

function placeBy(sectors: readonly TreemapSector[], frame: TreemapFrame, power: AreaPower): PlacedSector[] {
  let kept: Kept = { power, of: new Map() };
  let placed = placeOnce(sectors, frame, kept);
  if (frame.levels === 'sectors') return placed;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = foldedOnce(placed, kept);
    if (!next) return placed;
    kept = next;
    placed = placeOnce(sectors, frame, kept);
  }
  return placed;
}

function countOfTiles([only]: readonly PlacedSector[]): number {
  return only?.tiles.filter(({ kind }) => kind === 'instrument').length ?? 0;
}

/**
 * Squarified tiles, the largest sector first. Each sector has room for its own line of text above its instruments, unless
 * it is the only one; what is too small for its symbol is folded into "n more", which is small itself, a sector that has
 * no room at all into one tile. A sector that is alone has eight tiles at least, where it has so many shares and the frame
 * the room: areas then differ less.
 */
export function layOutTreemap(sectors: readonly TreemapSector[], frame: TreemapFrame): PlacedSector[] {
  const [usual, ...flatter] = areaPowers;
  const placed = placeBy(sectors, frame, usual);
  if (frame.width === 0 || frame.levels === 'sectors' || sectors.length !== 1) return placed;
  const wished = Math.min(leastTiles, sectors[0]?.instruments.length ?? 0);
  let best = placed;
  for (const power of flatter) {
    if (countOfTiles(best) >= wished) return best;
    const next = placeBy(sectors, frame, power);
    if (countOfTiles(next) > countOfTiles(best)) best = next;
  }
  return best;
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
