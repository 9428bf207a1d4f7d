import { mix } from './noise.ts';

const octaves = 8;
const int31 = 2_147_483_648;
/** Amplitudes grow as those of a random walk: by √2 with each doubling of the time. */
const growth = Math.SQRT2;

/** How far `wander` moves at most while `x` grows by 1, for an amplitude of 1. */
export const widestStep = Array.from({ length: octaves }, (_, octave) => 2 * growth ** -octave).reduce(
  (sum, step) => sum + step,
  0,
);
/** Standard deviation of that move, nearly: of differences of uniform numbers. */
export const usualStep = Math.sqrt(
  Array.from({ length: octaves }, (_, octave) => (2 / 3) * 2 ** -octave).reduce((sum, part) => sum + part, 0),
);

/**
 * A line that wanders like a price and stays near 0: value noise over spans of 1 to 128. It is a function of
 * place, so no day has to be walked to know another.
 *
 * @param x - At least 0.
 */
export function wander(key: number, x: number): number {
  let sum = 0;
  let amplitude = 1;
  let span = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    const place = x / span;
    const cell = Math.floor(place);
    const octaveKey = (key + Math.imul(octave, 0x9e3779b9)) | 0;
    const left = mix(octaveKey, cell) / int31 - 1;
    const part = place - cell;
    const right = part === 0 ? left : mix(octaveKey, cell + 1) / int31 - 1;
    sum += amplitude * (left + (right - left) * part);
    amplitude *= growth;
    span *= 2;
  }
  return sum;
}
