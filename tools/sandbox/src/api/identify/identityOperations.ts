import type { DataOf } from '@wealth/api-sdk/operations';
import { toIstIso } from '@wealth/domain';
import type { Client } from '../../clients/clientRows.ts';
import type { Identity } from '../../clients/identities.ts';
import type { KycStatus } from '../../database/schema.ts';
import { handle } from '../../dispatch/handle.ts';
import { failure, done, ok, refusals, type FieldFault } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';
import { fileIdOf, type UploadStore } from '../../uploads/uploadStore.ts';

const conflicts: Readonly<Record<KycStatus, string | null>> = {
  unverified: null,
  rejected: null,
  pending: 'Your verification is already in progress.',
  approved: 'Your verification is already complete.',
};

/** How long after it came in the simulated back office takes a submission up. */
const reviewAfterMs = 60_000;

/** What happened to a submission so far; a check that was decided sooner was taken up when it was decided. */
function timelineOf(
  { created_at, checked_at }: Identity,
  now: number,
): DataOf<'getIdentityDetail'>['timeline'] {
  const takenUpAt = Math.min(created_at + reviewAfterMs, checked_at ?? Number.POSITIVE_INFINITY);
  return [
    { step: 'submitted', time: toIstIso(created_at) },
    { step: 'in_review', time: takenUpAt <= now ? toIstIso(takenUpAt) : null },
    { step: 'decided', time: checked_at === null ? null : toIstIso(checked_at) },
  ];
}

function toEarlier({ created_at, checked_at, status, reason }: Identity) {
  return {
    create_datetime: toIstIso(created_at),
    check_time: checked_at === null ? null : toIstIso(checked_at),
    status,
    reason,
  };
}

/** The id of one of the client's own KYC images, or null. Another client's looks like a missing one. */
function ownImageId(uploads: UploadStore, client: Client, address: string): string | null {
  const id = fileIdOf(address);
  const upload = id === null ? null : uploads.find(id);
  return upload?.client_id === client.id && upload.kind === 'image' ? upload.id : null;
}

function imageFault(field: string, label: string): FieldFault {
  return { field, code: 'invalid', message: `${label} must be an image that you uploaded` };
}

function submitIdentity({ identities, uploads }: Services) {
  return handle('submitIdentity', ({ body, client }) => {
    const conflict = conflicts[client.kyc_status];
    if (conflict !== null) return failure(409, conflict);
    const front = ownImageId(uploads, client, body.id_front_url);
    const back = ownImageId(uploads, client, body.id_back_url);
    if (front === null || back === null) {
      return refusals.fields([
        ...(front === null ? [imageFault('id_front_url', 'ID front')] : []),
        ...(back === null ? [imageFault('id_back_url', 'ID back')] : []),
      ]);
    }
    identities.submit({
      client_id: client.id,
      full_name: body.full_name.normalize('NFC'),
      id_no: body.id_no,
      mobile: body.mobile,
      front_upload_id: front,
      back_upload_id: back,
    });
    return done();
  });
}

function getIdentityDetail({ clock, identities, uploads }: Services) {
  return handle('getIdentityDetail', ({ client }) => {
    const identity = identities.find(client.id);
    if (!identity) return refusals.notFound();
    return ok({
      full_name: identity.full_name,
      id_no: identity.id_no,
      mobile: identity.mobile,
      create_datetime: toIstIso(identity.created_at),
      check_time: identity.checked_at === null ? null : toIstIso(identity.checked_at),
      id_front_url: uploads.signedAddress(identity.front_upload_id),
      id_back_url: uploads.signedAddress(identity.back_upload_id),
      status: client.kyc_status,
      reason: identity.reason,
      timeline: timelineOf(identity, clock.now()),
      earlier: identities.earlier(client.id).map(toEarlier),
    });
  });
}

/** Operations of the identity check. */
export function identityOperations(services: Services) {
  return { submitIdentity: submitIdentity(services), getIdentityDetail: getIdentityDetail(services) };
}
