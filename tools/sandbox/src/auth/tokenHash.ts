import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { RandomSource } from '../machine/systemRandom.ts';

/** A new opaque token of 256 bits. */
export function newToken(random: RandomSource): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

/** What the database keeps of a token. A fast hash is enough: the token itself has 256 bits. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Keyed hash of `text`, for tokens that must be made again and for signatures. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(first: string, second: string): boolean {
  const a = Buffer.from(hashToken(first));
  const b = Buffer.from(hashToken(second));
  return timingSafeEqual(a, b);
}
