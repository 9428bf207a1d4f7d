import { askIntent } from '../../dispatch/askIntent.ts';
import { handle } from '../../dispatch/handle.ts';
import { ok } from '../../http/answer.ts';
import { toKey } from '../../intents/createIntentKeys.ts';
import type { Services } from '../../services/services.ts';

/** The question after what became of a request that moves money. */
export function intentOperations(services: Services) {
  return {
    askIntent: handle('askIntent', ({ client, body }) => {
      const asked = { clientId: client.id, kind: body.kind, key: toKey(body.key) };
      return ok(services.database.transaction(() => askIntent(services, asked)));
    }),
  };
}
