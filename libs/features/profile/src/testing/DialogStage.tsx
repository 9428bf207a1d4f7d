import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import { catalogue, india, loadMessages, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { createPreferences, PreferencesProvider } from '@wealth/preferences';
import { SessionProvider, type Session } from '@wealth/session';
import { modals } from '@wealth/ui/modal';
import { ModalHost } from '@wealth/ui/modal-host';
import { toasts } from '@wealth/ui/toast';
import { ToastRegion } from '@wealth/ui/toast-region';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

interface ErrorMeta {
  errorTitle?: unknown;
  onField?: unknown;
}

function isPredicate(value: unknown): value is (error: unknown) => unknown {
  return typeof value === 'function';
}

/** What the app does with a failure that no field shows: one toast. */
async function showFailure(error: unknown, { errorTitle, onField }: ErrorMeta = {}) {
  if (isPredicate(onField) && onField(error) === true) return;
  await loadMessages('en', ['errors']);
  const t = catalogue.translator({ language: 'en', namespace: 'errors', locale: india.locale });
  if (!t || !(error instanceof ApiError)) return;
  const general = error.serverMessage ?? t('requestFailed');
  const title = typeof errorTitle === 'string' && t.isPlainKey(errorTitle) ? t(errorTitle) : null;
  if (title === null) toasts.show({ type: 'error', title: general });
  else toasts.show({ type: 'error', title, description: general });
}

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, query) => void showFailure(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (...[error, , , mutation]) => void showFailure(error, mutation.meta),
    }),
  });
}

export interface DialogStageProps {
  session: Session;
  /** @default 'en' */
  language?: Language;
  children: ReactNode;
}

/** What the app has around drawer and dialogs: the hosts of modals and toasts, and its handling of failures. */
export function DialogStage({ session, language = 'en', children }: DialogStageProps) {
  const [{ queryClient, preferences }] = useState(() => ({
    queryClient: createQueryClient(),
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
