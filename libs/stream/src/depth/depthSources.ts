import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import type { Subscriptions } from '../connection/Subscriptions.ts';
import type { Cancel } from '../environment.ts';
import type { DepthFeed, DepthState } from './DepthFeed.ts';

/** The order book of one instrument. */
export interface DepthSource {
  /** The same object until it changes. */
  read: () => DepthState;
  /** The server tells it as long as somebody listens. The listener is called in an animation frame, once at most. */
  subscribe: (listener: () => void) => Cancel;
}

export interface DepthSources {
  depth: (instrument: InstrumentRef) => DepthSource;
}

/** The way in which order books leave the stream; five at a time are told. */
export function createDepthSources(
  feed: Pick<DepthFeed, 'read' | 'subscribe'>,
  subscriptions: Pick<Subscriptions, 'follow'>,
): DepthSources {
  return {
    depth: (instrument) => ({
      read: () => feed.read(instrument),
      subscribe(listener) {
        const stop = feed.subscribe(instrument, listener);
        const stopTelling = subscriptions.follow(instrumentIdOf(instrument), {
          instrument,
          wish: { depth: true },
        });
        return () => {
          stop();
          stopTelling();
        };
      },
    }),
  };
}
