import { ApiError } from '@wealth/api-sdk';

/** The kind of the ApiError that a promise rejects with; watches it at once, so that no rejection goes unhandled. */
export function rejectedKind(promise: Promise<unknown> | undefined): Promise<string> {
  return Promise.resolve(promise).then(
    () => 'resolved',
    (error: unknown) => (error instanceof ApiError ? error.kind : `not an ApiError: ${String(error)}`),
  );
}
