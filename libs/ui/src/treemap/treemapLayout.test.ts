import { describe, expect, it } from 'vitest';
import { layOutTreemap, neighbourOf, roomOf, type TreemapSector } from './treemapLayout.ts';

const frame = { width: 800, height: 420, levels: 'instruments' } as const;

function sector(id: string, caps: ReadonlyArray<number | null>): TreemapSector {
  const instruments = caps.map((marketCap, index) => ({
    id: `${id}${index}`,
    symbol: `${id}${index}`,
    name: id,
    changePercent: 1,
    marketCap,
  }));
  return { id, name: id, changePercent: 1, instruments };
}

const market = [sector('A', [100, 50, 1]), sector('B', [400, 20]), sector('C', [])];

describe('layOutTreemap', () => {
  it('places the largest sector first, leaves out an empty one, and stays inside the map', () => {
    const placed = layOutTreemap(market, frame);
    expect(placed.map(({ id }) => id)).toEqual(['B', 'A']);
    for (const { box } of placed.flatMap(({ tiles }) => tiles)) {
      expect(box.left + box.width).toBeLessThanOrEqual(frame.width);
      expect(box.top + box.height).toBeLessThanOrEqual(frame.height);
    }
  });

  it('dampens the area: a hundredfold value has a tenfold tile', () => {
    const [only] = layOutTreemap([sector('A', [100, 1])], { ...frame, width: 1100, height: 1022 });
    const [large, small] = (only?.tiles ?? []).map(({ box }) => box.width * box.height);
    expect((large ?? 0) / (small ?? 1)).toBeGreaterThan(9);
    expect((large ?? 0) / (small ?? 1)).toBeLessThan(11);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, 0, -5])('gives %s the least area', (marketCap) => {
    const [only] = layOutTreemap([sector('A', [400, 100, marketCap])], frame);
    const areas = (only?.tiles ?? []).map(({ box }) => box.width * box.height);
    expect(Math.min(...areas)).toBeGreaterThan(0);
  });

  it('has one tile a sector on phones', () => {
    const placed = layOutTreemap(market, { width: 340, height: 340, levels: 'sectors' });
    expect(placed.map(({ tiles }) => tiles.length)).toEqual([0, 0]);
  });

  it('lays out nothing before its width is known', () => {
    expect(layOutTreemap(market, { ...frame, width: 0 })[0]?.box.width).toBe(0);
  });
});

it.each([
  [{ width: 120, height: 80 }, 'full'],
  [{ width: 60, height: 80 }, 'change'],
  [{ width: 60, height: 24 }, 'change'],
  [{ width: 30, height: 80 }, 'none'],
])('a tile of %j has room for %s', (size, room) => {
  expect(roomOf({ left: 0, top: 0, ...size }, 'DAKSHBK')).toBe(room);
});

describe('neighbourOf', () => {
  const at = (id: string, left: number, top: number) => ({ id, box: { left, top, width: 10, height: 10 } });
  const items = [at('a', 0, 0), at('b', 20, 0), at('c', 0, 20), at('d', 20, 20)];
  const [start = at('a', 0, 0)] = items;

  it.each([
    ['ArrowRight', 'b'],
    ['ArrowDown', 'c'],
    ['ArrowLeft', undefined],
    ['ArrowUp', undefined],
  ] as const)('%s leads to %s', (arrow, id) => {
    expect(neighbourOf(items, start, arrow)?.id).toBe(id);
  });
});
