import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { maxBodyBytes, requestTimeoutMs, type Transport } from './transport.ts';

/**
 * Once all is handed over there is no progress to see: at 400 kbit/s the 400 kB of a photo are under way for eight
 * seconds more, and the server then draws it again, which takes two seconds at most.
 */
const answerTimeoutMs = 15_000;

/**
 * The transport of uploads: fetch cannot tell how much of a body has been sent. It gives up after 10 seconds without
 * progress, not after 10 seconds in all, because a phone may well need a minute for 20 MB; and 15 seconds after the
 * last byte.
 */
export const sendByXhr: Transport = (request, schedule) =>
  new Promise((resolve, reject) => {
    if (request.signal.aborted) {
      reject(new ApiError('aborted', request.label));
      return;
    }
    const xhr = new XMLHttpRequest();
    let cancelTimeout = () => {};

    function settle(finish: () => void) {
      cancelTimeout();
      request.signal.removeEventListener('abort', onAbort);
      finish();
    }
    function fail(kind: ApiErrorKind) {
      settle(() => reject(new ApiError(kind, request.label)));
      xhr.abort();
    }
    function restartTimeout(delayMs = requestTimeoutMs) {
      cancelTimeout();
      cancelTimeout = schedule(() => fail('timeout'), delayMs);
    }
    function onAbort() {
      fail('aborted');
    }

    xhr.upload.addEventListener('progress', (event) => {
      restartTimeout();
      request.onUploadProgress?.({
        sentBytes: event.loaded,
        totalBytes: event.lengthComputable ? event.total : null,
      });
    });
    xhr.upload.addEventListener('load', () => restartTimeout(answerTimeoutMs));
    xhr.addEventListener('progress', (event) => {
      restartTimeout();
      if (event.loaded > maxBodyBytes) fail('tooLarge');
    });
    xhr.addEventListener('error', () => fail('network'));
    xhr.addEventListener('load', () =>
      settle(() =>
        resolve({
          status: xhr.status,
          retryAfter: xhr.getResponseHeader('Retry-After'),
          text: xhr.responseText,
        }),
      ),
    );
    request.signal.addEventListener('abort', onAbort);

    xhr.open(request.method, request.url);
    xhr.withCredentials = request.credentials === 'include';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    restartTimeout();
    xhr.send(request.body ?? null);
  });
