import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createErrorReporter, type ErrorReporter } from '@wealth/api-sdk/error-reporter';
import { catalogue, india, loadMessages, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { toasts } from '@wealth/ui/toast';

export interface Reporting {
  /** Reports what fails as the app does: what a test sees is what a client sees. */
  queryClient: QueryClient;
  report: ErrorReporter;
}

export interface ReportingOptions {
  /** @default 'en' */
  language?: Language;
  /** The app would go to /error. */
  onOffline?: () => void;
}

/** The app's own error reporter and a cache that calls it, for the stages of tests and stories. */
export function createReporting({ language = 'en', onOffline = () => {} }: ReportingOptions = {}): Reporting {
  const report = createErrorReporter({
    toasts,
    async texts() {
      await loadMessages(language, ['errors']);
      const { locale } = regionInLanguage(india, language);
      const translate = catalogue.translator({ language, namespace: 'errors', locale });
      if (!translate) throw new RangeError('The texts of errors did not load.');
      return translate;
    },
    onOffline,
    log: (message, error) => console.warn(message, error),
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, query) => void report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => void report(error, mutation.meta),
    }),
  });
  return { queryClient, report };
}
