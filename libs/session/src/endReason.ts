import type { SafeStorage } from './safeStorage.ts';

/**
 * Why a session has ended. Each but `signedOut` has a text in the catalogue, which the next page shows once.
 *
 * - `expired`: a 401 without a refresh token, or a refresh that was answered 401
 * - `refreshFailed`: any other failure of a refresh but being offline
 * - `tooManyAttempts`: the need for a fourth refresh within 60,000 ms, or a 401 on the third repeat of a request
 * - `endedElsewhere`: another tab, another device, or the session check
 * - `idle`: 30 minutes without activity · `passwordChanged`: by the client, in this tab · `signedOut`: by the client
 */
export const endReasons = [
  'expired',
  'refreshFailed',
  'tooManyAttempts',
  'endedElsewhere',
  'idle',
  'passwordChanged',
  'signedOut',
] as const;
export type EndReason = (typeof endReasons)[number];

/** Keeps the reason for the next page of this tab, which shows it once. */
export function keepEndReason(storage: SafeStorage<'session'>, reason: EndReason): void {
  if (reason === 'signedOut') storage.remove('endReason');
  else storage.write('endReason', reason);
}

/** Hands the reason out and forgets it; null when there is none. */
export function takeEndReason(storage: SafeStorage<'session'>): EndReason | null {
  const kept = storage.read('endReason');
  storage.remove('endReason');
  return endReasons.find((reason) => reason === kept) ?? null;
}
