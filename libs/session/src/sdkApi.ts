import { getClientInfo, logout, refresh } from '@wealth/api-sdk/calls/auth';
import type { AuthData } from '@wealth/api-sdk/model';
import type { Profile } from './profile.ts';

/** The calls that a session makes by itself. */
export interface SessionApi {
  refresh: (refreshToken: string) => Promise<AuthData>;
  clientInfo: () => Promise<Profile>;
  /** @param accessToken - of the session that is to end: its own page has forgotten it by then. */
  logout: (accessToken: string) => Promise<unknown>;
}

export const sdkApi: SessionApi = {
  refresh: (refreshToken) => refresh({ bearer: refreshToken }),
  clientInfo: () => getClientInfo(),
  logout: (accessToken) => logout({ bearer: accessToken, keepalive: true }),
};
