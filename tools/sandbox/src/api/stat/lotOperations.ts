import { handle } from '../../dispatch/handle.ts';
import { refusals } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

export function lotOperations(_services: Services) {
  return {
    getLots: handle('getLots', () => refusals.notFound()),
  };
}
