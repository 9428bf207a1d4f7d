import { limits, type AttemptLimit } from '../../auth/attempts.ts';
import { codeGrantCookie, grantCookie } from '../../auth/grants.ts';
import { isSameText } from '../../auth/tokenHash.ts';
import type { Client } from '../../clients/clientRows.ts';
import { freshClient } from '../../clients/clients.ts';
import { noticeTexts } from '../../clients/noticeTexts.ts';
import { handle } from '../../dispatch/handle.ts';
import { failure, done, refusals, type FieldFault, type Refusal } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

/** The invitation code of the sandbox. */
export const invitationCode = 'WEALTH2026';

/** Codes are read out and copied: case and blanks are not what they are about. */
function isInvitation(given: string): boolean {
  return isSameText(given.replaceAll(/\s/g, '').toUpperCase(), invitationCode);
}

/** Counts one more of what a limit is about; answers the refusal when it is one too many. */
function countOrRefuse({ attempts }: Services, limit: AttemptLimit, subject: string): Refusal | null {
  const waitSeconds = attempts.waitSeconds(limit, subject);
  if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
  attempts.record(limit, subject);
  return null;
}

function register(services: Services) {
  const { attempts, clients, hasher, tries } = services;
  return handle(
    'register',
    async ({ body, address }) => {
      const budgets = [{ limit: limits.address, subject: address }];
      const result = await tries.run(`register ${body.username} ${address}`, budgets, async () => {
        // Hashed before anything is decided: a taken mobile costs the same time as a free one.
        const passwordHash = await hasher.hash(body.password, address);
        // A try is counted before it is compared. Parallel tries may have used up the last one; a try over the limit is not a
        // wrong one.
        const waitSeconds = attempts.waitSeconds(limits.register, address);
        if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
        if (!isInvitation(body.invite_code)) return null;
        const added = { ...freshClient, mobile: body.username, password_hash: passwordHash };
        if (clients.create(added) === null) return null;
        attempts.record(limits.register, address);
        return done();
      });
      if (result.kind === 'locked') return refusals.tooMany(result.waitSeconds);
      if (result.kind === 'right') return result.value;
      return failure(400, 'These details cannot be registered. Please check with your advisor.');
    },
    {
      refuseEarly({ address }) {
        const waitSeconds = Math.max(
          attempts.waitSeconds(limits.register, address),
          attempts.waitSeconds(limits.address, address),
        );
        return waitSeconds > 0 ? refusals.tooMany(waitSeconds) : null;
      },
    },
  );
}

/**
 * Forgets the wrong passwords for a client who has set a new one: those of strangers, and the client's own in
 * the browser where the old one did not come to mind.
 */
function liftLocks({ attempts }: Services, mobile: string, client: Client | null): void {
  attempts.clear(limits.login, mobile);
  if (!client) return;
  attempts.clearAllOf(limits.knownBrowser, client.id);
  attempts.clear(limits.currentPassword, client.id);
}

function resetPassword(services: Services) {
  const { clients, database, grants, hasher, notices, sessions } = services;
  const notVerified = (address: string) =>
    countOrRefuse(services, limits.resetRefused, address) ??
    failure(403, 'Please verify your mobile number first.');
  return handle(
    'resetPassword',
    async ({ body, cookie, address }) => {
      const { username: mobile } = body;
      const secret = cookie(codeGrantCookie);
      if (secret === undefined || !grants.isCodeGrantGood(secret, mobile)) return notVerified(address);
      const refusal = countOrRefuse(services, limits.reset, address);
      if (refusal) return refusal;
      const passwordHash = await hasher.hash(body.password, address);
      return database.transaction(() => {
        if (!grants.useCodeGrant(secret, mobile)) return notVerified(address);
        const client = clients.byMobile(mobile);
        if (client) {
          clients.setPassword(client.id, passwordHash);
          sessions.endAllOf(client.id);
          notices.add(client.id, noticeTexts.passwordChanged());
        }
        liftLocks(services, mobile, client);
        return done({ 'set-cookie': grantCookie(codeGrantCookie, '', 0) });
      });
    },
    {
      // Looked at first of all. It says nothing about the mobile: unknown ones are verified too.
      refuseEarly({ cookie, address }) {
        const secret = cookie(codeGrantCookie);
        return secret !== undefined && grants.isCodeGrant(secret) ? null : notVerified(address);
      },
    },
  );
}

function fieldRefusal(field: string, code: FieldFault['code'], message: string): Refusal {
  return failure(400, message, { fields: [{ field, code, message }] });
}

function changePassword(services: Services) {
  const { clients, database, hasher, notices, sessions, tries } = services;
  return handle('changePassword', async (input) => {
    const { body, client, bearer } = input;
    const budgets = [{ limit: limits.currentPassword, subject: client.id }];
    const result = await tries.run(`password ${client.id}`, budgets, async () => {
      const stored = clients.byId(client.id)?.password_hash ?? null;
      const isRight = await hasher.verify(body.old_password, stored, client.id);
      return isRight ? stored : null;
    });
    if (result.kind === 'locked') return refusals.tooMany(result.waitSeconds);
    if (result.kind === 'wrong') return fieldRefusal('old_password', 'incorrect', 'Incorrect password');
    if (body.new_password === body.old_password) {
      return fieldRefusal('new_password', 'same', 'Choose a password other than the current one');
    }
    const passwordHash = await hasher.hash(body.new_password, client.id);
    return database.transaction(() => {
      // Asked again: the session, or the password, may have ended while this one was hashed.
      const caller = input.callerNow();
      if (!caller) return refusals.unauthorized();
      if (caller.client.password_hash !== result.value) {
        return fieldRefusal('old_password', 'incorrect', 'Incorrect password');
      }
      clients.setPassword(client.id, passwordHash);
      sessions.endAllOf(client.id, bearer.familyId);
      notices.add(client.id, noticeTexts.passwordChanged());
      return done();
    });
  });
}

/** Operations that make an account and set its password. */
export function passwordOperations(services: Services) {
  return {
    register: register(services),
    resetPassword: resetPassword(services),
    changePassword: changePassword(services),
  };
}
