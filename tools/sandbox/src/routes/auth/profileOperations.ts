import { menuLanguages } from '../../clients/menus.ts';
import { preferredLanguage } from '../../http/preferredLanguage.ts';
import { ok } from '../../http/answer.ts';
import { clientOperation, nothing, type Operation } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

function getClientInfo({ uploads }: Services): Operation {
  return clientOperation({
    id: 'getClientInfo',
    method: 'GET',
    path: '/auth/app/v1/client_info',
    access: 'client',
    body: nothing,
    query: nothing,
    handle: ({ client }) =>
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
        allow_compensation: client.allow_compensation === 1,
        allow_bonus: client.allow_bonus === 1,
        allow_loan: client.allow_loan === 1,
      }),
  });
}

function getMenu({ menus }: Services): Operation {
  return clientOperation({
    id: 'getMenu',
    method: 'GET',
    path: '/auth/app/v1/menu',
    access: 'approved',
    body: nothing,
    query: nothing,
    handle: ({ header }) =>
      ok(menus.read(preferredLanguage(header('accept-language'), menuLanguages)), {
        vary: 'Accept-Language, Origin',
      }),
  });
}

/** Operations that read who is signed in and what they may open. */
export function profileOperations(services: Services): Operation[] {
  return [getClientInfo(services), getMenu(services)];
}
