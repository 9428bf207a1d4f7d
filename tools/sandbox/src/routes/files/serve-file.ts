import { refusals, toResponse } from '../../http/answer.ts';
import type { HttpContext } from '../../http/facts.ts';
import type { Services } from '../../services.ts';
import { fileIdOf } from '../../uploads/upload-store.ts';

/**
 * Serves an uploaded image to whoever holds its signed address. A wrong signature, an expired one and a
 * missing file look alike.
 */
export async function serveFile({ uploads }: Services, c: HttpContext): Promise<Response> {
  const id = fileIdOf(c.req.path);
  const expires = c.req.query('expires') ?? '';
  const signature = c.req.query('signature') ?? '';
  if (id === null || !uploads.isSignatureGood(id, expires, signature)) return toResponse(refusals.notFound());
  const upload = uploads.find(id);
  if (!upload) return toResponse(refusals.notFound());
  const extension = upload.media_type.slice('image/'.length);
  return new Response(new Uint8Array(await uploads.read(id)), {
    headers: {
      'content-type': upload.media_type,
      'content-disposition': `attachment; filename="${id}.${extension}"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
