import type { Client } from '../../clients/clientRows.ts';
import { menuLanguages } from '../../clients/menus.ts';
import { handle } from '../../dispatch/handle.ts';
import { ok } from '../../http/answer.ts';
import { preferredLanguage } from '../../http/preferredLanguage.ts';
import type { Services } from '../../services/services.ts';

/** The rights that a client was given, one by one. */
const rightsOf = (client: Client) => ({
  allow_compensation: client.allow_compensation === 1,
  allow_bonus: client.allow_bonus === 1,
  allow_loan: client.allow_loan === 1,
});

function getClientInfo({ uploads }: Services) {
  return handle('getClientInfo', ({ client }) =>
    ok({
      id: client.id,
      name: client.name,
      username: client.mobile,
      avatar: client.avatar_upload_id === null ? '' : uploads.signedAddress(client.avatar_upload_id),
      vip: client.vip,
      score: client.score,
      service: `chat-${client.id}`,
      kycStatus: client.kyc_status,
      verified: client.kyc_status,
      kyc_reason: client.kyc_reason,
      order_num: client.order_count,
      has_pin: client.pin_hash !== null,
      account: client.account,
      ...rightsOf(client),
      has_ddpi: client.has_ddpi === 1,
    }),
  );
}

function getMenu({ menus }: Services) {
  return handle('getMenu', ({ client, header }) =>
    ok(menus.read(preferredLanguage(header('accept-language'), menuLanguages), rightsOf(client)), {
      vary: 'Accept-Language, Origin',
    }),
  );
}

/** Operations that read who is signed in and what they may open. */
export function profileOperations(services: Services) {
  return { getClientInfo: getClientInfo(services), getMenu: getMenu(services) };
}
