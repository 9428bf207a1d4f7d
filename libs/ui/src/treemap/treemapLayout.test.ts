import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOf, hasLineChange } from './fitOf.ts';
import { layOutTreemap, neighbourOf, type PlacedSector, type TreemapSector } from './treemapLayout.ts';

const frame = { width: 800, height: 420, levels: 'instruments' } as const;

function sector(id: string, weights: ReadonlyArray<number | null>): TreemapSector {
  const instruments = weights.map((weight, index) => ({
    id: `${id}${index}`,
    symbol: `${id}${index}`,
    name: id,
    changePercent: 1,
    weight,
  }));
  const weight = weights.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return { id, name: id, changePercent: 1, weight, instruments };
}

const market = [sector('A', [100, 50, 30]), sector('B', [400, 200])];
const areasOf = (placed: readonly PlacedSector[]) =>
  placed.flatMap(({ tiles }) => tiles.map(({ box }) => box.width * box.height));

describe('layOutTreemap', () => {
  it('places the largest sector first, each with a line above its tiles', () => {
    const placed = layOutTreemap(market, frame);
    expect(placed.map((each) => [each.sector.id, each.hasLine])).toEqual([
      ['B', true],
      ['A', true],
    ]);
  });

  it('draws no line above the tiles of a sector that is alone', () => {
    const [only] = layOutTreemap(market.slice(0, 1), frame);
    expect(only?.hasLine).toBe(false);
    expect(Math.min(...(only?.tiles ?? []).map(({ box }) => box.top))).toBe(0);
  });

  it('dampens the area: a hundredfold value has a tenfold tile', () => {
    const placed = layOutTreemap([sector('A', [100, 1])], { ...frame, width: 1100, height: 1022 });
    const [large = 0, small = 1] = areasOf(placed);
    expect(large / small).toBeGreaterThan(9);
    expect(large / small).toBeLessThan(11);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, 0, -5])('gives %s the least area', (weight) => {
    const areas = areasOf(layOutTreemap([sector('A', [400, 100, weight])], frame));
    expect(areas).toHaveLength(3);
    expect(Math.min(...areas)).toBeGreaterThan(0);
  });

  it('has one tile a sector on phones, by the weight of the sector', () => {
    const placed = layOutTreemap(market, { width: 340, height: 340, levels: 'sectors' });
    expect(placed.map(({ tiles }) => tiles.map(({ kind }) => kind))).toEqual([['sector'], ['sector']]);
  });

  it('makes one tile of a sector none of whose instruments was given', () => {
    const placed = layOutTreemap([...market, { ...sector('C', []), weight: 900 }], frame);
    expect(placed.find((each) => each.sector.id === 'C')?.tiles.map(({ kind }) => kind)).toEqual(['sector']);
  });

  it('folds what is too small for its symbol, and loses nobody: at any size and of any weights', () => {
    const weights = fc.array(fc.double({ min: 1, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 });
    const sizes = fc.record({
      width: fc.integer({ min: 240, max: 1400 }),
      height: fc.integer({ min: 200, max: 700 }),
      rest: fc.integer({ min: 0, max: 200 }),
    });
    fc.assert(
      fc.property(
        fc.array(weights, { minLength: 1, maxLength: 6 }),
        sizes,
        (drawn, { width, height, rest }) => {
          const sectors = drawn.map((each, index) => ({
            ...sector(String.fromCodePoint(65 + index), each),
            restCount: rest,
          }));
          for (const placed of layOutTreemap(sectors, { ...frame, width, height })) {
            const { sector: given, tiles, hasLine } = placed;
            const named = tiles.flatMap((tile) => (tile.kind === 'instrument' ? [tile] : []));
            const folded = tiles.flatMap((tile) => (tile.kind === 'more' ? [tile.count] : []));
            const isWhole = tiles.some(({ kind }) => kind === 'sector');
            // What has no room for a text is not drawn; the line of the sector leads to all of it.
            if (folded.length > 0)
              expect(named.length + (folded[0] ?? 0)).toBe(given.instruments.length + rest);
            else expect(isWhole || hasLine || named.length === given.instruments.length).toBe(true);
            for (const { box } of tiles) {
              expect(box.left + box.width).toBeLessThanOrEqual(width);
              expect(box.top + box.height).toBeLessThanOrEqual(height);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says how many have no room in words that have room, or by their number alone', () => {
    const drawn = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id, place) =>
      sector(
        id,
        [8, 5, 3, 1, 0.6].map((weight) => weight / (place + 1)),
      ),
    );
    const seen = new Set<boolean>();
    for (let width = 120; width < 900; width += 7) {
      for (const { tiles } of layOutTreemap(drawn, { ...frame, width })) {
        for (const tile of tiles) {
          if (tile.kind !== 'more' || tile.fit === null) continue;
          seen.add(tile.isShort);
          const words = tile.isShort ? `+${tile.count}` : `${tile.count} more`;
          expect(fitOf(tile.box, { title: words })).toEqual(tile.fit);
        }
      }
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  it('has the symbol on every tile of 120 shares of one sector, the largest by size of text', () => {
    const weights = Array.from({ length: 120 }, (_, index) => 1e9 / (index + 1) ** 2);
    const [only] = layOutTreemap([sector('A', weights)], { ...frame, height: 424 });
    const named = (only?.tiles ?? []).filter(({ kind }) => kind === 'instrument');
    expect(named.length).toBeGreaterThan(20);
    expect(named.every(({ fit }) => fit !== null)).toBe(true);
    expect(named[0]?.fit).toMatchObject({ titlePx: 18, hasChange: true });
    expect(named.at(-1)?.fit?.titlePx).toBe(11);
  });

  it.each([
    [326, 8],
    [256, 6],
    [700, 8],
  ])('draws of a sector of 278 at %s px %s tiles at least, and a small rest [I4B-E10]', (width, least) => {
    for (const power of [1, 2, 4, 8]) {
      const weights = Array.from({ length: 200 }, (_, index) => 1e12 / (index + 1) ** power);
      const drilled = { ...sector('ARAVBA', weights), restCount: 78 };
      const [only] = layOutTreemap([drilled], { ...frame, width, height: 344 });
      const tiles = only?.tiles ?? [];
      expect(tiles.filter(({ kind }) => kind === 'instrument').length).toBeGreaterThanOrEqual(least);
      expect(tiles.every(({ fit }) => fit !== null)).toBe(true);
      const rest = tiles.find(({ kind }) => kind === 'more');
      const area = (rest?.box.width ?? 0) * (rest?.box.height ?? 0);
      expect(area / (width * 344)).toBeLessThan(0.065);
    }
  });

  it('has a text on every tile of a market, and no rest above 6 % of its sector [I4B-E10]', () => {
    const drawn = Array.from({ length: 13 }, (_, place) => ({
      ...sector(
        `SECTOR${place}`,
        [8, 5, 3].map((weight) => (1e12 * weight) / (place + 1) ** 3),
      ),
      restCount: 100,
    }));
    for (const width of [326, 600, 800, 1100]) {
      for (const { tiles, box } of layOutTreemap(drawn, { ...frame, width, height: 424 })) {
        for (const tile of tiles) {
          if (width >= 600) expect(tile.fit).not.toBeNull();
          // Half a pixel of rounding on each side.
          if (tile.kind === 'more' && tiles.length > 1) {
            const { width: w, height: h } = tile.box;
            expect(Math.max(0, w - 1) * Math.max(0, h - 1)).toBeLessThan(box.width * box.height * 0.06);
          }
        }
      }
    }
  });

  it('lays out nothing before its width is known', () => {
    expect(layOutTreemap(market, { ...frame, width: 0 })[0]?.box.width).toBe(0);
  });
});

it.each([
  [
    { width: 160, height: 120 },
    { titlePx: 18, hasChange: true, hasFigure: true },
  ],
  [
    { width: 100, height: 80 },
    { titlePx: 11, hasChange: true, hasFigure: true },
  ],
  [
    { width: 80, height: 40 },
    { titlePx: 11, hasChange: true, hasFigure: false },
  ],
  [
    { width: 80, height: 24 },
    { titlePx: 11, hasChange: false, hasFigure: false },
  ],
  [{ width: 60, height: 80 }, null],
  [{ width: 100, height: 18 }, null],
])('a tile of %j draws %j', (size, fit) => {
  expect(fitOf(size, { title: 'DAKSHBK', figure: '₹1.2 L Cr' })).toEqual(fit);
});

it('cuts the name of a sector in place of leaving it out', () => {
  expect(fitOf({ width: 60, height: 80 }, { title: 'Infrastructure', isCut: true })?.titlePx).toBe(11);
  expect(fitOf({ width: 60, height: 12 }, { title: 'Infrastructure', isCut: true })).toBeNull();
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

it.each([
  { name: 'Chemicals', width: 60, has: false },
  { name: 'Chemicals', width: 120, has: true },
  { name: 'Infrastructure', width: 120, has: false },
  { name: 'IT', width: 70, has: true },
])('a line of $width px has room for the change beside $name: $has', ({ name, width, has }) => {
  expect(hasLineChange(width, name)).toBe(has);
});
