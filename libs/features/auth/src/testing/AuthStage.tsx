import { QueryClientProvider } from '@tanstack/react-query';
import { india, loadRegion } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { createPreferences, PreferencesProvider, usePreference } from '@wealth/preferences';
import { SessionProvider, type Session } from '@wealth/session';
import { createReporting } from '@wealth/testing/reporting';
import { modals } from '@wealth/ui/modal';
import { ModalHost } from '@wealth/ui/modal-host';
import { toasts } from '@wealth/ui/toast';
import { ToastRegion } from '@wealth/ui/toast-region';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { forgetTypedLogin } from '../model/typedLogin.ts';

export interface AuthStageProps {
  session: Session;
  children: ReactNode;
}

/** What the page's route does when a sign-in fails. */
export function showSignInFailure(error: unknown) {
  void createReporting().report(error);
}

/** The client's choices as the app passes them on. */
function ChosenLocale({ children }: { children: ReactNode }) {
  const [language] = usePreference('language');
  const [country] = usePreference('country');
  const [timeZone] = usePreference('timeZone');
  const [region, setRegion] = useState(india);
  useEffect(() => {
    void loadRegion(country, timeZone).then(setRegion);
  }, [country, timeZone]);

  return (
    <MessagesProvider language={language} region={region} compactUnits="international">
      {children}
    </MessagesProvider>
  );
}

/** The sign-in screens with the hosts of modals and toasts around them, as the app's root layout has them. */
export function AuthStage({ session, children }: AuthStageProps) {
  const [{ queryClient }] = useState(() => createReporting());
  const [preferences] = useState(() => createPreferences(null));
  // What a test or a story before this one had typed is nobody's here.
  useState(forgetTypedLogin);

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
          <ChosenLocale>
            <Suspense>{children}</Suspense>
            <ModalHost />
            <ToastRegion />
          </ChosenLocale>
        </PreferencesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
