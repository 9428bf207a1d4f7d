import type { Session } from '@wealth/session';
import { browserEnvironment, createStream, streamUrl, type Stream } from '@wealth/stream';

const made = new WeakMap<Session, Stream>();

/** The one stream of a session, made for the first page or drawer that asks. */
export function streamOf(session: Session): Stream {
  const stream =
    made.get(session) ??
    createStream({
      url: streamUrl(window.location.href),
      tokens: session.tokenSource,
      environment: browserEnvironment(window, Math.random),
      onServerTime: session.serverClock.sync,
      onProblem: (problem) => console.warn('The stream objected.', problem),
    });
  made.set(session, stream);
  return stream;
}
