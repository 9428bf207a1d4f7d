import { ApiError } from './ApiError.ts';
import type { Schedule } from './transport.ts';

/** A promise that is given up, as an ApiError of the kind `aborted`, as soon as nobody waits for it any more. */
export function untilAborted<Value>(
  promise: Promise<Value>,
  { signal, label }: { signal: AbortSignal; label: string },
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ApiError('aborted', label));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** Resolves after some milliseconds. */
export function pause(schedule: Schedule, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    schedule(resolve, delayMs);
  });
}
