import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is read and thrown away of a body that was refused: a browser that is cut off while it sends sees no answer. */
const maxDiscardedBytes = 84_000_000;
const maxDiscardMs = 60_000;

/** Reads what is left of a body after its answer has gone, so that the caller gets to read the answer. */
export function discardAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    let size = 0;
    const end = () => request.socket.destroySoon();
    const timer = setTimeout(end, maxDiscardMs);
    timer.unref();
    request.once('close', () => clearTimeout(timer));
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > maxDiscardedBytes) end();
    });
    // The reader of a body that breaks off has its own error already.
    request.on('error', () => undefined);
    request.resume();
  });
}
