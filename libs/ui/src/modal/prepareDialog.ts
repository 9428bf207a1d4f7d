import { preloadDialog, type LoadDialogContent } from './lazyContents.ts';

/**
 * Fetches the content and what shows dialogs for a pointer, a finger or the focus that is on its way to the control that
 * opens it. What fails is told when it is opened.
 */
export function prepareDialog(load: LoadDialogContent): void {
  const host = import('./ModalHost.tsx');
  Promise.all([preloadDialog(load), host]).catch(() => undefined);
}
