import * as z from 'zod/mini';
import type { BankAccount } from '../bank/bankAccounts.ts';
import { failure, done, ok, refusals, toResponse, type Answer } from '../http/answer.ts';
import type { HttpContext } from '../http/facts.ts';
import { faultSchema, type Faults } from '../http/faults.ts';
import { maxJsonBytes, parseJson, readBody } from '../http/requestBody.ts';
import type { RequestLog } from '../http/requestLog.ts';
import { newsSubject } from '../issuers/newsSubject.ts';
import { toWireNews } from '../issuers/toWireNews.ts';
import { applyProviderState, providerStateSchema } from '../scenarios/providerStates.ts';
import type { Services } from '../services/services.ts';
import { actionCommands } from './actionCommands.ts';
import { claimCommands } from './claimCommands.ts';
import { command, type Command } from './command.ts';
import { controlRefusal } from './controlRefusal.ts';
import { fundCommands } from './fundCommands.ts';
import { issueCommands } from './issueCommands.ts';
import { loanCommands } from './loanCommands.ts';
import { marketCommands } from './marketCommands.ts';
import { offerCommands } from './offerCommands.ts';

export interface ControlOptions {
  services: Services;
  faults: Faults;
  requestLog: RequestLog;
  /** What a call has to carry in `x-sandbox-key`; nothing when absent. */
  controlKey: string | undefined;
  /** Brings database, sessions, limits, faults, log, clock and engine to the start and closes the sockets. */
  reset: () => Promise<void>;
  /** Does what is due and runs a round of the market now; false where `isEnough` has left the rest for another call. */
  step: (isEnough?: () => boolean) => boolean;
  /** Tells open pages the time now. */
  tellTime: () => void;
  /** Sets the clock back, and seeds anew for that day. */
  rewind: (epochMs: number) => Promise<void>;
  /** Writes down where the clock stands. */
  keepTime: () => void;
  /** Whether the database is there to be wiped by provider states. */
  providerStatesEnabled: boolean;
}

const mobileSchema = z.string().check(z.regex(/^[6-9]\d{9}$/));
const kycSchema = z.object({
  mobile: mobileSchema,
  status: z.enum(['unverified', 'pending', 'approved', 'rejected']),
  /** What the client is told about a rejection. */
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
});
const rightSchema = z.object({
  mobile: mobileSchema,
  right: z.enum(['allow_compensation', 'allow_bonus', 'allow_loan']),
  given: z.boolean(),
});
const ddpiSchema = z.object({ mobile: mobileSchema, given: z.boolean() });
const bankSchema = z.object({
  mobile: mobileSchema,
  /** Every account of the client that waits for its penny drop, or for a person, when absent. */
  id: z.optional(z.string()),
  status: z.enum(['verified', 'failed', 'in_review']),
  failure: z._default(z.enum(['name_mismatch', 'account_not_found']), 'name_mismatch'),
});
const alertSchema = z.object({
  mobile: mobileSchema,
  /** Every alert of the client that waits when absent. */
  id: z.optional(z.string()),
});
/** JSON levels: a thousand entries one below the other, and no stack that overflows. */
const maxMenuDepth = 2_100;
const newsSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  body: z.optional(z.string().check(z.maxLength(5_000))),
  /** A symbol or a sector; the whole market when absent. */
  about: z.optional(z.string()),
});
const menuSchema = z.object({
  entries: z
    .array(z.unknown())
    .check(z.refine((entries) => !isDeeperThan(maxMenuDepth, entries), 'The menu is too deep')),
});
const faultsSchema = z.union([z.array(faultSchema), faultSchema]);

function childrenOf(value: unknown): unknown[] {
  const children: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return children;
}

/** Looks level by level, because a function that calls itself is what a deep value breaks. */
function isDeeperThan(depth: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let reached = 0; level.length > 0; reached += 1) {
    if (reached > depth) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

const unknownMobile = (mobile: string) => failure(404, `No client has the mobile ${mobile}.`);

function decideKyc({ clients, identities }: Services): Command {
  return command(kycSchema, ({ mobile, status, reason }) => {
    const client = clients.byMobile(mobile);
    if (!client) return unknownMobile(mobile);
    identities.decide(client.id, { status, ...(reason === undefined ? {} : { reason }) });
    return ok({ mobile, status });
  });
}

function setDdpi({ clients, events }: Services): Command {
  return command(ddpiSchema, ({ mobile, given }) => {
    const client = clients.byMobile(mobile);
    if (!client) return unknownMobile(mobile);
    clients.setDdpi(client.id, given);
    // Pages read the profile again.
    events.publish(client.id, { kind: 'asset' });
    return ok({ mobile, given });
  });
}

function setRight({ clients, events }: Services): Command {
  return command(rightSchema, ({ mobile, right, given }) => {
    const client = clients.byMobile(mobile);
    if (!client) return unknownMobile(mobile);
    clients.setRight(client.id, right, given);
    // Pages read the profile again.
    events.publish(client.id, { kind: 'asset' });
    return ok({ mobile, right, given });
  });
}

const isUndecided = ({ status }: BankAccount) => status === 'pending' || status === 'in_review';

function decideBank({ banks, clients, database }: Services): Command {
  return command(bankSchema, ({ mobile, id, status, failure: reason }) => {
    const client = clients.byMobile(mobile);
    if (!client) return unknownMobile(mobile);
    const accounts = banks.list(client.id);
    const chosen = accounts.filter((account) =>
      id === undefined ? isUndecided(account) : account.id === id,
    );
    if (chosen.length === 0) {
      return failure(
        404,
        id === undefined ? 'This client has no pending bank account.' : 'There is no such account.',
      );
    }
    const result = status === 'failed' ? { status, failure: reason } : { status };
    database.transaction(() => {
      for (const account of chosen) banks.decide(account, result);
    });
    return ok(chosen.map((account) => ({ id: account.id, status })));
  });
}

function fireAlert({ alerts, clients }: Services): Command {
  return command(alertSchema, ({ mobile, id }) => {
    const client = clients.byMobile(mobile);
    if (!client) return unknownMobile(mobile);
    const chosen = alerts
      .list(client.id)
      .filter((alert) => (id === undefined ? alert.state === 'armed' : alert.id === id));
    if (chosen.length === 0) return failure(404, 'This client has no such alert.');
    for (const alert of chosen) alerts.fire(alert);
    return ok(chosen.map((alert) => ({ id: alert.id, symbol: alert.symbol })));
  });
}

function publishNews({ news }: Services): Command {
  return command(newsSchema, ({ title, body = '', about }) => {
    const subject = newsSubject(about);
    if (!subject) return failure(404, `There is no symbol or sector "${about}".`);
    return ok(toWireNews(news.publish({ ...subject, title, body, source: 'Sandbox control' })));
  });
}

/** Lets what begins with a reset run alone: two that overlap would seed the same clients twice. */
async function runAlone({ turns }: Services, work: () => Promise<Answer>): Promise<Answer> {
  return (await turns.take('reset', work)) ?? refusals.tooMany(1);
}

const keepsItsDatabase =
  'This sandbox keeps its database, which every provider state would wipe. Leave --provider out: npm run pact:verify then starts a sandbox of its own. Or start this one with SANDBOX_PROVIDER_STATES=1.';

function commandsOf({
  services,
  faults,
  requestLog,
  reset,
  step,
  tellTime,
  rewind,
  keepTime,
  providerStatesEnabled,
}: ControlOptions): Readonly<Record<string, Command>> {
  return {
    'POST /sandbox/v1/reset': () =>
      runAlone(services, async () => {
        await reset();
        return done();
      }),
    'POST /sandbox/v1/kyc': decideKyc(services),
    'POST /sandbox/v1/ddpi': setDdpi(services),
    'POST /sandbox/v1/rights': setRight(services),
    'POST /sandbox/v1/bank': decideBank(services),
    'POST /sandbox/v1/alert': fireAlert(services),
    ...fundCommands(services),
    ...actionCommands(services),
    ...issueCommands(services),
    ...loanCommands(services),
    ...claimCommands(services),
    ...offerCommands(services),
    ...marketCommands({ services, step, tellTime, rewind, keepTime }),
    'POST /sandbox/v1/news': publishNews(services),
    'POST /sandbox/v1/faults': command(faultsSchema, (body) => {
      faults.add(Array.isArray(body) ? body : [body]);
      return done();
    }),
    'DELETE /sandbox/v1/faults': () => {
      faults.clear();
      return done();
    },
    'GET /sandbox/v1/requests': () => ok(requestLog.list()),
    'POST /sandbox/v1/menu': command(menuSchema, ({ entries }) => {
      services.menus.override(entries);
      return done();
    }),
    'POST /sandbox/v1/state': command(providerStateSchema, (body) => {
      if (!providerStatesEnabled) return failure(409, keepsItsDatabase);
      return runAlone(services, async () => {
        const values = await applyProviderState({ services, faults, reset }, body);
        return values ? ok(values) : failure(404, `There is no provider state "${body.state}".`);
      });
    }),
  };
}

/**
 * Makes the control API: what a back office, a clock, an exchange or bad luck would do, for tests and for
 * the command line. It answers in the envelope too.
 */
export function createControlApi(options: ControlOptions): (c: HttpContext) => Promise<Response> {
  const commands = new Map(Object.entries(commandsOf(options)));
  return async (c) => {
    const refusal = controlRefusal(c, options.controlKey ?? null);
    if (refusal) return toResponse(refusal);
    const found = commands.get(`${c.req.method} ${c.req.path}`);
    if (!found) return toResponse(refusals.notFound());
    const read = await readBody(c.req.raw.body, maxJsonBytes);
    if (read.kind === 'tooLarge') return toResponse(failure(413, 'The request body is too large.'));
    return toResponse(await found(read.bytes.length === 0 ? {} : parseJson(read.bytes)));
  };
}
