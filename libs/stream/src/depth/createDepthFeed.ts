import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import type { StreamEnvironment } from '../environment.ts';
import { KeyedFeed } from '../feeds/KeyedFeed.ts';
import type { FeedReader } from '../feeds/createSource.ts';
import type { Depth, DepthFrame } from '../wire/depthFrame.ts';

/** What is known of an instrument's order book. */
export interface DepthState {
  /** Null until the server has told it. */
  depth: Depth | null;
  /** It is not followed any more since it was told: the connection was lost, or nobody looks. */
  isStale: boolean;
}

const unknown: DepthState = { depth: null, isStale: false };

export interface DepthFeed extends FeedReader<InstrumentRef, DepthState> {
  onDepth: (frame: DepthFrame) => void;
  /** What was told grows old: the connection is lost, or the tab is hidden. */
  onLost: () => void;
  /** The client has signed out. */
  clear: () => void;
}

/** The order books that screens follow. */
export function createDepthFeed(requestFrame: StreamEnvironment['requestFrame']): DepthFeed {
  const feed = new KeyedFeed<InstrumentRef, DepthState>({ keyOf: instrumentIdOf, unknown, requestFrame });
  return {
    read: (instrument) => feed.read(instrument),
    subscribe: (instrument, listener) => feed.subscribe(instrument, listener),
    onDepth(frame) {
      const { bids, asks, seq } = frame;
      feed.take(frame, seq, () => ({ depth: { bids, asks }, isStale: false }));
    },
    onLost() {
      feed.forgetSequence();
      feed.changeAll(({ depth }) => (depth === null ? null : { depth, isStale: true }));
    },
    clear: () => feed.changeAll(() => unknown),
  };
}
