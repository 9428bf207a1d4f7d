import { describe, expect, it } from 'vitest';
import { closesPanel, swipeIntent, travelled } from './swipe.ts';

describe('a swipe', () => {
  it.each([
    { direction: 'down', travel: { x: 3, y: 40 }, distance: 40 },
    { direction: 'down', travel: { x: 3, y: -40 }, distance: 0 },
    { direction: 'left', travel: { x: -40, y: 0 }, distance: 40 },
    { direction: 'right', travel: { x: 40, y: 0 }, distance: 40 },
    { direction: 'right', travel: { x: -40, y: 0 }, distance: 0 },
  ] as const)('$direction by $travel has gone $distance px', ({ direction, travel, distance }) => {
    expect(travelled(travel, direction)).toBe(distance);
  });

  it.each([
    { direction: 'down', travel: { x: 2, y: 5 }, intent: 'unclear' },
    { direction: 'down', travel: { x: 4, y: 20 }, intent: 'swipe' },
    { direction: 'down', travel: { x: 0, y: -20 }, intent: 'other' },
    { direction: 'right', travel: { x: 20, y: 30 }, intent: 'other' },
    { direction: 'right', travel: { x: 30, y: 20 }, intent: 'swipe' },
    { direction: 'left', travel: { x: 30, y: 0 }, intent: 'other' },
  ] as const)('$direction reads $travel as $intent', ({ direction, travel, intent }) => {
    expect(swipeIntent(travel, direction)).toBe(intent);
  });

  it.each([
    { distance: 120, size: 400, durationMs: 5000, closes: true },
    { distance: 119, size: 400, durationMs: 5000, closes: false },
    { distance: 60, size: 400, durationMs: 100, closes: true },
    { distance: 60, size: 400, durationMs: 200, closes: false },
    { distance: 9, size: 10, durationMs: 1, closes: false },
  ])('of $distance of $size px in $durationMs ms closes: $closes [I2-2-SWIPE]', ({ closes, ...swipe }) => {
    expect(closesPanel(swipe.distance, swipe.size, swipe.durationMs)).toBe(closes);
  });
});
