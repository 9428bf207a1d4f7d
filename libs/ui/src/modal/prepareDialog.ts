import type { Language } from '@wealth/i18n-locale';
import type { Dialog } from './defineDialog.ts';

/**
 * Fetches the content and what shows dialogs for a pointer, a finger or the focus that is on its way to the control that
 * opens it. What fails is told when it is opened.
 */
export function prepareDialog({ content }: Dialog, language: Language): void {
  const host = import('./ModalHost.tsx');
  Promise.all([content.fetch(language), host]).catch(() => undefined);
}
