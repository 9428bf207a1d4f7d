import { LoginBody } from '@wealth/api-sdk/validators/auth';
import { limits } from '../../auth/attempts.ts';
import { deviceName } from '../../auth/device-name.ts';
import { noticeTexts } from '../../clients/notice-texts.ts';
import { failure, ok, refusals } from '../../http/answer.ts';
import { clientOperation, nothing, openOperation, type Operation } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

function login({ attempts, clients, hasher, notices, sessions }: Services): Operation {
  return openOperation({
    id: 'login',
    method: 'POST',
    path: '/auth/app/v1/login',
    access: 'public',
    body: LoginBody,
    query: nothing,
    async handle({ body, address, header }) {
      const waitSeconds = Math.max(
        attempts.waitSeconds(limits.login, body.username),
        attempts.waitSeconds(limits.address, address),
      );
      if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
      attempts.record(limits.login, body.username);
      attempts.record(limits.address, address);
      const client = clients.byMobile(body.username);
      const isRight = await hasher.verify(body.password, client?.password_hash ?? null);
      if (!client || !isRight) return failure(400, 'Incorrect mobile number or password.');
      attempts.forgiveLast(limits.login, body.username);
      attempts.forgiveLast(limits.address, address);
      const device = deviceName(header('user-agent'));
      if (sessions.isNewDevice(client.id, device)) notices.add(client.id, noticeTexts.newSignIn(device));
      return ok(sessions.open(client.id, { remembers: header('x-remember-me') === 'true', device }));
    },
  });
}

function logout({ sessions }: Services): Operation {
  return clientOperation({
    id: 'logout',
    method: 'POST',
    path: '/auth/app/v1/logout',
    access: 'client',
    body: nothing,
    query: nothing,
    handle({ bearer }) {
      sessions.endFamily(bearer.familyId, bearer.familyId);
      return ok(null, { 'clear-site-data': '"cache"' });
    },
  });
}

function refresh({ sessions }: Services): Operation {
  return openOperation({
    id: 'refresh',
    method: 'POST',
    path: '/auth/app/v1/refresh',
    // The bearer is the refresh token, which only this handler can read.
    access: 'public',
    body: nothing,
    query: nothing,
    handle({ bearerText }) {
      const authData = bearerText === null ? null : sessions.rotate(bearerText);
      return authData ? ok(authData) : refusals.unauthorized();
    },
  });
}

/** Operations that begin, renew and end a session. */
export function signInOperations(services: Services): Operation[] {
  return [login(services), logout(services), refresh(services)];
}
