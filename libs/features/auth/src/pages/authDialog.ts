import { loadMessages, type Language } from '@wealth/i18n-locale';
import type { LazyDialogOptions } from '@wealth/ui/modal';

export interface AuthDialogOptions extends LazyDialogOptions {
  /** That of the screens. */
  language: Language;
}

/** The content of a dialog together with its texts, which are a file of their own: asked for at the same time. */
export async function withTexts<Content>(language: Language, content: Promise<Content>): Promise<Content> {
  const [arrived] = await Promise.all([content, loadMessages(language, ['auth', 'errors'])]);
  return arrived;
}
