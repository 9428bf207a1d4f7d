import { applicationStateValues } from '@wealth/api-sdk/codes';
import type { ApplicationState } from '@wealth/api-sdk/model';

/** The state of an application on the wire. @throws RangeError for a state that it does not know. */
export function toWireState(state: string): ApplicationState {
  const known = applicationStateValues.find((one) => one === state);
  if (known === undefined) throw new RangeError(`no application is ${state}`);
  return known;
}
