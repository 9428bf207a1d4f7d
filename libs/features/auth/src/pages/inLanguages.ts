import { loadMessages, type Language } from '@wealth/i18n-locale';
import type { LazyDialogOptions, LoadDialogContent } from '@wealth/ui/modal';

export interface AuthDialogOptions extends LazyDialogOptions {
  /** That of the screens. */
  language: Language;
}

/**
 * Fetches the content of a dialog together with its texts, which are a file of their own: at the same time. One function
 * for each language, so that a second opening has nothing to wait for.
 */
export function inLanguages(fetchContent: LoadDialogContent): (language: Language) => LoadDialogContent {
  const loads = new Map<Language, LoadDialogContent>();
  return (language) => {
    const load: LoadDialogContent =
      loads.get(language) ??
      (async () => {
        const [content] = await Promise.all([fetchContent(), loadMessages(language, ['auth', 'errors'])]);
        return content;
      });
    loads.set(language, load);
    return load;
  };
}
