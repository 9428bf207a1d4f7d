import type { Cancel, Socket, StreamEnvironment } from '../environment.ts';
import { writeClientFrame, type ClientFrame } from '../wire/clientFrame.ts';
import { readServerFrame, type ServerFrame } from '../wire/serverFrame.ts';
import { backoffMs } from './backoffMs.ts';
import type { StreamTokens } from './streamTokens.ts';

/**
 * `idle`: stopped, or nobody is signed in. `live`: authenticated. `waiting`: between two attempts. `offline`: the
 * device has no network, no attempt is made.
 */
export type StreamStatus = 'idle' | 'connecting' | 'live' | 'waiting' | 'offline';

/** The server sends one every 5 s; after two missed, and a second for the way, the socket counts as dead. */
const deadAfterMs = 2 * 5_000 + 1_000;

/** No round and no heartbeat for this long: what stands on the screen may be old. */
const silentAfterMs = 5_000;

const normalClose = 1000;
/** The server's own code: no token in time, or none that it accepts. */
const authenticationClose = 4401;

export interface ConnectionOptions {
  url: string;
  tokens: StreamTokens;
  environment: StreamEnvironment;
  /** Frames that are good, `ready` among them. */
  onFrame: (frame: ServerFrame) => void;
  onJunk: () => void;
  /** There is no connection any more. @param code - null where it was given up without an answer. */
  onLost: (code: number | null) => void;
  /** The connection is live but says nothing any more, or speaks again. */
  onSilence?: (isSilent: boolean) => void;
  /** The next attempt is in so many milliseconds. */
  onRetryPlanned?: (delayMs: number) => void;
}

/** Keeps one authenticated socket open while somebody is signed in and the device is online. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #listeners = new Set<() => void>();
  #status: StreamStatus = 'idle';
  #isStarted = false;
  #stopListening: Cancel[] = [];
  #socket: Socket | null = null;
  #isOpen = false;
  /** Tokens that were sent and are not answered yet, oldest first: a renewed one may cross the server's close. */
  #sentTokens: string[] = [];
  /** By which the server knows who this is. */
  #acceptedToken: string | null = null;
  /** The server refused a token and a refresh was asked for; not again before a connection has been good. */
  #hasRefreshed = false;
  #failureCount = 0;
  #cancelRetry: Cancel | null = null;
  #cancelWatch: Cancel | null = null;
  #cancelSilence: Cancel | null = null;
  #isSilent = false;
  #heardAt = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  status(): StreamStatus {
    return this.#status;
  }

  /** Does not wait for the next attempt. */
  retryNow(): void {
    if (this.#cancelRetry) this.#connect();
  }

  subscribe(listener: () => void): Cancel {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const { tokens, environment } = this.#options;
    this.#stopListening = [
      tokens.subscribe(() => this.#onTokenChange()),
      environment.onNetworkChange(() => this.#onNetworkChange()),
    ];
    this.#connect();
  }

  stop(): void {
    this.#isStarted = false;
    for (const stop of this.#stopListening) stop();
    this.#stopListening = [];
    this.#rest('idle');
  }

  /** Sends while live. @returns false when it was not sent: what matters is said again after `ready`. */
  send(frame: ClientFrame): boolean {
    if (this.#status !== 'live' || !this.#socket) return false;
    this.#socket.send(writeClientFrame(frame));
    return true;
  }

  #setStatus(status: StreamStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }

  /** Stops every attempt until a token or the network changes. */
  #rest(status: 'idle' | 'offline'): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#failureCount = 0;
    this.#hasRefreshed = false;
    this.#drop();
    this.#setStatus(status);
    this.#options.onLost(null);
  }

  /** Leaves the socket without waiting for its answer: a half-open one would not give any. */
  #drop(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = null;
    this.#cancelSilence?.();
    this.#cancelSilence = null;
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#sentTokens = [];
    this.#acceptedToken = null;
    socket?.close(normalClose);
  }

  #connect(): void {
    const { url, tokens, environment } = this.#options;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    if (!this.#isStarted || this.#socket) return;
    if (tokens.accessToken() === null) return this.#setStatus('idle');
    if (!environment.isOnline()) return this.#setStatus('offline');
    this.#setStatus('connecting');
    const socket = environment.openSocket(url, {
      onOpen: () => this.#ifCurrent(socket, () => this.#onOpen()),
      onMessage: (data) => this.#ifCurrent(socket, () => this.#onMessage(data)),
      onClose: (code) => this.#ifCurrent(socket, () => this.#onClose(code)),
    });
    this.#socket = socket;
    this.#watch();
  }

  /** A socket that was given up may still speak. */
  #ifCurrent(socket: Socket, act: () => void): void {
    if (this.#socket === socket) act();
  }

  #authenticate(): void {
    const token = this.#options.tokens.accessToken();
    if (token === null || token === (this.#sentTokens.at(-1) ?? this.#acceptedToken)) return;
    this.#sentTokens.push(token);
    this.#socket?.send(writeClientFrame({ type: 'auth', token }));
  }

  #onOpen(): void {
    this.#isOpen = true;
    this.#authenticate();
  }

  #onMessage(data: unknown): void {
    const frame = readServerFrame(data);
    if (!frame) return this.#options.onJunk();
    this.#watch();
    if (frame.type === 'ready') {
      this.#acceptedToken = this.#sentTokens.shift() ?? this.#acceptedToken;
      this.#hasRefreshed = false;
      this.#setStatus('live');
    }
    // Not on `ready`: a server that lets in and closes at once would be asked again every second.
    if (frame.type === 'heartbeat') this.#failureCount = 0;
    this.#options.onFrame(frame);
    if (frame.type === 'error' && frame.code === 'not_authenticated') {
      this.#lose(authenticationClose);
    }
  }

  #onClose(code: number): void {
    this.#lose(code);
  }

  /** Something was heard. The timers that are set stay: to set them again with each frame costs more than reading it. */
  #watch(): void {
    this.#heardAt = this.#options.environment.now();
    this.#cancelWatch ??= this.#after(deadAfterMs, () => this.#lose(null));
    this.#cancelSilence ??= this.#after(silentAfterMs, () => {
      this.#cancelSilence = null;
      this.#setSilent(true);
    });
    this.#setSilent(false);
  }

  /** Calls `act` once nothing has been heard for so long. */
  #after(quietMs: number, act: () => void): Cancel {
    const { now, setTimer } = this.#options.environment;
    let cancel: Cancel;
    const wait = (delayMs: number) => {
      cancel = setTimer(() => {
        const leftMs = this.#heardAt + quietMs - now();
        if (leftMs > 0) wait(leftMs);
        else act();
      }, delayMs);
    };
    wait(quietMs);
    return () => cancel();
  }

  #setSilent(isSilent: boolean): void {
    if (this.#isSilent === isSilent) return;
    this.#isSilent = isSilent;
    this.#options.onSilence?.(isSilent);
  }

  #lose(code: number | null): void {
    const usedToken = this.#acceptedToken ?? this.#sentTokens[0] ?? null;
    this.#drop();
    // Before the listeners, so that none of them finds a live connection without a socket.
    this.#setStatus('waiting');
    this.#options.onLost(code);
    if (code !== authenticationClose || usedToken === null) return this.#retryLater();
    // Renewed meanwhile: what the server has refused is the one before.
    if (this.#options.tokens.accessToken() !== usedToken) return this.#connect();
    if (this.#hasRefreshed) return this.#retryLater();
    this.#hasRefreshed = true;
    void this.#refresh(usedToken);
  }

  async #refresh(usedToken: string): Promise<void> {
    try {
      await this.#options.tokens.refresh(usedToken);
    } catch {
      // The session has ended, or there is no network. The token source reports that, not a socket.
      return this.#retryLater();
    }
    this.#connect();
  }

  #retryLater(): void {
    const { tokens, environment } = this.#options;
    // A refresh may come back late, when a new token has opened another socket.
    if (!this.#isStarted || this.#socket) return;
    if (tokens.accessToken() === null) return this.#setStatus('idle');
    if (!environment.isOnline()) return this.#setStatus('offline');
    this.#setStatus('waiting');
    this.#cancelRetry?.();
    const delayMs = backoffMs(this.#failureCount, environment.random());
    this.#failureCount += 1;
    this.#cancelRetry = environment.setTimer(() => this.#connect(), delayMs);
    this.#options.onRetryPlanned?.(delayMs);
  }

  #onTokenChange(): void {
    if (this.#options.tokens.accessToken() === null) return this.#rest('idle');
    if (this.#isOpen) return this.#authenticate();
    this.#connect();
  }

  #onNetworkChange(): void {
    const { tokens, environment } = this.#options;
    if (environment.isOnline()) return this.#connect();
    this.#rest(tokens.accessToken() === null ? 'idle' : 'offline');
  }
}
