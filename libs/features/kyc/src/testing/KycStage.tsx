import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import { india } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { SessionProvider, type Session } from '@wealth/session';
import { StreamProvider } from '@wealth/stream';
import { toasts } from '@wealth/ui/toast';
import { ToastRegion } from '@wealth/ui/toast-region';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { createFakeStream } from '@wealth/stream/testing';

/** What the app does with a failure that no field has claimed: one toast. */
function showFailure(error: unknown, onField: unknown) {
  const isClaimed = typeof onField === 'function' && Reflect.apply(onField, undefined, [error]) === true;
  if (isClaimed || !(error instanceof ApiError)) return;
  toasts.show({ type: 'error', title: error.serverMessage ?? error.kind });
}

function setUp() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false, networkMode: 'always' } },
    mutationCache: new MutationCache({
      onError: (...[error, , , mutation]) => showFailure(error, mutation.meta?.['onField']),
    }),
  });
  return { queryClient, stream: createFakeStream() };
}

export interface KycStageProps {
  session: Session;
  /** @default 'en' */
  language?: 'en' | 'hi';
  children: ReactNode;
}

/** What the app gives to the page, with a stream on which nothing happens. */
export function KycStage({ session, language = 'en', children }: KycStageProps) {
  const [{ queryClient, stream }] = useState(setUp);

  useEffect(() => () => toasts.clear(), []);

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <MessagesProvider language={language} region={india} compactUnits="international">
          <StreamProvider stream={stream}>
            <Suspense>{children}</Suspense>
            <ToastRegion />
          </StreamProvider>
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
