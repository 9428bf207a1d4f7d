import { createContext, useEffect, type ReactNode } from 'react';
import type { Stream } from '../createStream.ts';

/** Null outside a provider. */
export const StreamContext = createContext<Stream | null>(null);

export interface StreamProviderProps {
  /** Made once, by the app. */
  stream: Stream;
  children: ReactNode;
}

/** Keeps the stream connected while it is mounted. */
export function StreamProvider({ stream, children }: StreamProviderProps) {
  useEffect(() => {
    stream.start();
    return () => stream.stop();
  }, [stream]);
  return <StreamContext value={stream}>{children}</StreamContext>;
}

/** The stream of a provider elsewhere on the page, for what is drawn outside of it, such as a drawer. Keeps nothing alive. */
export function SharedStream({ stream, children }: StreamProviderProps) {
  return <StreamContext value={stream}>{children}</StreamContext>;
}
