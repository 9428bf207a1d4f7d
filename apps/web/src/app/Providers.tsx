import { india } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { PreferencesProvider, usePreferences, type PreferencesStore } from '@wealth/preferences';
import { SessionProvider, type Session } from '@wealth/session';
import type { ReactNode } from 'react';
import { DocumentLook } from './DocumentLook';

export interface ProvidersProps {
  session: Session;
  preferences: PreferencesStore;
  children: ReactNode;
}

/** What every page reads from the context, in one place. */
export function Providers({ session, preferences, children }: ProvidersProps) {
  return (
    <SessionProvider session={session}>
      <PreferencesProvider store={preferences}>
        <Locale>
          <DocumentLook />
          {children}
        </Locale>
      </PreferencesProvider>
    </SessionProvider>
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
