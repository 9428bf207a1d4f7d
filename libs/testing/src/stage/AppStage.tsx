import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { india, loadRegion, type Language, type Region } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { LiveCacheSync } from '@wealth/parts';
import {
  compactUnitsOf,
  createPreferences,
  PreferencesProvider,
  usePreferences,
  type PreferencesStore,
} from '@wealth/preferences';
import { SessionProvider, type Session, type Visitor } from '@wealth/session';
import { StreamProvider, type Stream } from '@wealth/stream';
import { createFakeStream } from '@wealth/stream/testing';
import { drawers } from '@wealth/ui/drawer';
import { DrawerHost, type DrawerPanels } from '@wealth/ui/drawer-host';
import { modals } from '@wealth/ui/modal';
import { ModalHost } from '@wealth/ui/modal-host';
import { sandboxMark } from '@wealth/ui/sandbox-mark';
import { toasts } from '@wealth/ui/toast';
import { ToastRegion } from '@wealth/ui/toast-region';
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createReporting } from './createReporting.ts';
import { fakeSession } from './fakeSession.ts';

export interface AppStageProps {
  /** One, or what makes it. @default a session of the visitor, whose clock stands at `fixedNow` */
  session?: Session | (() => Session) | undefined;
  /** Who is there, where no session is given. @default an approved client */
  visitor?: Visitor | undefined;
  /** @default one without a socket, on which nothing happens */
  stream?: Stream | undefined;
  /** @default the choices of a new client, kept in memory */
  preferences?: PreferencesStore | undefined;
  /** @default one that reports failures as the app does */
  queryClient?: QueryClient | undefined;
  /** As the toolbar of a Storybook holds it: 'hi' and 'hi-long' are Hindi, all else is English. */
  locale?: unknown;
  /** Amounts are hidden. @default as the preferences say */
  isMasked?: boolean | undefined;
  /** Whether market and money are marked as simulated. @default as the mark stands, which is true */
  isSandbox?: boolean | undefined;
  /** Dialogs and toasts show. Without it a test looks at their stores. @default false */
  hasHosts?: boolean | undefined;
  /** What the drawers hold, where they show too. */
  panels?: DrawerPanels | undefined;
  children: ReactNode;
}

function languageOf(locale: unknown): Language {
  return typeof locale === 'string' && locale.startsWith('hi') ? 'hi' : 'en';
}

function setUp({ session, visitor, stream, preferences, queryClient, locale, isMasked }: AppStageProps) {
  const choices = preferences ?? createPreferences(null);
  if (locale !== undefined) choices.set('language', languageOf(locale));
  if (isMasked !== undefined) choices.set('showAssets', !isMasked);
  const own = typeof session === 'function' ? session() : (session ?? fakeSession(visitor));
  const language = () => choices.get('language');
  const isHidden = () => !choices.get('showAssets');
  return {
    preferences: choices,
    session: own,
    stream: stream ?? createFakeStream(),
    queryClient:
      queryClient ??
      createReporting({ language, isMasked: isHidden, readProfile: own.refreshProfile }).queryClient,
  };
}

/** Language, region and units as the preferences hold them. */
function ChosenLocale({ children }: { children: ReactNode }) {
  const preferences = usePreferences();
  const { language, country, timeZone } = preferences;
  const [region, setRegion] = useState<Region>(india);
  const isShown = country === region.country && timeZone === region.timeZone;

  useEffect(() => {
    if (!isShown) void loadRegion(country, timeZone).then(setRegion);
  }, [country, timeZone, isShown]);

  return (
    <MessagesProvider language={language} region={region} compactUnits={compactUnitsOf(preferences)}>
      {children}
    </MessagesProvider>
  );
}

/** Nothing that a test or a story has opened is there for the next one. */
function Hosts({ panels }: Pick<AppStageProps, 'panels'>) {
  useEffect(
    () => () => {
      drawers.close();
      modals.closeAll();
      toasts.clear();
    },
    [],
  );
  return (
    <>
      {panels && <DrawerHost panels={panels} />}
      <ModalHost />
      <ToastRegion />
    </>
  );
}

/**
 * What the app has around its pages, for tests and stories: session, stream, cache with the app's own reporter of
 * failures, choices, texts and, where they are asked for, the hosts of what opens above a page.
 */
export function AppStage(props: AppStageProps) {
  const { locale, isSandbox, hasHosts = false, panels, children } = props;
  const [{ preferences, session, stream, queryClient }] = useState(() => setUp(props));

  useEffect(() => {
    if (locale !== undefined) preferences.set('language', languageOf(locale));
  }, [locale, preferences]);
  useLayoutEffect(() => {
    if (isSandbox === undefined) return undefined;
    const before = sandboxMark.getSnapshot();
    sandboxMark.set(isSandbox);
    return () => sandboxMark.set(before);
  }, [isSandbox]);

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <PreferencesProvider store={preferences}>
          <StreamProvider stream={stream}>
            <LiveCacheSync />
            <ChosenLocale>
              <Suspense fallback={null}>{children}</Suspense>
              {hasHosts && <Hosts panels={panels} />}
            </ChosenLocale>
          </StreamProvider>
        </PreferencesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
