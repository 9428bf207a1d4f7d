import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a body comes behind the headers. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A form brings a file, which a slow line needs minutes for; its reader watches whether it comes on. */
function isForm({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
}

/** Calls back when a body that is no form is incomplete in time, and no answer was sent yet. */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  { withinMs, onLate }: { withinMs: number; onLate: () => void },
): void {
  if (!hasBody(request) || isForm(request)) return;
  const timer = setTimeout(() => {
    if (!request.complete && !response.headersSent) onLate();
  }, withinMs);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop);
  request.once('close', stop);
}
