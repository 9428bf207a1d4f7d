import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';

/** At most `max` attempts of one subject within any `windowMs`. */
export interface AttemptLimit {
  kind: string;
  max: number;
  windowMs: number;
}

const minuteMs = 60_000;

/** How many attempts are free, and for how long they count. */
export const limits = {
  /** Wrong passwords for one mobile. */
  login: { kind: 'login', max: 5, windowMs: 15 * minuteMs },
  /** Wrong sign-ins, registrations and codes from one address, whatever the mobile. */
  address: { kind: 'address', max: 100, windowMs: 15 * minuteMs },
  /** Wrong current passwords inside a session: the sign-in limit must not be avoidable with a stolen token. */
  currentPassword: { kind: 'current-password', max: 5, windowMs: 15 * minuteMs },
  /** Wrong passwords for one client from a browser that the client has signed in with: a stranger's do not count. */
  knownBrowser: { kind: 'known-browser', max: 5, windowMs: 15 * minuteMs },
  /** Codes for one mobile, asked for by one browser, or by one address without a cookie. */
  codeSend: { kind: 'code-send', max: 3, windowMs: 10 * minuteMs },
  /** Codes for one mobile from one address with cookies of browsers that are not known: cookies are free. */
  codeSendStranger: { kind: 'code-send-stranger', max: 3, windowMs: 10 * minuteMs },
  /** Codes for one mobile that all strangers together may ask for. */
  codeSendMobile: { kind: 'code-send-mobile', max: 9, windowMs: 10 * minuteMs },
  /** Codes from one address, whatever the mobile: each may cost a text message. */
  codeSendAddress: { kind: 'code-send-address', max: 30, windowMs: 10 * minuteMs },
  /** New passwords from one address without a verified code. */
  resetRefused: { kind: 'reset-refused', max: 20, windowMs: minuteMs },
  /** New passwords from one address after a verified code: each is slow work. */
  reset: { kind: 'reset', max: 20, windowMs: minuteMs },
  /** New accounts from one address. */
  register: { kind: 'register', max: 30, windowMs: 60 * minuteMs },
  /** Penny drops cost money. */
  bankAdd: { kind: 'bank-add', max: 10, windowMs: 24 * 60 * minuteMs },
  upload: { kind: 'upload', max: 200, windowMs: 24 * 60 * minuteMs },
  /** Megabytes that one client uploads, each begun one of a file an attempt. */
  uploadMegabyte: { kind: 'upload-megabyte', max: 300, windowMs: 24 * 60 * minuteMs },
} as const satisfies Record<string, AttemptLimit>;

export interface Attempts {
  /** Seconds until `subject` may try again; 0 when it may now. */
  waitSeconds(limit: AttemptLimit, subject: string): number;
  /** Counts an attempt. Count it before slow work, so that parallel tries cannot pass the limit. */
  record(limit: AttemptLimit, subject: string): void;
  /** Takes back the last attempt of `subject`, because it turned out right. */
  forgiveLast(limit: AttemptLimit, subject: string): void;
  /** Forgets every attempt of `subject`. */
  clear(limit: AttemptLimit, subject: string): void;
  /** Forgets every attempt of the subjects that are `owner` and something more, with a blank between. */
  clearAllOf(limit: AttemptLimit, owner: string): void;
  /** Deletes what no limit looks at any more. */
  sweep(): void;
}

/** Nothing looks further back. */
const longestWindowMs = Math.max(...Object.values(limits).map(({ windowMs }) => windowMs));

/** Makes the attempt log. It lives in the database, so that a restart opens no door. */
export function createAttempts(database: Database, clock: SandboxClock): Attempts {
  const { query } = database;
  return {
    waitSeconds(limit, subject) {
      const recent = database.all(
        query
          .selectFrom('attempt')
          .select('at')
          .where('kind', '=', limit.kind)
          .where('subject', '=', subject)
          .where('at', '>', clock.now() - limit.windowMs)
          .orderBy('at', 'desc')
          .limit(limit.max),
      );
      const oldest = recent[limit.max - 1];
      if (!oldest) return 0;
      return Math.max(1, Math.ceil((oldest.at + limit.windowMs - clock.now()) / 1000));
    },
    record(limit, subject) {
      database.run(
        query
          .deleteFrom('attempt')
          .where('kind', '=', limit.kind)
          .where('at', '<=', clock.now() - limit.windowMs),
      );
      database.run(query.insertInto('attempt').values({ kind: limit.kind, subject, at: clock.now() }));
    },
    forgiveLast(limit, subject) {
      const last = database.first(
        query
          .selectFrom('attempt')
          .select('id')
          .where('kind', '=', limit.kind)
          .where('subject', '=', subject)
          .orderBy('id', 'desc')
          .limit(1),
      );
      if (last) database.run(query.deleteFrom('attempt').where('id', '=', last.id));
    },
    clear(limit, subject) {
      database.run(query.deleteFrom('attempt').where('kind', '=', limit.kind).where('subject', '=', subject));
    },
    clearAllOf(limit, owner) {
      const ofOwner = query.deleteFrom('attempt').where('subject', 'like', `${owner} %`);
      database.run(ofOwner.where('kind', '=', limit.kind));
    },
    sweep() {
      database.run(query.deleteFrom('attempt').where('at', '<=', clock.now() - longestWindowMs));
    },
  };
}
