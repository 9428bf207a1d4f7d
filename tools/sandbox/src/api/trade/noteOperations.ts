import { handle } from '../../dispatch/handle.ts';
import { refusals } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

export function noteOperations(_services: Services) {
  return {
    getContractNote: handle('getContractNote', () => refusals.notFound()),
    saveOrderNote: handle('saveOrderNote', () => refusals.notFound()),
  };
}
