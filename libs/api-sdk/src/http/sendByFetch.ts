import { ApiError } from './ApiError.ts';
import { maxBodyBytes, requestTimeoutMs, type Transport, type WireRequest } from './transport.ts';

/** Reads a body as UTF-8 (a byte order mark is left out) and stops at the cap. */
async function readText(response: Response, request: WireRequest): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    // One chunk after the other is what a stream is.
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBodyBytes) {
      throw new ApiError('tooLarge', request.label, { status: response.status });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The transport of every request but uploads. */
export const sendByFetch: Transport = async (request, schedule) => {
  if (request.signal.aborted) throw new ApiError('aborted', request.label);
  const exchange = new AbortController();
  const stop = () => exchange.abort();
  let isLate = false;
  const cancelTimeout = schedule(() => {
    isLate = true;
    stop();
  }, requestTimeoutMs);
  request.signal.addEventListener('abort', stop);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      credentials: request.credentials,
      keepalive: request.keepalive,
      signal: exchange.signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    const text = await readText(response, request);
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), text };
  } catch (cause) {
    // Frees the connection of an answer that was refused half-way.
    stop();
    if (cause instanceof ApiError) throw cause;
    if (isLate) throw new ApiError('timeout', request.label);
    throw new ApiError(request.signal.aborted ? 'aborted' : 'network', request.label, { cause });
  } finally {
    cancelTimeout();
    request.signal.removeEventListener('abort', stop);
  }
};
