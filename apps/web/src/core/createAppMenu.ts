import type { Language } from '@wealth/i18n-locale';
import { createMenuStore, type MenuStore } from './menuStore.ts';
import type { ErrorReporter } from '@wealth/queries';

/** The server menu of this document. Its code comes with the first signed-in page. */
export function createAppMenu(
  language: () => Language,
  report: ErrorReporter,
  log: (message: string, details: unknown) => void,
): MenuStore {
  return createMenuStore({
    readMenu: async () => {
      const { fetchServerMenu } = await import('./fetchServerMenu.ts');
      return fetchServerMenu(language());
    },
    onSkipped: (name, reason) => log('An entry of the server menu was skipped.', { name, reason }),
    onFailed: (error) => void report(error),
    onStale: (error) => log('The server menu could not be read in another language.', error),
  });
}
