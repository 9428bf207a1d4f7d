import { handle } from '../../dispatch/handle.ts';
import { ok, refusals } from '../../http/answer.ts';

/** Operations on what companies did to a client's shares. */
export function actionOperations() {
  return {
    getClientActions: handle('getClientActions', () => ok({ items: [] })),
    getClientAction: handle('getClientAction', () => refusals.notFound()),
    getDividends: handle('getDividends', () => ok({ items: [], years: [] })),
  };
}
