import { scrypt, timingSafeEqual } from 'node:crypto';
import type { RandomSource } from '../machine/systemRandom.ts';
import { createHashQueue, hashQueueDefaults } from './hashQueue.ts';

/** Keeps passwords and PINs as salted slow hashes of the md5 that arrives. */
export interface SecretHasher {
  /**
   * @param lane - Whom the work is for, so that nobody's work makes another one wait.
   * @throws TooBusyError when too much work waits.
   */
  hash(secret: string, lane: string): Promise<string>;
  /**
   * Compares a secret with a stored hash. With `null` (no such client) it does the same work and answers false, so that the
   * time of an answer does not reveal which clients exist.
   *
   * @throws TooBusyError when too much work waits.
   */
  verify(secret: string, stored: string | null, lane: string): Promise<boolean>;
  /** How many slow hashes were computed so far. */
  workCount: () => number;
}

/** The slow function underneath; a test may hold it. */
export type KeyDerivation = (secret: string, salt: Uint8Array, cost: number) => Promise<Uint8Array>;

export interface SecretHasherOptions {
  random: RandomSource;
  /** scrypt's N, a power of two. 16,384 takes about 40 ms and 16 MB. */
  cost: number;
  deriveKey?: KeyDerivation | undefined;
}

const saltBytes = 16;
const hashBytes = 32;

const scryptKey: KeyDerivation = (secret, salt, cost) =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, hashBytes, { N: cost, r: 8, p: 1 }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** Makes the hasher. A stored hash reads `scrypt$cost$salt$hash`, so that the cost may be raised later. */
export function createSecretHasher({
  random,
  cost,
  deriveKey = scryptKey,
}: SecretHasherOptions): SecretHasher {
  const queue = createHashQueue(hashQueueDefaults);
  let works = 0;
  const decoy = `scrypt$${cost}$${Buffer.from(random.bytes(saltBytes)).toString('base64url')}$${'A'.repeat(43)}`;

  return {
    async hash(secret, lane) {
      works += 1;
      const salt = Buffer.from(random.bytes(saltBytes));
      const key = await queue.run(lane, () => deriveKey(secret, salt, cost));
      return `scrypt$${cost}$${salt.toString('base64url')}$${Buffer.from(key).toString('base64url')}`;
    },
    async verify(secret, stored, lane) {
      works += 1;
      const [, storedCost = '', salt = '', hash = ''] = (stored ?? decoy).split('$');
      const key = await queue.run(lane, () =>
        deriveKey(secret, Buffer.from(salt, 'base64url'), Number(storedCost)),
      );
      const expected = Buffer.from(hash, 'base64url');
      return stored !== null && expected.length === key.length && timingSafeEqual(expected, key);
    },
    workCount: () => works,
  };
}
