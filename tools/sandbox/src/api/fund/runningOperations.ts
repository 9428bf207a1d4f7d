import { handle } from '../../dispatch/handle.ts';
import { toWireRunning } from '../../funds/toWireRunning.ts';
import { ok } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

function getRunningAccount({ funds: { running } }: Services) {
  return handle('getRunningAccount', ({ client }) => ok(toWireRunning(running.view(client.id))));
}

function setRunningAccount({ database, funds: { running } }: Services) {
  return handle('setRunningAccount', ({ client, body }) =>
    database.transaction(() => {
      running.choose(client.id, body.choice);
      return ok(toWireRunning(running.view(client.id)));
    }),
  );
}

/** Operations on the running account. */
export function runningOperations(services: Services) {
  return {
    getRunningAccount: getRunningAccount(services),
    setRunningAccount: setRunningAccount(services),
  };
}
