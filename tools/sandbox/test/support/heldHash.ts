import { createHash } from 'node:crypto';
import type { KeyDerivation } from '../../src/auth/createSecretHasher.ts';

/** A slow hash that is being computed and goes on when the test says so. */
export interface HeldHash {
  /** The hash has begun. */
  begun: Promise<void>;
  finish: () => void;
}

/** Stands in for scrypt: quick, but for those hashes that a test holds. */
export function createHoldableHash(): {
  deriveKey: KeyDerivation;
  holdNext: () => HeldHash;
  failNext: () => void;
} {
  let fails = false;
  const held: Array<{ begin: () => void; finished: Promise<void> }> = [];
  return {
    async deriveKey(secret, salt) {
      if (fails) {
        fails = false;
        throw new Error('no hash');
      }
      const next = held.shift();
      next?.begin();
      await next?.finished;
      return createHash('sha256').update(secret).update(salt).digest();
    },
    failNext() {
      fails = true;
    },
    holdNext() {
      const begun = Promise.withResolvers<void>();
      const finished = Promise.withResolvers<void>();
      held.push({ begin: begun.resolve, finished: finished.promise });
      return { begun: begun.promise, finish: finished.resolve };
    },
  };
}
