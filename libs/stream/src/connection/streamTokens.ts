import type { TokenSource } from '@wealth/api-sdk';

/** The part of the SDK's token source that the stream needs. */
export type StreamTokens = Pick<TokenSource, 'accessToken' | 'refresh' | 'subscribe'>;
