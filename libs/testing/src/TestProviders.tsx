import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { india } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import {
  compactUnitsOf,
  createPreferences,
  PreferencesProvider,
  type PreferencesStore,
} from '@wealth/preferences';
import { SessionProvider, type Session } from '@wealth/session';
import { Suspense, useState, type ReactNode } from 'react';
import { fakeSession } from './fakeSession.ts';

/** Without retries and without a cache that outlives the test. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } },
  });
}

export interface TestProvidersProps {
  /** @default an approved client */
  session?: Session;
  /** @default the choices of a new client, kept in memory */
  preferences?: PreferencesStore;
  queryClient?: QueryClient;
  children: ReactNode;
}

/** Everything that pages read from the context, in English and for India. */
export function TestProviders({ session, preferences, queryClient, children }: TestProvidersProps) {
  const [made] = useState(() => ({
    session: session ?? fakeSession(),
    preferences: preferences ?? createPreferences(null),
    queryClient: queryClient ?? createTestQueryClient(),
  }));
  return (
    <QueryClientProvider client={made.queryClient}>
      <SessionProvider session={made.session}>
        <PreferencesProvider store={made.preferences}>
          <MessagesProvider
            language="en"
            region={india}
            compactUnits={compactUnitsOf(made.preferences.all())}
          >
            <Suspense fallback={null}>{children}</Suspense>
          </MessagesProvider>
        </PreferencesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
