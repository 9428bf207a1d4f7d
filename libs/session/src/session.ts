import type { TokenSource } from '@wealth/api-sdk';
import type { AuthData } from '@wealth/api-sdk/model';
import type { Drafts } from './drafts.ts';
import type { EndReason } from './endReason.ts';
import type { Idle } from './idle.ts';
import type { LastRoute } from './lastRoute.ts';
import type { Visitor } from './profile.ts';
import type { ServerClock } from './serverClock.ts';

/** One client's session in one tab. */
export interface Session {
  /** Who is here, once the first refresh and client_info are done. Never rejects. */
  ready: () => Promise<Visitor>;
  /** Who is here, or null while that is not known yet. */
  visitor: () => Visitor | null;
  /** Calls the listener whenever the visitor changes; returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
  signIn: (authData: AuthData, options: { remember: boolean }) => Promise<Visitor>;
  /** Reads the profile of an `unreadable` session again. */
  retry: () => Promise<Visitor>;
  /** Reads the profile again; a failure is logged and changes nothing. */
  refreshProfile: () => Promise<void>;
  /** Logs out: forgets the session, tells the server (a failure is logged) and loads the root page. */
  signOut: () => Promise<void>;
  /** Ends the session of a client in every tab and loads the root page; does nothing for a guest. */
  endSession: (reason: EndReason) => void;
  /** Why the last session of this tab has ended; only once. */
  takeEndReason: () => EndReason | null;
  /** False when the browser keeps nothing: the session is then in memory, and the client is told. */
  isStorageSupported: () => boolean;
  readonly lastRoute: LastRoute;
  readonly tokenSource: TokenSource;
  readonly serverClock: ServerClock;
  readonly idle: Idle;
  readonly drafts: Drafts;
  /** Stops timers and listeners; a page that is left needs no call. */
  dispose: () => void;
}
