import type { Warn } from './answer.ts';
import type { TokenSource } from './tokenSource.ts';
import type { Schedule, Transport } from './transport.ts';

export interface HttpConfig {
  /** Origin and prefix of the main API without a slash at the end; empty for the own origin. */
  baseUrl: string;
  /** The same for the stock-data API. */
  stockBaseUrl: string;
  /** The publishable key of the stock-data API, sent bare. Never a secret. */
  stockKey: string;
  /** Null while nobody can sign in, as in a story: requests then go without a token. */
  tokenSource: TokenSource | null;
  isOnline: () => boolean;
  /** Epoch milliseconds, for a Retry-After that is a date. */
  now: () => number;
  /** 0 up to but not including 1, for the jitter of repeats. */
  random: () => number;
  schedule: Schedule;
  warn: Warn;
  /** Sends multipart bodies; by default with XMLHttpRequest, which can tell the progress of an upload. */
  upload: Transport;
}

async function uploadByXhr(...call: Parameters<Transport>): ReturnType<Transport> {
  // Loaded with the first upload: no other request needs it.
  const { sendByXhr } = await import('./sendByXhr.ts');
  return sendByXhr(...call);
}

const defaults: HttpConfig = {
  baseUrl: '',
  stockBaseUrl: '',
  stockKey: '',
  tokenSource: null,
  // Outside a browser there is nothing that could know.
  isOnline: () => !('onLine' in navigator) || navigator.onLine,
  now: () => Date.now(),
  random: () => Math.random(),
  schedule: (run, delayMs) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  warn: (message, details) => console.warn(message, details),
  upload: uploadByXhr,
};

let current = defaults;

/** Sets up every call of the SDK; what is not given is the default. Called once, by the composition root. */
export function configureHttp(options: Partial<HttpConfig>): void {
  current = { ...defaults, ...options };
}

export function httpConfig(): HttpConfig {
  return current;
}
