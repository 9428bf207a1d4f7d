import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { india, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { compactUnitsOf, createPreferences, PreferencesProvider } from '@wealth/preferences';
import { createSession, SessionProvider, withoutBrowser, type Profile } from '@wealth/session';
import { StreamProvider } from '@wealth/stream';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { createFakeStream } from '@wealth/stream/testing';
import { FreshValues } from './FreshValues.tsx';

/** A Thursday afternoon while the market is open, as in the fixtures. */
const storyNow = Date.parse('2026-11-19T14:32:07+05:30');

const profile: Profile = {
  id: '100482',
  name: 'Asha Namuna',
  username: '9876543210',
  avatar: '',
  vip: 2,
  score: 86,
  service: '',
  kycStatus: 'approved',
  verified: 'approved',
  order_num: 148,
  has_pin: true,
  account: '',
  allow_compensation: true,
  allow_bonus: true,
  allow_loan: true,
};

const authData = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'Bearer',
} as const;

function setUp(isMasked: boolean) {
  const preferences = createPreferences(null);
  preferences.set('showAssets', !isMasked);
  const session = createSession({
    environment: { ...withoutBrowser, now: () => storyNow },
    api: { refresh: async () => authData, clientInfo: async () => profile, logout: async () => null },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { preferences, session, queryClient, stream: createFakeStream() };
}

function languageOf(locale: unknown): Language {
  return typeof locale === 'string' && locale.startsWith('hi') ? 'hi' : 'en';
}

export interface ScreenStageProps {
  /** @default false */
  isMasked?: boolean;
  /** As the toolbar of a Storybook holds it: 'hi' and 'hi-long' are Hindi, all else is English. */
  locale?: unknown;
  children: ReactNode;
}

/** What the app gives to its pages, for a signed-in client and without a socket: for the stories of screens. */
export function ScreenStage({ isMasked = false, locale, children }: ScreenStageProps) {
  const [{ preferences, session, queryClient, stream }] = useState(() => setUp(isMasked));

  const language = languageOf(locale);

  useEffect(() => {
    void session.signIn(authData, { remember: false });
    return () => session.dispose();
  }, [session]);

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <PreferencesProvider store={preferences}>
          <StreamProvider stream={stream}>
            <FreshValues />
            <MessagesProvider
              language={language}
              region={regionInLanguage(india, language)}
              compactUnits={compactUnitsOf(preferences.all())}
            >
              <Suspense>{children}</Suspense>
            </MessagesProvider>
          </StreamProvider>
        </PreferencesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
