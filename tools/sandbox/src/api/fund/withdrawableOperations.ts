import { toWire, toIstIso } from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import { handle } from '../../dispatch/handle.ts';
import type { WithdrawableView } from '../../funds/createWithdrawableNotices.ts';
import { toWireLines } from '../../funds/toWireRunning.ts';
import { ok } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

const toWireView = ({ money, notice }: WithdrawableView): DataOf<'getWithdrawable'> => ({
  balance: toWire(money.balance),
  withdrawable: toWire(money.withdrawable),
  lines: toWireLines(money),
  notice: notice && { wanted: notice.isWanted, at: toIstIso(notice.at) },
});

function getWithdrawable({ funds: { withdrawable } }: Services) {
  return handle('getWithdrawable', ({ client }) => ok(toWireView(withdrawable.view(client.id))));
}

function setWithdrawableNotice({ database, funds: { withdrawable } }: Services) {
  return handle('setWithdrawableNotice', ({ client, body }) =>
    database.transaction(() => {
      withdrawable.want(client.id, body.wanted);
      return ok(toWireView(withdrawable.view(client.id)));
    }),
  );
}

/** Operations on what can be withdrawn. */
export function withdrawableOperations(services: Services) {
  return {
    getWithdrawable: getWithdrawable(services),
    setWithdrawableNotice: setWithdrawableNotice(services),
  };
}
