import type { SessionEnvironment } from './browserEnvironment.ts';
import { isObject } from './safeStorage.ts';

/** How long a tab waits for the answers of the others. */
const answerMs = 200;

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

/** The other tabs of this browser. */
export interface Tabs {
  /** Lets tabs that open later know that there is a session to join. */
  appear: () => void;
  disappear: () => void;
  /** Whether no other tab holds a session. False when that cannot be known without asking. */
  isAlone: () => Promise<boolean>;
  post: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => () => void;
  /** Asks the other tabs and waits until `isEnough` holds after an answer, at most 200 ms. */
  ask: (isEnough: () => boolean) => Promise<void>;
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
    isAlone: async () => {
      if (!channel) return true;
      if (!presence) return false;
      // A browser that does not tell is one that must be asked.
      return !(await presence.isAnybodyThere().catch(() => true));
    },
    post,
    listen,
    ask: (isEnough) => {
      if (!channel) return Promise.resolve();
      return new Promise((resolve) => {
        const finish = () => {
          cancel();
          stopListening();
          resolve();
        };
        const cancel = schedule(finish, answerMs);
        const stopListening = listen(() => {
          if (isEnough()) finish();
        });
        post({ kind: 'ask' });
      });
    },
  };
}
