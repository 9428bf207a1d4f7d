import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { india } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { PreferencesProvider, usePreferences, type PreferencesStore } from '@wealth/preferences';
import { SessionProvider, type Session } from '@wealth/session';
import type { ReactNode } from 'react';
import { DocumentLook } from './DocumentLook';

export interface ProvidersProps {
  queryClient: QueryClient;
  session: Session;
  preferences: PreferencesStore;
  children: ReactNode;
}

/** Everything that pages read from the context, in one place. */
export function Providers({ queryClient, session, preferences, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <PreferencesProvider store={preferences}>
          <Locale>
            <DocumentLook />
            {children}
          </Locale>
        </PreferencesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function Locale({ children }: { children: ReactNode }) {
  const { language, compactUnits } = usePreferences();
  return (
    <MessagesProvider language={language} region={india} compactUnits={compactUnits}>
      {children}
    </MessagesProvider>
  );
}
