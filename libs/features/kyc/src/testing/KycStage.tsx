import { QueryClientProvider } from '@tanstack/react-query';
import { india } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { SessionProvider, type Session } from '@wealth/session';
import { StreamProvider } from '@wealth/stream';
import { FreshValues } from '@wealth/testing/fresh-values';
import { createReporting } from '@wealth/testing/reporting';
import { toasts } from '@wealth/ui/toast';
import { ToastRegion } from '@wealth/ui/toast-region';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { createFakeStream } from '@wealth/stream/testing';

export interface KycStageProps {
  session: Session;
  /** @default 'en' */
  language?: 'en' | 'hi';
  children: ReactNode;
}

/** What the app gives to the page, with a stream on which nothing happens. */
export function KycStage({ session, language = 'en', children }: KycStageProps) {
  const [{ queryClient }] = useState(() =>
    createReporting({ language, readProfile: session.refreshProfile }),
  );
  const [stream] = useState(createFakeStream);

  useEffect(() => () => toasts.clear(), []);

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <MessagesProvider language={language} region={india} compactUnits="international">
          <StreamProvider stream={stream}>
            <FreshValues />
            <Suspense>{children}</Suspense>
            <ToastRegion />
          </StreamProvider>
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
