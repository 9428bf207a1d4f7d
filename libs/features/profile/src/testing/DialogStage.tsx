import { QueryClientProvider } from '@tanstack/react-query';
import { india, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { createPreferences, PreferencesProvider } from '@wealth/preferences';
import { SessionProvider, type Session } from '@wealth/session';
import { createReporting } from '@wealth/testing/reporting';
import { modals } from '@wealth/ui/modal';
import { ModalHost } from '@wealth/ui/modal-host';
import { toasts } from '@wealth/ui/toast';
import { ToastRegion } from '@wealth/ui/toast-region';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

export interface DialogStageProps {
  session: Session;
  /** @default 'en' */
  language?: Language;
  children: ReactNode;
}

/** What the app has around drawer and dialogs: the hosts of modals and toasts, and its handling of failures. */
export function DialogStage({ session, language = 'en', children }: DialogStageProps) {
  const [{ queryClient, preferences }] = useState(() => ({
    queryClient: createReporting({ language, readProfile: session.refreshProfile }).queryClient,
    preferences: createPreferences(null),
  }));

  useEffect(
    () => () => {
      modals.closeAll();
      toasts.clear();
    },
    [],
  );

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <PreferencesProvider store={preferences}>
          <MessagesProvider
            language={language}
            region={regionInLanguage(india, language)}
            compactUnits="international"
          >
            <Suspense>{children}</Suspense>
            <ModalHost />
            <ToastRegion />
          </MessagesProvider>
        </PreferencesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
