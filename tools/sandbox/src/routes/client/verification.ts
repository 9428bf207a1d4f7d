import {
  RequestCodeBody,
  SetPinBody,
  VerifyPasswordBody,
  VerifyPinBody,
} from '@wealth/api-sdk/validators/client';
import { limits } from '../../auth/attempts.ts';
import {
  codeGrantCookie,
  codeGrantLifetimeMs,
  grantCookie,
  pinGrantCookie,
  pinGrantLifetimeMs,
} from '../../auth/grants.ts';
import { noticeTexts } from '../../clients/notice-texts.ts';
import { failure, ok, refusals } from '../../http/answer.ts';
import { clientOperation, nothing, openOperation, type Operation } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

function requestCode({ attempts, codes, grants }: Services): Operation {
  async function send(mobile: string) {
    const waitSeconds = attempts.waitSeconds(limits.codeSend, mobile);
    if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
    attempts.record(limits.codeSend, mobile);
    await codes.send(mobile);
    return ok(null);
  }

  async function check(mobile: string, code: string, address: string) {
    const waitSeconds = attempts.waitSeconds(limits.address, address);
    if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
    attempts.record(limits.address, address);
    const result = await codes.check(mobile, code);
    if (result === 'tooMany') return refusals.tooMany(codes.waitSeconds(mobile));
    if (result === 'wrong') return failure(400, 'The verification code is wrong or has expired.');
    attempts.forgiveLast(limits.address, address);
    const secret = grants.grantCode(mobile);
    return ok(null, { 'set-cookie': grantCookie(codeGrantCookie, secret, codeGrantLifetimeMs) });
  }

  return openOperation({
    id: 'requestCode',
    method: 'POST',
    path: '/client/app/v1/code',
    access: 'public',
    body: RequestCodeBody,
    query: nothing,
    handle({ body, address }) {
      const mobile = body.identifier.slice('+91'.length);
      return body.code === undefined ? send(mobile) : check(mobile, body.code, address);
    },
  });
}

function verifyPassword({ attempts, grants, hasher }: Services): Operation {
  return clientOperation({
    id: 'verifyPassword',
    method: 'POST',
    path: '/client/app/v1/pwd_verify',
    access: 'client',
    body: VerifyPasswordBody,
    query: nothing,
    async handle({ body, client, bearer }) {
      const waitSeconds = attempts.waitSeconds(limits.currentPassword, client.id);
      if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
      attempts.record(limits.currentPassword, client.id);
      if (!(await hasher.verify(body.password, client.password_hash))) {
        return failure(400, 'Incorrect password');
      }
      attempts.forgiveLast(limits.currentPassword, client.id);
      grants.allowNewPin(bearer.familyId);
      return ok(null);
    },
  });
}

function setPin({ clients, grants, hasher, notices }: Services): Operation {
  return clientOperation({
    id: 'setPin',
    method: 'POST',
    path: '/client/app/v1/pin',
    access: 'client',
    body: SetPinBody,
    query: nothing,
    async handle({ body, client, bearer }) {
      if (!grants.maySetPin(bearer.familyId)) return failure(403, 'Please confirm your password first.');
      clients.setPin(client.id, await hasher.hash(body.pin));
      notices.add(client.id, noticeTexts.pinSet());
      return ok(null);
    },
  });
}

function verifyPin({ clients, clock, grants, hasher }: Services): Operation {
  return clientOperation({
    id: 'verifyPin',
    method: 'POST',
    path: '/client/app/v1/pin/verify',
    access: 'client',
    body: VerifyPinBody,
    query: nothing,
    async handle({ body, client, bearer }) {
      const lockedMs = (client.pin_locked_until ?? 0) - clock.now();
      if (lockedMs > 0) return refusals.tooMany(Math.ceil(lockedMs / 1000));
      clients.countPinAttempt(client.id);
      if (!(await hasher.verify(body.pin, client.pin_hash))) return failure(400, 'Incorrect PIN.');
      clients.clearPinAttempts(client.id);
      const secret = grants.grantPin(bearer.familyId);
      return ok(null, { 'set-cookie': grantCookie(pinGrantCookie, secret, pinGrantLifetimeMs) });
    },
  });
}

/** Operations that confirm who somebody is: code, password, PIN. */
export function verificationOperations(services: Services): Operation[] {
  return [requestCode(services), verifyPassword(services), setPin(services), verifyPin(services)];
}
