import {
  getCreateClaimMutationOptions,
  getPreviewClaimMutationKey,
  previewClaim,
} from '@wealth/api-sdk/credit';
import type { ClaimBody, ClaimDetail, ClaimPreview } from '@wealth/api-sdk/model';
import { previewQuery, type PreviewOptions } from '@wealth/parts';
import { definePlacing } from '@wealth/placing';

export const claimPreview: PreviewOptions<ClaimBody, ClaimPreview> = {
  queryKey: getPreviewClaimMutationKey(),
  ask: (body, signal) => previewClaim(body, undefined, signal),
};

/** Claims: sent once. Nothing of the client's moves by one, so no PIN is asked for. */
export const claimPlacing = definePlacing<ClaimBody, ClaimDetail, ClaimPreview>({
  kind: 'compensation',
  asksPin: false,
  preview: (queries, body) => queries.fetchQuery(previewQuery(claimPreview, body)),
  place: (call, { key, body }) =>
    call(getCreateClaimMutationOptions(), { data: body, headers: { 'Idempotency-Key': key } }),
  placedIn: ({ compensation }) => compensation ?? null,
});
