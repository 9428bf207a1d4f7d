import { ChangePasswordBody, RegisterBody, ResetPasswordBody } from '@wealth/api-sdk/validators/auth';
import { limits } from '../../auth/attempts.ts';
import { codeGrantCookie, grantCookie } from '../../auth/grants.ts';
import { isSameText } from '../../auth/token-hash.ts';
import { freshClient } from '../../clients/clients.ts';
import { noticeTexts } from '../../clients/notice-texts.ts';
import { failure, ok, refusals } from '../../http/answer.ts';
import { clientOperation, nothing, openOperation, type Operation } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

/** The invitation code of the sandbox. */
export const invitationCode = 'WEALTH2026';

function register({ attempts, clients, hasher }: Services): Operation {
  return openOperation({
    id: 'register',
    method: 'POST',
    path: '/auth/app/v1/register',
    access: 'public',
    body: RegisterBody,
    query: nothing,
    async handle({ body, address }) {
      const waitSeconds = attempts.waitSeconds(limits.address, address);
      if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
      attempts.record(limits.address, address);
      // Hashed before anything is decided: a taken mobile costs the same time as a free one.
      const passwordHash = await hasher.hash(body.password);
      const isInvited = isSameText(body.invite_code, invitationCode);
      const id = isInvited
        ? clients.create({ ...freshClient, mobile: body.username, password_hash: passwordHash })
        : null;
      if (id === null)
        return failure(400, 'These details cannot be registered. Please check with your advisor.');
      attempts.forgiveLast(limits.address, address);
      return ok(null);
    },
  });
}

function resetPassword(services: Services): Operation {
  const { attempts, clients, database, grants, hasher, notices, sessions } = services;
  return openOperation({
    id: 'resetPassword',
    method: 'POST',
    path: '/auth/app/v1/reset_pwd',
    access: 'public',
    body: ResetPasswordBody,
    query: nothing,
    async handle({ body, cookie }) {
      const passwordHash = await hasher.hash(body.password);
      const secret = cookie(codeGrantCookie);
      return database.transaction(() => {
        if (secret === undefined || !grants.useCodeGrant(secret, body.username)) {
          return failure(403, 'Please verify your mobile number first.');
        }
        const client = clients.byMobile(body.username);
        if (client) {
          clients.setPassword(client.id, passwordHash);
          sessions.endAllOf(client.id);
          notices.add(client.id, noticeTexts.passwordChanged());
        }
        // The owner's second way in: guesses of others must not lock them out.
        attempts.clear(limits.login, body.username);
        return ok(null, { 'set-cookie': grantCookie(codeGrantCookie, '', 0) });
      });
    },
  });
}

function changePassword({ attempts, clients, database, hasher, notices, sessions }: Services): Operation {
  return clientOperation({
    id: 'changePassword',
    method: 'POST',
    path: '/auth/app/v1/change_pwd',
    access: 'client',
    body: ChangePasswordBody,
    query: nothing,
    async handle({ body, client, bearer }) {
      const waitSeconds = attempts.waitSeconds(limits.currentPassword, client.id);
      if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
      attempts.record(limits.currentPassword, client.id);
      if (!(await hasher.verify(body.old_password, client.password_hash))) {
        return failure(400, 'Incorrect password');
      }
      attempts.forgiveLast(limits.currentPassword, client.id);
      const passwordHash = await hasher.hash(body.new_password);
      database.transaction(() => {
        clients.setPassword(client.id, passwordHash);
        sessions.endAllOf(client.id, bearer.familyId);
        notices.add(client.id, noticeTexts.passwordChanged());
      });
      return ok(null);
    },
  });
}

/** Operations that make an account and set its password. */
export function passwordOperations(services: Services): Operation[] {
  return [register(services), resetPassword(services), changePassword(services)];
}
