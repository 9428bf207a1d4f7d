export const maxJsonBytes = 1_048_576;

export type BodyBytes = { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'tooLarge' };

/**
 * Reads a request body up to a limit. What comes after the limit is read and thrown away, up to four times
 * the limit, because a browser that is cut off while it sends shows a network error instead of the answer.
 */
export async function readBody(request: Request, maxBytes: number): Promise<BodyBytes> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes * 4) break;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > maxBytes) return { kind: 'tooLarge' };
  return { kind: 'bytes', bytes: new Uint8Array(Buffer.concat(chunks)) };
}

/** Parses JSON text; undefined when it is none. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    // `fatal` refuses broken UTF-8 instead of guessing.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
