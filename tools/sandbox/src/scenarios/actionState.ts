import type { Services } from '../services/services.ts';
import { seedClients } from './seedClients.ts';
import { seeded, signIn, type StateValues } from './signedIn.ts';

/** What the contract names in its request: the split of a share that the seeds hold. */
const actionId = 'split-INE000Z54919-2025-10-17';

/** The client's split has the id of the contract. */
export function actionState(services: Services): StateValues {
  const { id } = seeded(services, seedClients.holder.mobile);
  const action = services.actions.find(id, actionId);
  if (action === null) throw new RangeError('the action of the contract has not happened');
  return signIn(services, seedClients.holder);
}
