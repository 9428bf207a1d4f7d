import { ChatScope } from '@wealth/feature-service';
import { FreshValues } from '@wealth/parts';
import { useSession, type Session } from '@wealth/session';
import { browserEnvironment, createStream, StreamProvider, streamUrl } from '@wealth/stream';
import { useState, type ReactNode } from 'react';
import { useSystemInfo } from '../core/systemInfo.ts';

export interface StreamScopeProps {
  children: ReactNode;
}

/** The one socket of a signed-in client and customer service, for as long as a signed-in page is on the screen. */
export function StreamScope({ children }: StreamScopeProps) {
  const session = useSession();
  const features = useSystemInfo()?.features;
  const [stream] = useState(() => openStream(session));

  return (
    <StreamProvider stream={stream}>
      <FreshValues />
      <ChatScope features={features}>{children}</ChatScope>
    </StreamProvider>
  );
}

function openStream(session: Session) {
  return createStream({
    url: streamUrl(window.location.href),
    tokens: session.tokenSource,
    environment: browserEnvironment(window, Math.random),
    onServerTime: session.serverClock.sync,
    onProblem: (problem) => console.warn('The stream objected.', problem),
  });
}
