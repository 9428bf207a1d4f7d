import { createSideFeeds, type SideSources } from './createSideFeeds.ts';
import { Connection, type StreamStatus } from './connection/Connection.ts';
import { createIdleSleep } from './connection/createIdleSleep.ts';
import { createVisibility } from './connection/createVisibility.ts';
import type { StreamTokens } from './connection/streamTokens.ts';
import type { Cancel, StreamEnvironment } from './environment.ts';
import { ClientEvents, type ClientEventListener } from './events/ClientEvents.ts';
import { QuoteFeed, type QuoteCounters } from './quotes/QuoteFeed.ts';
import { createQuoteSources, type QuoteSources } from './quotes/quoteSources.ts';
import { Freshness, type FreshnessState } from './freshness/Freshness.ts';
import type { ClientFrame } from './wire/clientFrame.ts';
import type { ErrorFrame, ServerFrame } from './wire/serverFrame.ts';

/** A close after which the server counts its rounds from the start: restarted, or reset. */
const newServerCodes: ReadonlySet<number | null> = new Set([1001, 1012]);

/** What the server objected to. It is our mistake, so it belongs into the log and not before the client. */
export type StreamProblem = Pick<ErrorFrame, 'code' | 'message'>;

export interface StreamOptions {
  /** wss://…, see `streamUrl`. */
  url: string;
  tokens: StreamTokens;
  /** See `browserEnvironment`. */
  environment: StreamEnvironment;
  /** The server's clock, ISO 8601, at each `ready` and heartbeat. */
  onServerTime?: (serverTime: string) => void;
  onProblem?: (problem: StreamProblem) => void;
}

/** One socket for the whole app: quotes with many subscribers, and the client's own events. */
export interface Stream extends QuoteSources, SideSources {
  /** Connects as soon as somebody is signed in, and stays connected. */
  start: () => void;
  stop: () => void;
  status: () => StreamStatus;
  onStatusChange: (listener: () => void) => Cancel;
  subscribeToEvents: (listener: ClientEventListener) => Cancel;
  /** The same object until it changes. */
  freshness: () => FreshnessState;
  onFreshnessChange: (listener: () => void) => Cancel;
  /** The tab is seen again after it rested: what it missed is no frame that will come. */
  onWake: (listener: () => void) => Cancel;
  /** Tries to connect at once, where it waits for the next attempt. */
  retryNow: () => void;
  counters: () => Readonly<QuoteCounters & { junkFrames: number }>;
}

/** Starts and stops as one. */
function together(parts: ReadonlyArray<Pick<Stream, 'start' | 'stop'>>): Pick<Stream, 'start' | 'stop'> {
  return {
    start: () => parts.forEach((part) => part.start()),
    stop: () => parts.forEach((part) => part.stop()),
  };
}

/** Joins connection, quotes and events. */
export function createStream(options: StreamOptions): Stream {
  const { url, tokens, environment, onServerTime, onProblem } = options;
  const events = new ClientEvents();
  const send = (frame: ClientFrame) => connection.send(frame);
  const feed = new QuoteFeed({ environment, send });
  const freshness = new Freshness(environment);
  const sides = createSideFeeds({ environment, send });
  let junkFrames = 0;

  function onTime(serverTime: string): void {
    onServerTime?.(serverTime);
    freshness.onTime(serverTime);
  }

  function onFrame(frame: ServerFrame): void {
    switch (frame.type) {
      case 'ready':
        onTime(frame.server_time);
        feed.onReady(frame.seq);
        sides.onReady();
        break;
      case 'heartbeat':
        onTime(frame.server_time);
        break;
      case 'snapshot':
        feed.onSnapshot(frame);
        break;
      case 'ticks':
        freshness.onTime(frame.time);
        feed.onTicks(frame);
        break;
      case 'event':
        events.onEvent(frame);
        break;
      case 'error':
        onProblem?.({ code: frame.code, message: frame.message });
        break;
      default:
        sides.onFrame(frame);
    }
  }

  const connection: Connection = new Connection({
    url,
    tokens,
    environment,
    onFrame,
    onJunk: () => {
      junkFrames += 1;
    },
    onSilence: (isSilent) => {
      freshness.onSilence(isSilent);
      feed.onSilence(isSilent);
    },
    onRetryPlanned: (delayMs) => freshness.onRetryPlanned(delayMs),
    onLost: (code) => {
      feed.onLost(newServerCodes.has(code));
      sides.onLost();
      if (tokens.accessToken() !== null) return;
      feed.clear();
      sides.clear();
      events.clear();
    },
  });

  connection.subscribe(() => freshness.onStatus(connection.status()));

  // The socket stays open in a hidden tab: what happens to the client is told there too.
  const { onWake, ...sleeper } = createIdleSleep([feed, sides]);
  const sight = createVisibility({ environment, sleeper });

  return {
    ...together([sight, connection]),
    status: () => connection.status(),
    onStatusChange: (listener) => connection.subscribe(listener),
    ...createQuoteSources(feed),
    ...sides.sources,
    subscribeToEvents: (listener) => events.subscribe(listener),
    freshness: () => freshness.read(),
    onFreshnessChange: (listener) => freshness.subscribe(listener),
    onWake,
    retryNow: () => connection.retryNow(),
    counters: () => ({ ...feed.counters, junkFrames }),
  };
}
