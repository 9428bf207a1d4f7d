import type { QueryClient } from '@tanstack/react-query';
import { catalogue, india, loadMessages, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { createQueries, type ErrorReporter } from '@wealth/queries';
import { createErrorReporter } from '@wealth/queries/error-reporter';
import { toasts } from '@wealth/ui/toast';

export interface Reporting {
  /** Reports what fails as the app does: what a test sees is what a client sees. */
  queryClient: QueryClient;
  report: ErrorReporter;
}

export interface ReportingOptions {
  /** Of the moment. @default always 'en' */
  language?: () => Language;
  /** Whether amounts are hidden at the moment. @default never */
  isMasked?: () => boolean;
  /** The app would go to /error. */
  onOffline?: () => void;
  /** The session would read its profile again. */
  readProfile?: () => unknown;
}

const log = (message: string, error: unknown) => console.warn(message, error);

/** The app's own error reporter and a cache that calls it, for the stages of tests and stories. */
export function createReporting({
  language = () => 'en',
  isMasked,
  onOffline = () => {},
  readProfile = () => {},
}: ReportingOptions = {}): Reporting {
  const report = createErrorReporter({
    toasts,
    async texts() {
      const now = language();
      await loadMessages(now, ['errors']);
      const { locale } = regionInLanguage(india, now);
      const translate = catalogue.translator({ language: now, namespace: 'errors', locale });
      if (!translate) throw new RangeError('The texts of errors did not load.');
      return translate;
    },
    isMasked,
    onOffline,
    log,
  });
  const { client } = createQueries({
    report,
    // What stays on the screen though it is old is the page's to say, and no fault of a test.
    log: () => {},
    serverNow: Date.now,
    readProfile,
  });
  return { queryClient: client, report };
}
