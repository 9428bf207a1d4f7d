import type { CallContext } from '../../dispatch/caller.ts';
import { failure, refusals, toResponse } from '../../http/answer.ts';
import type { HttpContext } from '../../http/facts.ts';
import type { Timers } from '../../machine/timers.ts';
import type { Services } from '../../services/services.ts';
import type { Upload } from '../../uploads/createUploadRows.ts';
import { fileIdOf, type UploadStore } from '../../uploads/uploadStore.ts';
import { createFileBody } from './createFileBody.ts';
import { createTransferPlaces } from './transferPlaces.ts';

export interface FileServerOptions {
  services: Services;
  timers: Timers;
  /** Called with an unexpected failure of the server. */
  onError: (error: unknown) => void;
}

/** About as long as the images of a page take. */
const retryAfterSeconds = 5;

/** The upload that a signed address names. A wrong signature, an expired one and a missing file look alike. */
function findSigned(uploads: UploadStore, c: HttpContext): Upload | null {
  const id = fileIdOf(c.req.path);
  const expires = c.req.query('expires') ?? '';
  const signature = c.req.query('signature') ?? '';
  return id !== null && uploads.isSignatureGood(id, expires, signature) ? uploads.find(id) : null;
}

function headersOf({ id, media_type, byte_count }: Upload): Record<string, string> {
  return {
    'content-type': media_type,
    'content-length': String(byte_count),
    'content-disposition': `attachment; filename="${id}.${media_type.slice('image/'.length)}"`,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  };
}

/** Makes the function that serves an uploaded image to whoever holds its signed address. */
export function createFileServer(options: FileServerOptions): (c: CallContext) => Promise<Response> {
  const { services, timers, onError } = options;
  const places = createTransferPlaces();

  async function send(c: HttpContext, upload: Upload, onEnd: () => void): Promise<Response> {
    const file = await services.uploads.open(upload.id);
    // Replaced since its row was read, or taken from the folder by somebody else.
    if (!file) {
      onEnd();
      return toResponse(refusals.notFound());
    }
    const body = createFileBody({ file, outgoing: c.env?.outgoing, timers, onEnd, onError });
    if (c.req.method !== 'HEAD') return new Response(body, { headers: headersOf(upload) });
    await body.cancel();
    return new Response(null, { headers: headersOf(upload) });
  }

  return async (c) => {
    const upload = findSigned(services.uploads, c);
    if (!upload) return toResponse(refusals.notFound());
    const leave = places.enter(c.var.facts.address);
    if (!leave) {
      return toResponse(failure(429, 'Too many downloads at once. Please try again.', { retryAfterSeconds }));
    }
    try {
      return await send(c, upload, leave);
    } catch (error) {
      leave();
      throw error;
    }
  };
}
