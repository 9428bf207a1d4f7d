import * as z from 'zod/mini';
import { failure, ok, type Answer } from '../http/answer.ts';
import type { StoredApplication } from '../issues/issueTable.ts';
import { toWireApplicationDetail } from '../issues/toWireApplication.ts';
import type { Services } from '../services/services.ts';
import { command, type Command } from './command.ts';

const mobileSchema = z.string().check(z.regex(/^[6-9]\d{9}$/));
const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
const issueSchema = z.object({
  id: idSchema,
  action: z.enum(['withdraw', 'extend']),
  /** By how many trading days it is extended. */
  days: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
});
const mandateSchema = z.object({
  mobile: mobileSchema,
  action: z.enum(['approve', 'decline', 'no_money', 'late', 'release']),
});
const allotSchema = z.object({ id: idSchema });
const blockSchema = z.object({ mobile: mobileSchema, action: z.enum(['meet', 'refuse']) });

const unknownIssue = (id: string) => failure(404, `There is no issue ${id}.`);

function changeIssue({ issues }: Services): Command {
  return command(issueSchema, ({ id, action, days }) => {
    const issue = issues.desk.find(id);
    if (!issue) return unknownIssue(id);
    if (action === 'withdraw') {
      const isDone = issues.changes.withdraw(issue);
      return isDone ? ok({ id, status: 'withdrawn' }) : failure(409, 'It is allotted or withdrawn already.');
    }
    const extended = issues.changes.extend(issue, days);
    if (!extended) return failure(409, 'Only an IPO or FPO that is open can be extended.');
    return ok({ id, closes_on: extended.closesOn });
  });
}

/** A bank that is late releases nothing until it is told to. */
function setLate({ issues, database }: Services, application: StoredApplication): StoredApplication | null {
  const canBeLate = ['MANDATE_APPROVED', 'NOT_ALLOTTED'].includes(application.state);
  if (!canBeLate || application.released_at !== null) return null;
  return database.transaction(() => {
    issues.table.update(application.id, { is_late: 1 });
    return { ...application, is_late: 1 };
  });
}

function release({ issues }: Services, application: StoredApplication): StoredApplication | null {
  return application.state === 'NOT_ALLOTTED' ? issues.applications.mandates.release(application) : null;
}

function decide(
  services: Services,
  application: StoredApplication,
  action: string,
): StoredApplication | null {
  const { mandates } = services.issues.applications;
  switch (action) {
    case 'approve':
      return mandates.approve(application);
    case 'decline':
      return mandates.decline(application);
    case 'no_money':
      return mandates.decline(application, 'insufficient_funds');
    case 'late':
      return setLate(services, application);
    default:
      return release(services, application);
  }
}

function answer({ issues, clock }: Services, application: StoredApplication | null): Answer {
  if (!application) return failure(409, 'Its state does not allow it.');
  return ok(toWireApplicationDetail(application, { issues, now: clock.now }));
}

function decideMandate(services: Services): Command {
  const { clients, issues } = services;
  return command(mandateSchema, ({ mobile, action }) => {
    const client = clients.byMobile(mobile);
    if (!client) return failure(404, `No client has the mobile ${mobile}.`);
    const found = issues.table
      .list(client.id, { limit: 200 })
      .find(({ kind }) => kind === 'ipo' || kind === 'fpo');
    if (!found) return failure(404, 'This client has no such application.');
    return answer(services, decide(services, found, action));
  });
}

function allotIssue({ clock, issues }: Services): Command {
  return command(allotSchema, ({ id }) => {
    const issue = issues.desk.find(id);
    if (!issue) return unknownIssue(id);
    if (issue.status !== 'closed' && issue.status !== 'allotted') {
      return failure(409, 'It is allotted once its bids are closed, and before it is listed.');
    }
    if (issue.status === 'closed' && clock.now() < issue.times.allottedAt) {
      return failure(409, 'Move the clock to the hour of the allotment: it is published then.');
    }
    const decided = issues.allotments.allot(issue);
    return decided > 0 ? ok({ id, decided }) : failure(409, 'It is allotted already.');
  });
}

function decideBlock(services: Services): Command {
  const { clients, issues } = services;
  return command(blockSchema, ({ mobile, action }) => {
    const client = clients.byMobile(mobile);
    if (!client) return failure(404, `No client has the mobile ${mobile}.`);
    const bids = issues.table.list(client.id, { kind: 'block', status: 'waiting', limit: 200 });
    const waiting = bids.find(({ state }) => state === 'WAITING');
    if (!waiting) return failure(404, 'This client has no bid that waits.');
    return answer(services, action === 'meet' ? issues.blocks.meet(waiting) : issues.blocks.refuse(waiting));
  });
}

/** What companies, registrars, banks and parties of blocks decide. */
export const issueCommands = (services: Services): Readonly<Record<string, Command>> => ({
  'POST /sandbox/v1/issue': changeIssue(services),
  'POST /sandbox/v1/mandate': decideMandate(services),
  'POST /sandbox/v1/allot': allotIssue(services),
  'POST /sandbox/v1/block': decideBlock(services),
});
