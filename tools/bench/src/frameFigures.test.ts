import { expect, it } from 'vitest';
import { droppedPercent, framesPerSecond } from './frameFigures.ts';

it('a second of 50 frames of 16 ms and one of 200 ms has 51 frames, of which one in 51 was dropped', () => {
  const frameMs = [...Array.from({ length: 50 }, () => 16), 200];
  expect(framesPerSecond(frameMs)).toBe(51);
  expect(droppedPercent(frameMs)).toBeCloseTo(100 / 51, 10);
});
