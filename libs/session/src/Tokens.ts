import { ApiError, type TokenSource } from '@wealth/api-sdk';
import type { AuthData } from '@wealth/api-sdk/model';
import type { SessionApi } from './sdkApi.ts';
import { createAttemptLog } from './attemptLog.ts';
import type { AuthStore } from './authStore.ts';
import type { EndReason } from './endReason.ts';
import type { SessionEnvironment } from './browserEnvironment.ts';
import { createListeners } from './listeners.ts';
import { createPatience } from './patience.ts';
import type { SharedTokens, Tabs } from './tabs.ts';

/** Milliseconds within which a page that is being left is gone. */
const leavingMs = 500;

const lock = 'wealth.refresh';

/** What no slow network delays the server's time by: one of the clocks was set. Milliseconds. */
const setClockMs = 60_000;

/** So many replaced refresh tokens are known by name: those of a day. */
const replacedKept = 100;

export interface TokensOptions {
  api: SessionApi;
  environment: SessionEnvironment;
  store: AuthStore;
  tabs: Tabs;
  /** Id of the client of this tab, null while it is not known. */
  client: () => string | null;
  /** Reads again who the client is: the tokens may be another one's. */
  readClient: () => void;
  /** Whether the session check is what needs a token. */
  isChecking: () => boolean;
  end: (reason: EndReason) => void;
}

/** What ends a session on the server, once its page has forgotten it. */
export interface Farewell {
  /** Null when there is none, or none that the server would still know. */
  accessToken: string | null;
  refreshToken: string | null;
}

function aborted(): ApiError {
  return new ApiError('aborted', 'session');
}

/** Faults at the start of a page that a second try may overcome: they keep the auth data. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500 || error.status === 200);
}

/** The access token of this tab, in memory only, and its renewal: one at a time in all tabs of the browser. */
export class Tokens implements TokenSource {
  readonly #options: TokensOptions;
  readonly #attempts = createAttemptLog();
  readonly #patience = createPatience();
  readonly #listeners = createListeners();
  #ending = new AbortController();
  #accessToken: string | null = null;
  /** The refresh token that came with the access token: storage holding another one means that a tab renewed it. */
  #refreshToken: string | null = null;
  /** The refresh tokens before it: by them two tabs know whose tokens are newer, whatever their clocks say. */
  #replaced: readonly string[] = [];
  #issuedAt = 0;
  #expiresAt = 0;
  #isJoining = false;
  #renewal: Promise<string> | null = null;

  readonly subscribe = this.#listeners.subscribe;

  constructor(options: TokensOptions) {
    this.#options = options;
  }

  get ended(): AbortSignal {
    return this.#ending.signal;
  }

  /** Whether local storage holds the session of this tab, and not one that has begun since. */
  get isStored(): boolean {
    const auth = this.#options.store.read();
    return auth?.isRemembered === true && auth.refreshToken === this.#refreshToken;
  }

  accessToken(): string | null {
    return this.#accessToken;
  }

  refresh(usedToken: string | null): Promise<string> {
    return this.#renewOnce(usedToken, false);
  }

  /** The refresh that restores a session when a page loads; it does not count as an attempt. */
  restore(): Promise<string> {
    return this.#renewOnce(null, true);
  }

  /** Where a clock was set, what it has made run out was no failed attempt. @param movedMs - Milliseconds. */
  onClockMoved(movedMs: number): void {
    if (Math.abs(movedMs) >= setClockMs) this.#forgetAttempts();
  }

  #forgetAttempts(): void {
    this.#attempts.clear();
    this.#patience.clear();
  }

  /** A tab that holds no session asks the others once, and joins theirs. */
  async join(): Promise<void> {
    const { tabs } = this.#options;
    const others = await tabs.others();
    if (others === 'none') return;
    this.#isJoining = true;
    await tabs.ask(() => !this.#isJoining, others);
    this.#isJoining = false;
  }

  /** The session that this tab was about to join has just ended. */
  stopJoining(): void {
    this.#isJoining = false;
  }

  reportExhausted(): void {
    this.#options.end(this.#options.isChecking() ? 'endedElsewhere' : 'tooManyAttempts');
  }

  /** Begins the session of a client who has just signed in. */
  begin(data: AuthData, isRemembered: boolean): void {
    if (this.#ending.signal.aborted) this.#ending = new AbortController();
    this.#forgetAttempts();
    this.#options.store.write({ refreshToken: data.refresh_token, isRemembered });
    this.#take(data, []);
  }

  /** What the server must be shown to end this session. An access token that has expired would tell it nothing. */
  farewell(): Farewell {
    const { environment, store } = this.#options;
    return {
      accessToken: environment.now() < this.#expiresAt ? this.#accessToken : null,
      // Local storage may hold that of a client who has signed in since.
      refreshToken: this.#refreshToken ?? store.read()?.refreshToken ?? null,
    };
  }

  /** Stops every request of the session, now and from now on. */
  end(): void {
    this.#ending.abort();
    this.#accessToken = null;
    this.#refreshToken = null;
    this.#replaced = [];
    this.#issuedAt = 0;
    this.#isJoining = false;
    this.#options.tabs.disappear();
  }

  /** Gives the tokens to the tabs that asked for them. */
  share(): void {
    if (this.#accessToken === null || this.#refreshToken === null) return;
    this.#options.tabs.post({
      kind: 'tokens',
      client: this.#options.client(),
      accessToken: this.#accessToken,
      refreshToken: this.#refreshToken,
      replaced: this.#replaced,
      issuedAt: this.#issuedAt,
      expiresAt: this.#expiresAt,
    });
  }

  /** Takes over the tokens of another tab when they are newer than those of this one. */
  adopt(tokens: SharedTokens): void {
    const { store } = this.#options;
    const auth = store.read();
    if (!(auth || this.#isJoining) || !this.#isNewer(tokens)) return;
    if (!auth?.isRemembered) store.write({ refreshToken: tokens.refreshToken, isRemembered: false });
    this.#isJoining = false;
    this.#set(tokens);
  }

  /**
   * Whether tokens are newer and of the same client. A clock may have been set between two refreshes, and a tab may not
   * know its client; which token has replaced which one is certain.
   */
  #isNewer({ client, refreshToken, replaced, issuedAt }: SharedTokens): boolean {
    const own = this.#options.client();
    const isOwn = own === null || own === client;
    if (this.#refreshToken === null) return isOwn;
    if (this.#replaced.includes(refreshToken)) return false;
    return replaced.includes(this.#refreshToken) || (isOwn && issuedAt > this.#issuedAt);
  }

  #take(data: AuthData, replaced: readonly string[]): void {
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = data;
    const issuedAt = this.#options.environment.now();
    this.#set({ accessToken, refreshToken, replaced, issuedAt, expiresAt: issuedAt + seconds * 1000 });
  }

  #set(tokens: Omit<SharedTokens, 'kind' | 'client'>): void {
    this.#accessToken = tokens.accessToken;
    this.#refreshToken = tokens.refreshToken;
    this.#replaced = tokens.replaced;
    this.#issuedAt = tokens.issuedAt;
    this.#expiresAt = tokens.expiresAt;
    this.#options.tabs.appear();
    this.#listeners.notify();
  }

  #newerThan(usedToken: string | null): string | null {
    return this.#accessToken === usedToken ? null : this.#accessToken;
  }

  #renewOnce(usedToken: string | null, isRestoring: boolean): Promise<string> {
    const newer = this.#newerThan(usedToken);
    if (newer !== null) return Promise.resolve(newer);
    this.#renewal ??= this.#renew(usedToken, isRestoring).finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #renew(usedToken: string | null, isRestoring: boolean): Promise<string> {
    const { environment, store } = this.#options;
    const { signal } = this.#ending;
    if (signal.aborted) throw aborted();
    if (!store.read()) throw this.#over('expired');
    const renew = async () => {
      await this.#takeNewest(usedToken);
      if (signal.aborted) throw aborted();
      return this.#newerThan(usedToken) ?? this.#callRefresh(isRestoring);
    };
    return environment.withLock ? environment.withLock(lock, renew) : renew();
  }

  /** A duplicated or reopened tab holds an old token, and using it would end the whole family of tokens. */
  async #takeNewest(usedToken: string | null): Promise<void> {
    const auth = this.#options.store.read();
    if (!auth || this.#newerThan(usedToken) !== null) return;
    // Local storage is shared, so nobody has renewed a token that still stands there.
    const isKnownNewest = this.#refreshToken === null || auth.refreshToken === this.#refreshToken;
    if (auth.isRemembered && isKnownNewest) return;
    await this.#options.tabs.ask(() => this.#newerThan(usedToken) !== null);
  }

  async #callRefresh(isRestoring: boolean): Promise<string> {
    const { api, environment, store, readClient } = this.#options;
    const { signal } = this.#ending;
    const auth = store.read();
    if (!auth) throw this.#over('expired');
    // Put into local storage by a tab that does not answer: another client may have signed in there.
    this.#patience.mustBeOver(environment.now());
    const isUnknown = this.#refreshToken !== null && auth.refreshToken !== this.#refreshToken;
    if (!isRestoring && !this.#attempts.take(environment.now())) throw this.#over('tooManyAttempts');
    try {
      const data = await api.refresh(auth.refreshToken);
      // The answer may be late: a session that has ended meanwhile stays ended.
      if (signal.aborted) throw aborted();
      store.write({ refreshToken: data.refresh_token, isRemembered: auth.isRemembered });
      this.#take(data, [...this.#replaced, auth.refreshToken].slice(-replacedKept));
      if (isUnknown) readClient();
      else this.share();
      return data.access_token;
    } catch (error) {
      await this.#outliveLeaving(error);
      if (signal.aborted) throw aborted();
      throw this.#failureOf(error, isRestoring);
    }
  }

  /**
   * A page that is being left fails its requests as a lost network does, and for a moment its code still runs: it would
   * end the session of the page that comes next. What is still here after that moment was not being left.
   */
  async #outliveLeaving(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.kind !== 'network') return;
    await new Promise<void>((resolve) => {
      this.#options.environment.schedule(resolve, leavingMs);
    });
  }

  /** What a failed refresh rejects with; every failure but being offline, or too early, ends the session. */
  #failureOf(error: unknown, isRestoring: boolean): unknown {
    if (error instanceof ApiError) {
      if (error.kind === 'offline' || error.kind === 'aborted') return error;
      if (error.status === 429) {
        if (!isRestoring) this.#attempts.forgive();
        return this.#patience.begin(error, this.#options.environment.now());
      }
      if (error.status === 401) return this.#over(this.#options.isChecking() ? 'endedElsewhere' : 'expired');
    }
    if (isRestoring && mayPass(error)) return error;
    return this.#over('refreshFailed');
  }

  #over(reason: EndReason): ApiError {
    this.#options.end(reason);
    return aborted();
  }
}
