export { ApiError } from './http/ApiError.ts';
export type { ApiErrorKind, ApiFieldError } from './http/ApiError.ts';
export type { Warn } from './http/answer.ts';
export { configureHttp } from './http/config.ts';
export type { HttpConfig } from './http/config.ts';
export { sendByFetch } from './http/sendByFetch.ts';
export type { RequestOptions } from './http/http.ts';
export type { TokenSource } from './http/tokenSource.ts';
export type { Schedule, Transport, UploadProgress } from './http/transport.ts';
