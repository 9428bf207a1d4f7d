/** Time for connect, headers and body of one attempt; of an upload, the longest time without progress. */
export const requestTimeoutMs = 10_000;
/** 5 MB. A longer answer is refused while it streams in. */
export const maxBodyBytes = 5 * 1024 * 1024;

/** Runs a function after some milliseconds; returns the way to cancel that. */
export type Schedule = (run: () => void, delayMs: number) => () => void;

export interface UploadProgress {
  sentBytes: number;
  /** Null when the browser cannot tell. */
  totalBytes: number | null;
}

export interface WireRequest {
  /** Method and path without query, for errors and logs. */
  label: string;
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  credentials: 'include' | 'omit';
  signal: AbortSignal;
  /** Whether it goes on when the page is left. */
  keepalive: boolean;
  onUploadProgress: ((progress: UploadProgress) => void) | undefined;
}

export interface WireAnswer {
  status: number;
  retryAfter: string | null;
  text: string;
}

/**
 * One exchange with a server, whatever the status of the answer.
 * @throws ApiError of the kinds `timeout`, `network`, `aborted` and `tooLarge`.
 */
export type Transport = (request: WireRequest, schedule: Schedule) => Promise<WireAnswer>;
