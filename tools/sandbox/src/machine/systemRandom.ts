import { randomBytes, randomUUID } from 'node:crypto';

/** Where tokens, salts and ids come from. */
export interface RandomSource {
  bytes(count: number): Uint8Array;
  uuid(): string;
}

/** The random source of the operating system. */
export const systemRandom: RandomSource = {
  bytes: (count) => randomBytes(count),
  uuid: () => randomUUID(),
};
