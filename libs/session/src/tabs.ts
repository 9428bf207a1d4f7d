import type { SessionEnvironment } from './browserEnvironment.ts';
import { isObject } from './safeStorage.ts';

/** How long a tab waits for the answers of the others. */
const answerMs = 200;
/** The same where another tab is known to hold a session: it may be busy, and would be asked in vain too soon. */
const knownAnswerMs = 1000;

/** Tokens on their way to another tab. They pass through memory only. */
export interface SharedTokens {
  kind: 'tokens';
  client: string | null;
  accessToken: string;
  refreshToken: string;
  /** The refresh tokens that this one has replaced, one after the other, newest last. */
  replaced: readonly string[];
  /** Epoch milliseconds when the tokens were issued. */
  issuedAt: number;
  /** Epoch milliseconds when the access token ends. */
  expiresAt: number;
}

export type TabMessage =
  | SharedTokens
  /** Asks for tokens and for the time of the last activity. */
  | { kind: 'ask' }
  /** The client was seen in a tab in which no countdown runs. `at`: epoch milliseconds of the device. */
  | { kind: 'activity'; at: number }
  /** `isLogout`: by the client, who wants nothing to be left. */
  | { kind: 'ended'; isLogout: boolean }
  | { kind: 'signedIn'; client: string };

function isTokens(message: Record<string, unknown>): boolean {
  const { client, accessToken, refreshToken, replaced, issuedAt, expiresAt } = message;
  return (
    (client === null || typeof client === 'string') &&
    typeof accessToken === 'string' &&
    typeof refreshToken === 'string' &&
    Array.isArray(replaced) &&
    typeof issuedAt === 'number' &&
    typeof expiresAt === 'number'
  );
}

function isTabMessage(message: unknown): message is TabMessage {
  if (!isObject(message)) return false;
  switch (message['kind']) {
    case 'tokens':
      return isTokens(message);
    case 'ask':
      return true;
    case 'ended':
      return typeof message['isLogout'] === 'boolean';
    case 'activity':
      return typeof message['at'] === 'number';
    case 'signedIn':
      return typeof message['client'] === 'string';
    default:
      // A tab of another version of the app.
      return false;
  }
}

export type OtherTabs = 'signedIn' | 'none' | 'unknown';

/** The other tabs of this browser. */
export interface Tabs {
  /** Lets tabs that open later know that there is a session to join. */
  appear: () => void;
  disappear: () => void;
  /** Whether another tab holds a session, as far as that can be known without asking. */
  others: () => Promise<OtherTabs>;
  post: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => () => void;
  /**
   * Asks the other tabs and waits until `isEnough` holds after an answer: at most 200 ms, and 1000 ms for tabs
   * of which is known that they hold a session.
   */
  ask: (isEnough: () => boolean, others?: OtherTabs) => Promise<void>;
}

export function createTabs({ channel, presence, schedule }: SessionEnvironment): Tabs {
  let leave: (() => void) | null = null;

  const post = (message: TabMessage) => channel?.post(message);

  const listen = (listener: (message: TabMessage) => void) =>
    channel?.listen((message) => (isTabMessage(message) ? listener(message) : undefined)) ?? (() => {});

  return {
    appear: () => {
      leave ??= presence?.hold() ?? null;
    },
    disappear: () => {
      leave?.();
      leave = null;
    },
    others: async () => {
      if (!channel) return 'none';
      if (!presence) return 'unknown';
      try {
        return (await presence.isAnybodyThere()) ? 'signedIn' : 'none';
      } catch {
        // A browser that does not tell is one that must be asked.
        return 'unknown';
      }
    },
    post,
    listen,
    ask: (isEnough, others = 'unknown') => {
      if (!channel) return Promise.resolve();
      return new Promise((resolve) => {
        const finish = () => {
          cancel();
          stopListening();
          resolve();
        };
        const cancel = schedule(finish, others === 'signedIn' ? knownAnswerMs : answerMs);
        const stopListening = listen(() => {
          if (isEnough()) finish();
        });
        post({ kind: 'ask' });
      });
    },
  };
}
