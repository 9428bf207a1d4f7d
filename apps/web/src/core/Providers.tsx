import { PreferencesProvider, type PreferencesStore } from '@wealth/preferences';
import { SessionProvider, type Session } from '@wealth/session';
import type { ReactNode } from 'react';
import { DocumentLook } from './DocumentLook.tsx';
import { LocaleScope } from './LocaleScope.tsx';

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
        <LocaleScope>
          <DocumentLook />
          {children}
        </LocaleScope>
      </PreferencesProvider>
    </SessionProvider>
  );
}
