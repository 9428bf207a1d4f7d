import { ApiError } from './ApiError.ts';

const notFound = 404;
const badRequest = 400;

/** The server knows no such thing: where a page says so itself, nothing has failed. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === notFound;
}

/** Nobody knows such a symbol, or no symbol can be written so. */
export function isUnknownInstrument(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.status === badRequest);
}
