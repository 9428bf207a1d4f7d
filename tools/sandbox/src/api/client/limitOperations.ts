import { handle } from '../../dispatch/handle.ts';
import { refusals } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

export function limitOperations(_services: Services) {
  return {
    getTradeLimits: handle('getTradeLimits', () => refusals.notFound()),
    saveTradeLimits: handle('saveTradeLimits', () => refusals.notFound()),
  };
}
