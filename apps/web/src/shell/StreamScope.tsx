import { ChatScope } from '@wealth/feature-service';
import { OrderToasts } from '@wealth/feature-trade';
import { LiveCacheSync } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { StreamProvider } from '@wealth/stream';
import type { ReactNode } from 'react';
import { streamOf } from '../core/streamOf.ts';
import { useSystemInfo } from '../core/systemInfo.ts';

export interface StreamScopeProps {
  children: ReactNode;
}

/** The one socket of a signed-in client and customer service, for as long as a signed-in page is on the screen. */
export function StreamScope({ children }: StreamScopeProps) {
  const features = useSystemInfo()?.features;
  const stream = streamOf(useSession());

  return (
    <StreamProvider stream={stream}>
      <LiveCacheSync />
      <OrderToasts />
      <ChatScope features={features}>{children}</ChatScope>
    </StreamProvider>
  );
}
