import { ApiError, type TokenSource } from '@wealth/api-sdk';
import type { AuthData } from '@wealth/api-sdk/model';
import { sdkApi, type SessionApi } from './api.ts';
import { AuthStore, type Storages } from './authStore.ts';
import { DraftStore, type Drafts } from './drafts.ts';
import { keepEndReason, takeEndReason, type EndReason } from './endReason.ts';
import { browserEnvironment, type SessionEnvironment } from './environment.ts';
import { IdleTimer, type Idle } from './idle.ts';
import { createLastRoute, type LastRoute } from './lastRoute.ts';
import { Listeners } from './listeners.ts';
import { kycStatusOf, type Profile, type Visitor } from './profile.ts';
import { SafeStorage } from './safeStorage.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';
import { SessionCheck } from './sessionCheck.ts';
import { Tabs, type TabMessage } from './tabs.ts';
import { Tokens } from './tokens.ts';

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
  /** Logs out: tells the server (a failure is logged), then ends the session. */
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

export interface SessionOptions {
  api?: SessionApi;
  environment?: SessionEnvironment;
}

const guest: Visitor = { kind: 'guest' };

class BrowserSession implements Session {
  readonly #api: SessionApi;
  readonly #environment: SessionEnvironment;
  readonly #storages: Storages;
  readonly #store: AuthStore;
  readonly #tabs: Tabs;
  readonly #tokens: Tokens;
  readonly #idle: IdleTimer;
  readonly #check: SessionCheck;
  readonly #drafts: DraftStore;
  readonly #listeners = new Listeners();
  readonly #stopListening: () => void;
  #visitor: Visitor | null = null;
  #isSigningOut = false;
  #ready: Promise<Visitor>;

  readonly lastRoute: LastRoute;
  readonly serverClock: ServerClock;
  readonly subscribe = this.#listeners.subscribe;

  constructor(api: SessionApi, environment: SessionEnvironment) {
    this.#api = api;
    this.#environment = environment;
    this.#storages = {
      local: new SafeStorage(environment.localStorage),
      session: new SafeStorage(environment.sessionStorage),
    };
    this.#store = new AuthStore(this.#storages);
    this.#tabs = new Tabs(environment);
    this.serverClock = createServerClock(environment.now, (movedMs) => this.#idle.shift(movedMs));
    this.#check = new SessionCheck(environment, () => this.#readProfileAgain('The session check failed.'));
    this.#idle = new IdleTimer({
      environment,
      clock: this.serverClock,
      tabs: this.#tabs,
      onEnd: () => this.endSession('idle'),
    });
    this.#tokens = new Tokens({
      api,
      environment,
      store: this.#store,
      tabs: this.#tabs,
      client: this.#client,
      isChecking: () => this.#check.isRunning,
      end: this.endSession,
    });
    this.#drafts = new DraftStore(this.#storages.session, this.#client);
    this.lastRoute = createLastRoute(this.#storages, this.#store);
    this.#stopListening = this.#tabs.listen((message) => this.#hear(message));
    this.#ready = this.#restore();
  }

  get tokenSource(): TokenSource {
    return this.#tokens;
  }
  get idle(): Idle {
    return this.#idle;
  }
  get drafts(): Drafts {
    return this.#drafts;
  }

  readonly ready = (): Promise<Visitor> => this.#ready;
  readonly visitor = (): Visitor | null => this.#visitor;
  readonly isStorageSupported = (): boolean =>
    this.#storages.local.isSupported && this.#storages.session.isSupported;
  readonly takeEndReason = (): EndReason | null => takeEndReason(this.#storages.session);

  readonly signIn = (authData: AuthData, { remember }: { remember: boolean }): Promise<Visitor> => {
    this.#tokens.begin(authData, remember);
    this.#ready = this.#readProfile().then((visitor) => {
      if (visitor.kind === 'client') this.#tabs.post({ kind: 'signedIn', client: visitor.profile.id });
      return visitor;
    });
    return this.#ready;
  };

  readonly retry = (): Promise<Visitor> => {
    this.#ready = this.#restore();
    return this.#ready;
  };

  readonly refreshProfile = (): Promise<void> =>
    this.#readProfileAgain('The profile could not be read again.');

  readonly signOut = async (): Promise<void> => {
    this.#isSigningOut = true;
    try {
      // Nothing would answer, and the client wants to be gone now: the server's side ends by its lifetime.
      if (!this.#environment.isOnline()) throw new ApiError('offline', 'POST /auth/app/v1/logout');
      // The server ends the family of the token that it is shown, so that has to be one that it knows.
      if (this.#tokens.isExpired) await this.#tokens.refresh(this.#tokens.accessToken());
      await this.#api.logout();
    } catch (error) {
      this.#environment.warn('The server could not be told of the logout.', { error: String(error) });
    }
    this.endSession('signedOut');
    this.#isSigningOut = false;
  };

  readonly endSession = (reason: EndReason): void => {
    if (this.#end(reason)) this.#tabs.post({ kind: 'ended' });
  };

  readonly dispose = (): void => {
    this.#stopListening();
    this.#idle.stop();
    this.#check.stop();
  };

  readonly #client = (): string | null =>
    this.#visitor?.kind === 'client' ? this.#visitor.profile.id : null;

  /** @returns Whether there was a session to end. */
  #end(cause: EndReason): boolean {
    // Who logs out is not told that the session had just expired.
    const reason = this.#isSigningOut ? 'signedOut' : cause;
    const isGuest = this.#visitor === null || this.#visitor.kind === 'guest';
    if (isGuest && !this.#store.read()) return false;
    this.#tokens.end();
    this.#idle.stop();
    this.#check.stop();
    this.#store.clear();
    if (reason === 'signedOut') {
      this.lastRoute.forget();
      this.#drafts.clear();
    }
    this.#become(guest);
    keepEndReason(this.#storages.session, reason);
    this.#environment.replaceLocation('/');
    return true;
  }

  #become(visitor: Visitor): Visitor {
    this.#visitor = visitor;
    this.#listeners.notify();
    return visitor;
  }

  async #restore(): Promise<Visitor> {
    if (!this.#store.read()) return this.#become(guest);
    try {
      await this.#tokens.restore();
    } catch (error) {
      return this.#cannotRead(error);
    }
    return this.#readProfile();
  }

  /** Reads the profile of a session that has a token. */
  async #readProfile(): Promise<Visitor> {
    try {
      return this.#welcome(await this.#api.clientInfo());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.endSession('expired');
      return this.#cannotRead(error);
    }
  }

  #cannotRead(error: unknown): Visitor {
    if (this.#tokens.ended.aborted) return guest;
    const known = error instanceof ApiError ? error : new ApiError('malformed', 'session', { cause: error });
    return this.#become({ kind: 'unreadable', error: known });
  }

  #welcome(profile: Profile): Visitor {
    if (this.#tokens.ended.aborted) return guest;
    const isNew = this.#client() !== profile.id;
    const visitor = this.#become({ kind: 'client', profile, kycStatus: kycStatusOf(profile) });
    if (isNew) {
      this.#drafts.keepOnly(profile.id);
      this.#idle.start();
      this.#check.start();
    }
    return visitor;
  }

  async #readProfileAgain(warning: string): Promise<void> {
    try {
      this.#welcome(await this.#api.clientInfo());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.endSession('endedElsewhere');
      else if (!this.#tokens.ended.aborted) this.#environment.warn(warning, { error: String(error) });
    }
  }

  #hear(message: TabMessage): void {
    switch (message.kind) {
      case 'tokens':
        this.#tokens.adopt(message);
        break;
      case 'ask':
        this.#tokens.share();
        this.#idle.share();
        break;
      case 'activity':
        this.#idle.noteElsewhere(message.at);
        break;
      case 'ended':
        this.#end('endedElsewhere');
        break;
      case 'signedIn':
        this.#leaveTo(message.client);
        break;
    }
  }

  /** Another client has signed in in another tab: nothing of this one's may stay on the screen. */
  #leaveTo(client: string): void {
    const isGuest = this.#visitor === null || this.#visitor.kind === 'guest';
    if (isGuest || this.#client() === client) return;
    this.#tokens.end();
    this.#idle.stop();
    this.#check.stop();
    this.#store.clearTab();
    this.lastRoute.forget();
    this.#drafts.clear();
    this.#become(guest);
    this.#environment.reload();
  }
}

/** The session of this tab. It begins to restore itself at once; `ready()` tells when that is done. */
export function createSession({
  api = sdkApi,
  environment = browserEnvironment(),
}: SessionOptions = {}): Session {
  return new BrowserSession(api, environment);
}
