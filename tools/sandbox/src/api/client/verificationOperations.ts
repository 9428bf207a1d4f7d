import { limits } from '../../auth/attempts.ts';
import { browserCookie } from '../../auth/browsers.ts';
import {
  codeGrantCookie,
  codeGrantLifetimeMs,
  grantCookie,
  pinGrantCookie,
  pinGrantLifetimeMs,
} from '../../auth/grants.ts';
import { maxWrongPins } from '../../clients/clients.ts';
import { noticeTexts } from '../../clients/noticeTexts.ts';
import type { SignedIn } from '../../dispatch/caller.ts';
import { handle, type InputOf } from '../../dispatch/handle.ts';
import { failure, done, refusals, type Answer, type Refusal } from '../../http/answer.ts';
import type { RequestFacts } from '../../http/facts.ts';
import type { Services } from '../../services/services.ts';
import { sendCode } from './sendCode.ts';

function checkCode(
  { attempts, browsers, codes, grants }: Services,
  { cookie, address }: Pick<RequestFacts, 'cookie' | 'address'>,
  { mobile, code }: { mobile: string; code: string },
): Answer<null> {
  const browser = browsers.read(cookie(browserCookie));
  // The limit of guesses goes with this browser's own code, whatever others at the same address do.
  const isBounded = codes.isSentTo(mobile, browser);
  const waitSeconds = isBounded ? 0 : attempts.waitSeconds(limits.address, address);
  if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
  const result = codes.check(mobile, code, { browser, address });
  if (result === 'right') {
    const secret = grants.grantCode(mobile);
    return done({ 'set-cookie': grantCookie(codeGrantCookie, secret, codeGrantLifetimeMs) });
  }
  if (!isBounded) attempts.record(limits.address, address);
  if (result === 'wrong') return failure(400, 'The verification code is wrong or has expired.');
  return refusals.tooMany(result.waitSeconds);
}

function requestCode(services: Services) {
  return handle('requestCode', (input) => {
    const { identifier, code } = input.body;
    const mobile = identifier.slice('+91'.length);
    return code === undefined
      ? sendCode(services, input, mobile)
      : checkCode(services, input, { mobile, code });
  });
}

function verifyPassword(services: Services) {
  const { clients, grants, hasher, tries } = services;
  return handle('verifyPassword', async (input) => {
    const { body, client } = input;
    const budgets = [{ limit: limits.currentPassword, subject: client.id }];
    const result = await tries.run(`password ${client.id}`, budgets, async () => {
      const stored = clients.byId(client.id)?.password_hash ?? null;
      if (!(await hasher.verify(body.password, stored, client.id))) return null;
      const caller = input.callerNow();
      // The session, or the password, may have ended while this one was compared.
      if (caller && caller.client.password_hash !== stored) return null;
      if (caller) grants.allowNewPin(caller.bearer.familyId);
      return { caller };
    });
    if (result.kind === 'locked') return refusals.tooMany(result.waitSeconds);
    if (result.kind === 'wrong') return failure(400, 'Incorrect password');
    return result.value.caller ? done() : refusals.unauthorized();
  });
}

function setPin(services: Services) {
  const { clients, database, grants, hasher, notices } = services;

  /** Why this session may not set a PIN now, or null. */
  function refusal(caller: SignedIn | null): Refusal | null {
    if (!caller) return refusals.unauthorized();
    return grants.maySetPin(caller.bearer.familyId)
      ? null
      : failure(403, 'Please confirm your password first.');
  }

  return handle('setPin', async (input) => {
    const { body, client } = input;
    const early = refusal(input);
    if (early) return early;
    const pinHash = await hasher.hash(body.pin, client.id);
    return database.transaction(() => {
      // Asked again: what allowed it may have ended while the PIN was hashed.
      const late = refusal(input.callerNow());
      if (late) return late;
      clients.setPin(client.id, pinHash);
      notices.add(client.id, noticeTexts.pinSet());
      return done();
    });
  });
}

/** The slow part of it; a PIN that could not be compared was no try. */
async function isRightPin(
  { clients, hasher }: Services,
  client: SignedIn['client'],
  pin: { given: string; stored: string | null },
): Promise<boolean> {
  try {
    return await hasher.verify(pin.given, pin.stored, client.id);
  } catch (error) {
    clients.forgivePinAttempt(client.id);
    throw error;
  }
}

/** Answers how many tries are left, so that a client sees a lock coming. */
function wrongPin({ clients }: Services, id: string): Refusal {
  const { pin_wrong_count: wrong = 0, pin_locked_until: lockedUntil = null } = clients.byId(id) ?? {};
  const left = lockedUntil === null ? maxWrongPins - wrong : 0;
  const message = 'Incorrect PIN.';
  return failure(400, message, { fields: [{ field: 'pin', code: 'pin_wrong', message, left }] });
}

/** Compares a PIN in turn, so that several right ones at once are all right. */
async function comparePin(
  services: Services,
  input: InputOf<'verifyPin'>,
  given: string,
): Promise<Answer<null>> {
  const { clients, clock, grants } = services;
  const client = clients.byId(input.client.id);
  if (!client) return refusals.unauthorized();
  const lockedMs = (client.pin_locked_until ?? 0) - clock.now();
  if (lockedMs > 0) return refusals.tooMany(Math.ceil(lockedMs / 1000));
  // Counted before the slow comparison, so that what is broken off in between was a try all the same.
  clients.countPinAttempt(client.id);
  const isRight = await isRightPin(services, client, { given, stored: client.pin_hash });
  // Asked again: the session, or the PIN, may have ended while this one was compared.
  const caller = input.callerNow();
  if (caller && !(isRight && caller.client.pin_hash === client.pin_hash)) {
    return wrongPin(services, client.id);
  }
  if (isRight) clients.clearPinAttempts(client.id);
  if (!caller) return refusals.unauthorized();
  const secret = grants.grantPin(caller.bearer.familyId);
  return done({ 'set-cookie': grantCookie(pinGrantCookie, secret, pinGrantLifetimeMs) });
}

function verifyPin(services: Services) {
  return handle(
    'verifyPin',
    async (input) =>
      (await services.turns.take(`pin ${input.client.id}`, () =>
        comparePin(services, input, input.body.pin),
      )) ?? refusals.tooMany(1),
  );
}

/** Operations that confirm who somebody is: code, password, PIN. */
export function verificationOperations(services: Services) {
  return {
    requestCode: requestCode(services),
    verifyPassword: verifyPassword(services),
    setPin: setPin(services),
    verifyPin: verifyPin(services),
  };
}
