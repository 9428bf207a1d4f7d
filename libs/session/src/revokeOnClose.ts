import { ApiError } from '@wealth/api-sdk';
import type { SessionApi } from './sdkApi.ts';
import type { SessionEnvironment } from './browserEnvironment.ts';
import type { Farewell } from './Tokens.ts';

/** Milliseconds that a page which has forgotten its session waits for the server before it is left. */
const patienceMs = 500;

async function tellServer(
  { accessToken, refreshToken }: Farewell,
  api: SessionApi,
  environment: SessionEnvironment,
): Promise<void> {
  // Nothing would answer: the server's side ends by its lifetime.
  if (!environment.isOnline()) throw new ApiError('offline', 'POST /auth/app/v1/logout');
  // The server ends the family of the token that it is shown, so that has to be one that it knows.
  const known =
    accessToken ?? (refreshToken === null ? null : (await api.refresh(refreshToken)).access_token);
  if (known !== null) await api.logout(known);
}

/** Has the server end a session that its page has forgotten already. Never rejects, and settles within 500 ms. */
export async function revokeOnClose(
  farewell: Farewell,
  api: SessionApi,
  environment: SessionEnvironment,
): Promise<void> {
  const told = tellServer(farewell, api, environment).catch((error: unknown) =>
    environment.warn('The server could not be told of the logout.', { error: String(error) }),
  );
  const waited = new Promise<void>((resolve) => {
    environment.schedule(resolve, patienceMs);
  });
  await Promise.race([told, waited]);
}
