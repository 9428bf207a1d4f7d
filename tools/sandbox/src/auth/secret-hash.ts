import { scrypt, timingSafeEqual } from 'node:crypto';
import type { RandomSource } from '../random.ts';

/** Keeps passwords, PINs and codes as salted slow hashes of the md5 that arrives. */
export interface SecretHasher {
  hash(secret: string): Promise<string>;
  /**
   * Compares a secret with a stored hash. With `null` (no such client) it does the same work and answers
   * false, so that the time of an answer tells nothing.
   */
  verify(secret: string, stored: string | null): Promise<boolean>;
  /** How many slow hashes were computed so far. */
  workCount: () => number;
}

export interface SecretHasherOptions {
  random: RandomSource;
  /** scrypt's N, a power of two. 16,384 takes about 40 ms and 16 MB. */
  cost: number;
}

const saltBytes = 16;
const hashBytes = 32;

function slowHash(secret: string, salt: Uint8Array, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, hashBytes, { N: cost, r: 8, p: 1 }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Makes the hasher. A stored hash reads `scrypt$cost$salt$hash`, so that the cost may be raised later. */
export function createSecretHasher({ random, cost }: SecretHasherOptions): SecretHasher {
  let works = 0;
  const decoy = `scrypt$${cost}$${Buffer.from(random.bytes(saltBytes)).toString('base64url')}$${'A'.repeat(43)}`;

  return {
    async hash(secret) {
      works += 1;
      const salt = Buffer.from(random.bytes(saltBytes));
      const key = await slowHash(secret, salt, cost);
      return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    async verify(secret, stored) {
      works += 1;
      const [, storedCost = '', salt = '', hash = ''] = (stored ?? decoy).split('$');
      const key = await slowHash(secret, Buffer.from(salt, 'base64url'), Number(storedCost));
      const expected = Buffer.from(hash, 'base64url');
      return stored !== null && expected.length === key.length && timingSafeEqual(expected, key);
    },
    workCount: () => works,
  };
}
