import { loadMessages, type Language } from '@wealth/i18n-locale';
import { loadErrorPage } from './offline';
import { isOnOverlayEntry } from './overlay-mark';

/** From the first overlay on, Back closes what is open. A page that is reloaded with one open needs it at once. */
async function letBackClose() {
  const [{ installOverlayHistory }, { overlayStack }] = await Promise.all([
    import('./overlay-history'),
    import('@wealth/ui/overlays'),
  ]);
  installOverlayHistory(overlayStack);
}

export interface FirstInput {
  language: () => Language;
  log: (message: string, error: unknown) => void;
}

/**
 * With the first input (a pointer that moves is on its way to one) comes what tells of a failure: toasts, the texts of
 * errors, the page for a lost connection. Once the network is gone none of it could be fetched any more, and nothing
 * fails before there was an input but what the page itself has asked for. What shows dialogs comes along, and what lets
 * Back close them: the next press may open one.
 */
export function loadOnFirstInput({ language, log }: FirstInput): void {
  const controller = new AbortController();
  const load = () => {
    controller.abort();
    Promise.all([
      import('../shell/AppToasts'),
      import('../shell/AppModals'),
      import('../shell/RouteError'),
      loadErrorPage(),
      letBackClose(),
      loadMessages(language(), ['errors', 'frame']),
    ]).catch((error: unknown) => log('What tells of failures did not load.', error));
  };
  if (isOnOverlayEntry()) load();
  for (const event of ['pointermove', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(event, load, { signal: controller.signal, capture: true });
  }
}
