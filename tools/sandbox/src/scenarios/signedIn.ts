import type { Client } from '../clients/clientRows.ts';
import type { Services } from '../services/services.ts';

/** Values that the verifier puts into the request: tokens, cookies. */
export type StateValues = Record<string, string>;

/** A client of the scenario. */
export function seeded({ clients }: Services, mobile: string): Client {
  const client = clients.byMobile(mobile);
  if (!client) throw new RangeError(`the scenario has no client ${mobile}`);
  return client;
}

/** Opens a session. @returns Its tokens. */
export function signIn(services: Services, { mobile }: { mobile: string }): StateValues {
  const { access_token, refresh_token } = services.sessions.open(seeded(services, mobile).id, {
    remembers: false,
    device: 'Chrome on Linux',
  });
  return { access_token, refresh_token };
}
