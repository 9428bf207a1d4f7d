import { ApiError, type TokenSource } from '@wealth/api-sdk';
import type { AuthData } from '@wealth/api-sdk/model';
import { sdkApi, type SessionApi } from './sdkApi.ts';
import { createAuthStore, type AuthStore, type Storages } from './authStore.ts';
import { createDraftStore, type Drafts, type DraftStore } from './drafts.ts';
import { keepEndReason, takeEndReason, type EndReason } from './endReason.ts';
import { browserEnvironment, type SessionEnvironment } from './browserEnvironment.ts';
import { revokeOnClose } from './revokeOnClose.ts';
import { IdleTimer, type Idle } from './idle.ts';
import { createLastRoute, type IsKept, type LastRoute } from './lastRoute.ts';
import { createListeners } from './listeners.ts';
import { kycStatusOf, type Profile, type Visitor } from './profile.ts';
import { createRunningTime } from './runningTime.ts';
import { createSafeStorage } from './safeStorage.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';
import { SessionCheck } from './SessionCheck.ts';
import type { Session } from './session.ts';
import { createTabs, type TabMessage, type Tabs } from './tabs.ts';
import { Tokens } from './Tokens.ts';

export interface SessionOptions {
  api?: SessionApi;
  environment?: SessionEnvironment;
  /** Which pages the client is brought back to; the app knows who its pages are for. @default all */
  isKept?: IsKept;
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
  readonly #listeners = createListeners();
  readonly #stopListening: () => void;
  #visitor: Visitor | null = null;
  /** From the moment in which the session is forgotten until the page is left. */
  #isLeaving = false;
  /** Who signed in elsewhere while this tab did not know yet who is here. */
  #newcomer: string | null = null;
  #ready: Promise<Visitor>;

  readonly lastRoute: LastRoute;
  readonly serverClock: ServerClock;
  readonly subscribe = this.#listeners.subscribe;

  constructor(api: SessionApi, environment: SessionEnvironment, isKept: IsKept) {
    this.#api = api;
    this.#environment = environment;
    this.#storages = {
      local: createSafeStorage<'local'>(environment.localStorage),
      session: createSafeStorage<'session'>(environment.sessionStorage),
    };
    this.#store = createAuthStore(this.#storages);
    this.#tabs = createTabs(environment);
    const running = createRunningTime(environment);
    this.serverClock = createServerClock(environment.now, (movedMs) => {
      running.correct(movedMs);
      this.#tokens.onClockMoved(movedMs);
    });
    this.#check = new SessionCheck(environment, () => this.#readProfileAgain('The session check failed.'));
    this.#idle = new IdleTimer({
      environment,
      running,
      tabs: this.#tabs,
      onEnd: () => this.endSession('idle'),
    });
    this.#tokens = new Tokens({
      api,
      environment,
      store: this.#store,
      tabs: this.#tabs,
      client: this.#client,
      readClient: () => void this.refreshProfile(),
      isChecking: () => this.#check.isRunning,
      end: this.endSession,
    });
    this.#drafts = createDraftStore(this.#storages.session, () => (this.#isLeaving ? null : this.#client()));
    this.lastRoute = createLastRoute(this.#storages, this.#store, isKept);
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
    this.#storages.local.isSupported() && this.#storages.session.isSupported();
  readonly takeEndReason = (): EndReason | null => takeEndReason(this.#storages.session);

  readonly signIn = (authData: AuthData, { remember }: { remember: boolean }): Promise<Visitor> => {
    this.#isLeaving = false;
    this.#newcomer = null;
    this.#tokens.begin(authData, remember);
    this.#ready = this.#readProfile(true);
    return this.#ready;
  };

  readonly retry = (): Promise<Visitor> => {
    this.#ready = this.#restore();
    return this.#ready;
  };

  readonly refreshProfile = (): Promise<void> =>
    this.#readProfileAgain('The profile could not be read again.');

  readonly signOut = (): Promise<void> => this.#leave('signedOut');

  readonly endSession = (reason: EndReason): void => {
    // The server does not know yet that nobody is there any more.
    if (reason === 'idle') void this.#leave(reason);
    else if (this.#forget(reason)) this.#leavePage();
  };

  readonly dispose = (): void => {
    this.#stopListening();
    this.#tabs.disappear();
    this.#stopTimers();
  };

  readonly #client = (): string | null =>
    this.#visitor?.kind === 'client' ? this.#visitor.profile.id : null;

  /** Ends the session here at once, however long the server takes to be told of it. */
  async #leave(reason: 'signedOut' | 'idle'): Promise<void> {
    const farewell = this.#tokens.farewell();
    if (!this.#forget(reason)) return;
    await revokeOnClose(farewell, this.#api, this.#environment);
    if (this.#isLeaving) this.#leavePage();
  }

  /**
   * Forgets all that storage and memory hold of the session, here and in the other tabs. The page itself is still
   * there until `#leavePage`.
   * @returns Whether there was a session to end.
   */
  #forget(reason: EndReason): boolean {
    if (!this.#forgetHere(reason, true)) return false;
    const isLogout = reason === 'signedOut';
    if (isLogout) this.#forgetTraces(true);
    this.#tabs.post({ kind: 'ended', isLogout });
    return true;
  }

  #forgetHere(reason: EndReason, isEverywhere: boolean): boolean {
    const isGuest = this.#visitor === null || this.#visitor.kind === 'guest';
    // Who logs out is not told that the session had just expired.
    if (this.#isLeaving || (isGuest && !this.#store.read(isEverywhere))) return false;
    this.#isLeaving = true;
    this.#tokens.end();
    this.#stopTimers();
    this.#store.clear(isEverywhere);
    keepEndReason(this.#storages.session, reason);
    return true;
  }

  /** What else a client leaves behind, and keeps when the session only expires. */
  #forgetTraces(isEverywhere: boolean): void {
    this.lastRoute.forget(isEverywhere);
    this.#drafts.clear();
  }

  #leavePage(): void {
    this.#isLeaving = false;
    this.#become(guest);
    this.#environment.replaceLocation('/');
  }

  #stopTimers(): void {
    this.#idle.stop();
    this.#check.stop();
  }

  #become(visitor: Visitor): Visitor {
    this.#visitor = visitor;
    this.#listeners.notify();
    return visitor;
  }

  async #restore(): Promise<Visitor> {
    if (!this.#store.read()) await this.#tokens.join();
    if (!this.#store.read()) return this.#become(guest);
    try {
      await this.#tokens.restore();
    } catch (error) {
      return this.#cannotRead(error);
    }
    return this.#readProfile(false);
  }

  /** Reads the profile of a session that has a token. */
  async #readProfile(isSignIn: boolean): Promise<Visitor> {
    try {
      return this.#welcome(await this.#api.clientInfo(), isSignIn);
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

  #welcome(profile: Profile, isSignIn = false): Visitor {
    if (this.#tokens.ended.aborted) return guest;
    const own = isSignIn ? null : this.#client();
    // A renewal may have brought the tokens of another client: nothing of the one who was shown may be read with them.
    if (own !== null && own !== profile.id) this.#newcomer = profile.id;
    else this.#become({ kind: 'client', profile, kycStatus: kycStatusOf(profile) });
    if (own === null) {
      this.#drafts.keepOnly(profile.id);
      this.#idle.start();
      this.#check.start();
    }
    if (this.#newcomer !== null) this.#leaveTo(this.#newcomer);
    // Not with the sign-in: its client_info may fail, and who has signed in is known by a later one.
    else if (own === null) this.#tabs.post({ kind: 'signedIn', client: profile.id });
    return this.#visitor ?? guest;
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
        return this.#tokens.adopt(message);
      case 'ask':
        return this.#answer();
      case 'activity':
        return this.#idle.noteElsewhere(message.at);
      case 'ended':
        return this.#hearEnd(message.isLogout);
      case 'signedIn':
        if (this.#client() === null) this.#newcomer = message.client;
        else this.#leaveTo(message.client);
    }
  }

  /** A tab that was frozen hears late of an end: local storage may hold a session that has begun since. */
  #hearEnd(isLogout: boolean): void {
    const isEverywhere = this.#tokens.isStored;
    this.#tokens.stopJoining();
    if (isLogout) this.#forgetTraces(isEverywhere);
    if (this.#forgetHere('endedElsewhere', isEverywhere)) this.#leavePage();
  }

  /** Gives a tab that asks what it needs, unless this one has slept through the end of the session. */
  #answer(): void {
    if (this.#idle.isOverdue) return;
    this.#tokens.share();
    this.#idle.share();
  }

  /** Another client has signed in in another tab: nothing of this one's may stay on the screen. */
  #leaveTo(client: string): void {
    this.#newcomer = null;
    if (this.#client() === client) return;
    this.#tokens.end();
    this.#stopTimers();
    this.#store.clear(false);
    this.#forgetTraces(true);
    this.#become(guest);
    this.#environment.reload();
  }
}

/** The session of this tab. It begins to restore itself at once; `ready()` tells when that is done. */
export function createSession({
  api = sdkApi,
  environment = browserEnvironment(),
  isKept = () => true,
}: SessionOptions = {}): Session {
  return new BrowserSession(api, environment, isKept);
}
