import { toIstIso } from '@wealth/domain';
import { ok, refusals } from '../../http/answer.ts';
import { findCaller } from '../../http/caller.ts';
import { clientOperation, nothing, openOperation, type Operation } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { receiveImage } from '../../uploads/receive.ts';
import { uploadBody } from '../../uploads/ReceivedFile.ts';
import { fileAddress } from '../../uploads/uploadStore.ts';

/** Smallest amounts in rupees, product.md §5. */
const minimums = { trade: 19_000, withdrawal: 100, deposit: 20_000 };

function uploadAvatar(services: Services): Operation {
  return clientOperation({
    id: 'uploadAvatar',
    method: 'POST',
    path: '/client/app/v1/avatar',
    access: 'client',
    isUpload: true,
    body: uploadBody,
    query: nothing,
    async handle(input) {
      const { body, client } = input;
      const received = await receiveImage(services, body.file, {
        clientId: client.id,
        kind: 'avatar',
      });
      if (received.kind === 'refused') return received.answer;
      // Asked again: the session may have ended while the image was read.
      if (!findCaller(services, input)) return refusals.unauthorized();
      const replaced = services.clients.byId(client.id)?.avatar_upload_id ?? null;
      services.clients.setAvatar(client.id, received.id);
      if (replaced !== null) services.uploads.remove(replaced);
      return ok(null);
    },
  });
}

function uploadImage(services: Services): Operation {
  return clientOperation({
    id: 'uploadImage',
    method: 'POST',
    path: '/client/app/v1/image',
    access: 'client',
    isUpload: true,
    body: uploadBody,
    query: nothing,
    async handle({ body, client }) {
      const received = await receiveImage(services, body.file, {
        clientId: client.id,
        kind: 'image',
      });
      return received.kind === 'refused' ? received.answer : ok({ url: fileAddress(received.id) });
    },
  });
}

function getSystemInfo({ clock, market }: Services): Operation {
  return openOperation({
    id: 'getSystemInfo',
    method: 'GET',
    path: '/client/app/v1/system_info',
    access: 'public',
    body: nothing,
    query: nothing,
    handle: () =>
      ok({
        app_name: 'Wealth',
        environment: 'sandbox',
        minimums,
        server_time: toIstIso(clock.now()),
        features: { always_open: market.isAlwaysOpen, chat: true },
      }),
  });
}

/** Operations on a client's own pictures, and the public system information. */
export function accountOperations(services: Services): Operation[] {
  return [uploadAvatar(services), uploadImage(services), getSystemInfo(services)];
}
