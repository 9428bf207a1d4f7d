import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { india, regionInLanguage } from '@wealth/i18n-locale';
import { MessagesProvider, useMessages } from '@wealth/i18n-locale-react';
import {
  compactUnitsOf,
  createPreferences,
  PreferencesProvider,
  usePreferences,
  type Preferences,
} from '@wealth/preferences';
import { registerPinDialog, type Session } from '@wealth/session';
import { StreamProvider, type Stream } from '@wealth/stream';
import { FreshValues } from '@wealth/testing/fresh-values';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { askForPin } from '../pages/bank/askForPin.tsx';
import { DialogStage } from './DialogStage.tsx';
import { createFakeStream } from '@wealth/stream/testing';

export interface MeStageProps {
  session: Session;
  /** @default one without a socket */
  stream?: Stream;
  /** @default 'en' */
  language?: Preferences['language'];
  /** Gets the cache, for a test that has it read again. */
  onCache?: (cache: QueryClient) => void;
  children: ReactNode;
}

function Localised({ children }: { children: ReactNode }) {
  const preferences = usePreferences();
  const { language } = preferences;
  return (
    <MessagesProvider
      language={language}
      region={regionInLanguage(india, language)}
      compactUnits={compactUnitsOf(preferences)}
    >
      <Suspense>{children}</Suspense>
    </MessagesProvider>
  );
}

function PinDialogs() {
  const t = useMessages('profile');
  const title = t('pinDialogTitle');
  useEffect(() => registerPinDialog((purpose) => askForPin({ title, purpose })), [title]);
  return null;
}

function CacheListener({ onCache }: Pick<MeStageProps, 'onCache'>) {
  const cache = useQueryClient();
  useEffect(() => {
    onCache?.(cache);
  }, [cache, onCache]);
  return null;
}

/** What the app has around the pages under /me: the dialogs' stage, stream, language and the dialog of the PIN. */
export function MeStage({ session, stream, language = 'en', onCache, children }: MeStageProps) {
  const [made] = useState(() => {
    const preferences = createPreferences(null);
    preferences.set('language', language);
    return { preferences, stream: stream ?? createFakeStream() };
  });

  return (
    <DialogStage session={session}>
      <CacheListener onCache={onCache} />
      <PreferencesProvider store={made.preferences}>
        <StreamProvider stream={made.stream}>
          <FreshValues />
          <Localised>
            <PinDialogs />
            {children}
          </Localised>
        </StreamProvider>
      </PreferencesProvider>
    </DialogStage>
  );
}
