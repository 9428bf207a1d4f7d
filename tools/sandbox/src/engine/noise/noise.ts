/** A stream of numbers from 0 (inclusive) to 1 (exclusive). */
export type NoiseStream = () => number;

const uint32 = 4_294_967_296;

/** FNV-1a over UTF-16 code units: spreads names over 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mixes two 32-bit numbers so that neighbours come out unrelated (the finaliser of MurmurHash3). */
export function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ other;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One number from 0 (inclusive) to 1 (exclusive), the same for the same key. */
export function noiseAt(key: number): number {
  return mix(key, 0x51ed270b) / uint32;
}

/** An endless stream, the same for the same key. Not for anything secret. */
export function createNoise(key: number): NoiseStream {
  let state = key >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state, key) / uint32;
  };
}

/** Nearly normal with mean 0 and variance 1, never beyond ±4.3: sums of uniforms need no logarithm. */
export function normal(noise: NoiseStream): number {
  return (noise() + noise() + noise() + noise() + noise() + noise() - 3) * Math.SQRT2;
}
