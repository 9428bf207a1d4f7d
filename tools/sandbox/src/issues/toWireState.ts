import { applicationStateValues } from '@wealth/api-sdk/codes';
import type { ApplicationState, OwnApplication } from '@wealth/api-sdk/model';
import { fromPaise, toWire } from '@wealth/domain';
import type { StoredApplication } from './issueTable.ts';

/** The state of an application on the wire. @throws RangeError for a state that it does not know. */
export function toWireState(state: string): ApplicationState {
  const known = applicationStateValues.find((one) => one === state);
  if (known === undefined) throw new RangeError(`no application is ${state}`);
  return known;
}

/** As an issue or a block names the application of the client for it. */
export const toWireOwn = ({
  id,
  state,
  amount,
}: Pick<StoredApplication, 'id' | 'state' | 'amount'>): OwnApplication => ({
  id,
  state: toWireState(state),
  amount: toWire(fromPaise(amount)),
});
