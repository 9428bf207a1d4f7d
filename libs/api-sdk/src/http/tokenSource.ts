/**
 * Where the core gets access tokens from. The SDK owns this interface and libs/session implements it, so that the
 * core knows nothing of storage, tabs or pages.
 */
export interface TokenSource {
  /** The current access token, or null when there is none (yet). */
  accessToken(): string | null;
  /**
   * A token other than `usedToken`, which was answered with 401 (null when there was none to use). Any number of
   * callers share one refresh, and a caller with an old token gets the newer one that is there already.
   * @throws ApiError when there is no new token; the session has then ended, unless the kind is `offline`.
   */
  refresh(usedToken: string | null): Promise<string>;
  /** Calls the listener whenever the access token has changed; returns the way to stop that. */
  subscribe(listener: () => void): () => void;
  /** Aborted when the session ends: the requests of that session stop, and none starts any more. */
  readonly ended: AbortSignal;
  /** Tells that a request was still answered 401 on its third repeat. */
  reportExhausted(): void;
}
