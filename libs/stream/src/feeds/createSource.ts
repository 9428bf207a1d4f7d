import type { InstrumentRef } from '@wealth/domain';
import type { Subscriptions } from '../connection/Subscriptions.ts';
import type { Cancel } from '../environment.ts';
import type { Wish } from '../wire/clientFrame.ts';

/** What is known of one subject. */
export interface Source<State> {
  /** The same object until it changes. */
  read: () => State;
  /** The server tells it as long as somebody listens. The listener is called in an animation frame, once at most. */
  subscribe: (listener: () => void) => Cancel;
}

/** A feed as its sources see it. */
export interface FeedReader<Subject, State> {
  read: (subject: Subject) => State;
  subscribe: (subject: Subject, listener: () => void) => Cancel;
}

export interface SourceOptions<Subject, State> {
  feed: FeedReader<Subject, State>;
  subscriptions: Pick<Subscriptions, 'follow'>;
  subject: Subject;
  key: string;
  /** What the server is asked to tell. */
  asked: { instrument: InstrumentRef; wish: Wish };
}

/** The way in which a feed leaves the stream: who listens has the server tell of it. */
export function createSource<Subject, State>(options: SourceOptions<Subject, State>): Source<State> {
  const { feed, subscriptions, subject, key, asked } = options;
  return {
    read: () => feed.read(subject),
    subscribe(listener) {
      const stop = feed.subscribe(subject, listener);
      const stopTelling = subscriptions.follow(key, asked);
      return () => {
        stop();
        stopTelling();
      };
    },
  };
}
