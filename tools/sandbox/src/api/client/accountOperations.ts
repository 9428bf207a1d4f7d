import type { DataOf } from '@wealth/api-sdk/operations';
import { toIstIso } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { done, ok, refusals } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';
import { receiveImage } from '../../uploads/receive.ts';
import { fileAddress } from '../../uploads/uploadStore.ts';

/** Smallest amounts in rupees. */
const minimums = { trade: 19_000, withdrawal: 100, deposit: 20_000 };

function uploadAvatar(services: Services) {
  return handle('uploadAvatar', async (input) => {
    const { body, client } = input;
    const received = await receiveImage(services, body.file, {
      clientId: client.id,
      kind: 'avatar',
    });
    if (received.kind === 'refused') return received.answer;
    // Asked again: the session may have ended while the image was read.
    if (!input.callerNow()) return refusals.unauthorized();
    const replaced = services.clients.byId(client.id)?.avatar_upload_id ?? null;
    services.clients.setAvatar(client.id, received.id);
    if (replaced !== null) services.uploads.remove(replaced);
    return done();
  });
}

function uploadImage(services: Services) {
  return handle('uploadImage', async ({ body, client }) => {
    const received = await receiveImage(services, body.file, {
      clientId: client.id,
      kind: 'image',
    });
    return received.kind === 'refused'
      ? received.answer
      : ok<DataOf<'uploadImage'>>({ url: fileAddress(received.id) });
  });
}

function getSystemInfo({ clock, market }: Services) {
  return handle('getSystemInfo', () =>
    ok({
      app_name: 'Wealth',
      environment: 'sandbox',
      minimums,
      server_time: toIstIso(clock.now()),
      features: { always_open: market.isAlwaysOpen(), chat: true },
    }),
  );
}

/** Operations on a client's own pictures, and the public system information. */
export function accountOperations(services: Services) {
  return {
    uploadAvatar: uploadAvatar(services),
    uploadImage: uploadImage(services),
    getSystemInfo: getSystemInfo(services),
  };
}
