import { ApiError } from '@wealth/api-sdk';

/** The order is not any more what the client saw: it was filled or has ended meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Its terms are others than those that the change was made of. */
export function isStale(error: unknown): boolean {
  return (
    isConflict(error) && error instanceof ApiError && error.fieldErrors.some(({ code }) => code === 'stale')
  );
}
