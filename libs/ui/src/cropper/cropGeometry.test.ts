import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameSide, outputSize, turnedBack, turnOf, zoomLimits } from './cropGeometry.ts';

const stage = { width: 432, height: 280 };

describe('frameSide', () => {
  it.each([
    ['a landscape picture', { width: 420, height: 280 }, 224],
    ['an upright picture', { width: 210, height: 280 }, 168],
    ['a small picture', { width: 50, height: 60 }, 40],
    ['a tiny picture', { width: 10, height: 10 }, 20],
    ['a line', { width: 432, height: 0.26 }, 20],
  ])('is 80 %% of what is seen of %s, never under 20 px [S9-CROP-AREA]', (_case, picture, side) => {
    expect(frameSide(picture, stage)).toBe(side);
  });

  it('is none where the container has no room for the smallest [S8-CROPPER-FIT]', () => {
    expect(frameSide({ width: 19, height: 12 }, { width: 400, height: 19 })).toBeNull();
    expect(frameSide({ width: 0, height: 0 }, { width: 0, height: 0 })).toBeNull();
    expect(frameSide({ width: 30, height: 20 }, { width: 400, height: 20 })).toBe(20);
  });
});

describe('zoomLimits', () => {
  it('starts at the whole picture and ends where its shorter side fills the frame', () => {
    expect(zoomLimits(224, { width: 420, height: 280 })).toEqual({ min: 0.8, start: 1, max: 4 });
    expect(zoomLimits(20, { width: 10, height: 10 })).toEqual({ min: 2, start: 2, max: 8 });
  });
});

describe('outputSize', () => {
  it.each([
    ['3000 × 3000', { width: 3000, height: 3000 }, { width: 1024, height: 1024 }],
    ['1024 × 1024', { width: 1024, height: 1024 }, { width: 1024, height: 1024 }],
    ['300 × 300', { width: 300, height: 300 }, { width: 300, height: 300 }],
    ['2048 × 1024', { width: 2048, height: 1024 }, { width: 1024, height: 512 }],
    ['4000 × 1', { width: 4000, height: 1 }, { width: 1024, height: 1 }],
  ])('of %s px stays within 1024 px [S9-CROP-PREVIEW]', (_size, area, output) => {
    expect(outputSize(area)).toEqual(output);
  });

  it('never exceeds 1024 px and never enlarges', () => {
    const side = fc.integer({ min: 1, max: 16_384 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = outputSize({ width, height });
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(1024);
        expect(size.width).toBeLessThanOrEqual(width);
        expect(size.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});

describe('turnedBack', () => {
  const picture = { width: 900, height: 600 };

  it.each([
    // The top left corner of what is seen lay, before the turn, bottom left, bottom right and top right.
    { turn: 0, source: { x: 0, y: 0, width: 100, height: 200 } },
    { turn: 90, source: { x: 0, y: 500, width: 200, height: 100 } },
    { turn: 180, source: { x: 800, y: 400, width: 100, height: 200 } },
    { turn: 270, source: { x: 700, y: 0, width: 200, height: 100 } },
  ] as const)('finds the corner of a picture turned by $turn [I3A-FRICTION-TURN]', ({ turn, source }) => {
    expect(turnedBack({ x: 0, y: 0, width: 100, height: 200 }, picture, turn)).toEqual(source);
  });
});

describe('turnOf', () => {
  it.each([
    [0, 0],
    [90, 90],
    [270, 270],
    [360, 0],
    [810, 90],
  ])('%i degrees come to %i', (degrees, turn) => {
    expect(turnOf(degrees)).toBe(turn);
  });
});
