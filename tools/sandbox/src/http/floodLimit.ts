import type { SandboxClock } from '../machine/createSandboxClock.ts';

/** Requests that one caller may send: `burst` at once, `perSecond` in the long run. */
export interface FloodLimitOptions {
  perSecond: number;
  burst: number;
}

export interface FloodLimit {
  /** Seconds to wait; 0 when the request may pass, which uses one up. */
  take(caller: string): number;
  reset(): void;
}

/** Most callers that are remembered; above it all buckets start again. */
const maxCallers = 10_000;

/** Makes the token buckets that keep one caller from crowding out the others. */
export function createFloodLimit({ perSecond, burst }: FloodLimitOptions, clock: SandboxClock): FloodLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(caller) {
      const now = clock.running();
      const bucket = buckets.get(caller) ?? { left: burst, at: now };
      const refill = (Math.max(0, now - bucket.at) / 1000) * perSecond;
      const left = Math.min(burst, bucket.left + refill);
      if (buckets.size >= maxCallers) buckets.clear();
      buckets.set(caller, { left: left >= 1 ? left - 1 : left, at: now });
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond));
    },
    reset: () => buckets.clear(),
  };
}
