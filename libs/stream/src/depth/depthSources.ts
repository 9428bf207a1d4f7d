import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import type { Subscriptions } from '../connection/Subscriptions.ts';
import { createSource, type FeedReader, type Source } from '../feeds/createSource.ts';
import type { DepthState } from './createDepthFeed.ts';

export interface DepthSources {
  /** The order book of one instrument; five at a time are told. */
  depth: (instrument: InstrumentRef) => Source<DepthState>;
}

export function createDepthSources(
  feed: FeedReader<InstrumentRef, DepthState>,
  subscriptions: Pick<Subscriptions, 'follow'>,
): DepthSources {
  return {
    depth: (instrument) =>
      createSource({
        feed,
        subscriptions,
        subject: instrument,
        key: instrumentIdOf(instrument),
        asked: { instrument, wish: { depth: true } },
      }),
  };
}
