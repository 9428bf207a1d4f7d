import { ApiError } from './ApiError.ts';
import type { HttpConfig } from './config.ts';
import type { TokenSource } from './tokenSource.ts';
import { pause, untilAborted } from './waiting.ts';

/** Milliseconds before the first and the second repeat; there is no third. */
const delaysMs = [300, 1000];
/** Milliseconds before an upload is sent a second and last time. */
const uploadDelaysMs = [1000];
/** A pause is up to a quarter shorter or longer, so that clients do not come back all at once. */
const jitterRatio = 0.25;
/** How often one request is repeated with a new token. */
const maxTokenRepeats = 3;

interface Waiting {
  signal: AbortSignal;
  label: string;
}

/** Faults that pass by themselves. Every other answer was meant, and a time-out has cost the client enough. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.status === 502 || error.status === 503 || error.status === 504;
}

/** Of an upload, which nobody waits for as for a page, a time-out and what the server says of one pass too. */
function isPassingUpload(error: unknown): boolean {
  return (
    isPassing(error) || (error instanceof ApiError && (error.kind === 'timeout' || error.status === 408))
  );
}

interface Repeats extends Waiting {
  config: HttpConfig;
  delaysMs: readonly number[];
  isPassing: (error: unknown) => boolean;
}

async function repeated<Data>(send: () => Promise<Data>, repeats: Repeats): Promise<Data> {
  const { config } = repeats;
  for (const delayMs of repeats.delaysMs) {
    try {
      return await send();
    } catch (error) {
      if (!repeats.isPassing(error)) throw error;
      const jitter = (config.random() * 2 - 1) * jitterRatio;
      await untilAborted(pause(config.schedule, delayMs * (1 + jitter)), repeats);
    }
  }
  return send();
}

/** Repeats a request that may safely be sent again, at most twice. */
export function withRepeats<Data>(
  send: () => Promise<Data>,
  config: HttpConfig,
  { signal, label }: Waiting,
): Promise<Data> {
  return repeated(send, { config, delaysMs, isPassing, signal, label });
}

/** Sends a file a second time when the first did not arrive: one that came twice lies there unnamed until it is swept. */
export function withOneRepeat<Data>(
  send: () => Promise<Data>,
  config: HttpConfig,
  { signal, label }: Waiting,
): Promise<Data> {
  return repeated(send, {
    config,
    delaysMs: uploadDelaysMs,
    isPassing: isPassingUpload,
    signal,
    label,
  });
}

/**
 * Sends with the session's access token and, after a 401, again with a new one, at most three times.
 * @param send - Sends with the given access token.
 */
export async function withToken<Data>(
  send: (token: string) => Promise<Data>,
  source: TokenSource,
  waiting: Waiting,
): Promise<Data> {
  let token = source.accessToken() ?? (await untilAborted(source.refresh(null), waiting));
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await send(token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (repeats === maxTokenRepeats) {
        source.reportExhausted();
        throw error;
      }
      token = await untilAborted(source.refresh(token), waiting);
    }
  }
}
