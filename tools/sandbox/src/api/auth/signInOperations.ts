import type { DataOf } from '@wealth/api-sdk/operations';
import { limits } from '../../auth/attempts.ts';
import { browserCookie } from '../../auth/browsers.ts';
import { deviceName } from '../../auth/deviceName.ts';
import type { AuthData } from '../../auth/sessions.ts';
import type { NewSession } from '../../auth/tokenStore.ts';
import type { Budget } from '../../auth/tries.ts';
import type { Client } from '../../clients/clientRows.ts';
import { noticeTexts } from '../../clients/noticeTexts.ts';
import { handle } from '../../dispatch/handle.ts';
import { failure, done, ok, refusals } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

/**
 * What a wrong password counts against. A browser that the client has signed in with has tries of its own, so
 * that the guesses of strangers do not lock the client out.
 */
function budgetsOf(
  { sessions }: Services,
  client: Client | null,
  caller: { username: string; browser: string | null; address: string },
): Budget[] {
  const { username, browser, address } = caller;
  if (client && browser !== null && sessions.isKnownBrowser(client.id, browser)) {
    return [{ limit: limits.knownBrowser, subject: `${client.id} ${browser}` }];
  }
  return [
    { limit: limits.login, subject: username },
    { limit: limits.address, subject: address },
  ];
}

/** Opens a session for the client whose password was compared; null when the password has changed meanwhile. */
function openSession(
  { clients, database, notices, sessions }: Services,
  compared: Client,
  session: NewSession,
): AuthData | null {
  return database.transaction(() => {
    const client = clients.byId(compared.id);
    if (client?.password_hash !== compared.password_hash) return null;
    if (sessions.isNewDevice(client.id, session.device)) {
      notices.add(client.id, noticeTexts.newSignIn(session.device));
    }
    return sessions.open(client.id, session);
  });
}

function login(services: Services) {
  const { attempts, browsers, clients, hasher, tries } = services;
  return handle(
    'login',
    async ({ body, address, header, cookie }) => {
      const { username, password } = body;
      const browser = browsers.read(cookie(browserCookie));
      const known = clients.byMobile(username);
      const budgets = budgetsOf(services, known, { username, browser, address });
      const kept = browsers.keep(cookie(browserCookie));
      const result = await tries.run(`login ${username} ${address} ${browser}`, budgets, async () => {
        // Read in turn: a password that was changed while this one waited is the one to compare with.
        const client = clients.byMobile(username);
        const isRight = await hasher.verify(password, client?.password_hash ?? null, address);
        if (!client || !isRight) return null;
        const remembers = header('x-remember-me') === 'true';
        const device = deviceName(header('user-agent'));
        return openSession(services, client, { remembers, device, browser: kept.hash });
      });
      if (result.kind === 'locked') return refusals.tooMany(result.waitSeconds);
      if (result.kind === 'wrong') return failure(400, 'Incorrect mobile number or password.');
      return ok<DataOf<'login'>>(result.value, { 'set-cookie': kept.setCookie });
    },
    {
      refuseEarly({ address, cookie }) {
        // A browser with a cookie may be one that its client is known by; the rest is decided with the body.
        if (browsers.read(cookie(browserCookie)) !== null) return null;
        const waitSeconds = attempts.waitSeconds(limits.address, address);
        return waitSeconds > 0 ? refusals.tooMany(waitSeconds) : null;
      },
    },
  );
}

function logout({ sessions }: Services) {
  return handle('logout', ({ bearer }) => {
    sessions.endFamily(bearer.familyId, bearer.familyId);
    return done({ 'clear-site-data': '"cache"' });
  });
}

function refresh({ sessions }: Services) {
  return handle('refresh', ({ bearerText }) => {
    const rotated = bearerText === null ? null : sessions.rotate(bearerText);
    if (!rotated) return refusals.unauthorized();
    return rotated.kind === 'renewed' ? ok(rotated.authData) : refusals.tooMany(rotated.waitSeconds);
  });
}

/** Operations that begin, renew and end a session. */
export function signInOperations(services: Services) {
  return { login: login(services), logout: logout(services), refresh: refresh(services) };
}
