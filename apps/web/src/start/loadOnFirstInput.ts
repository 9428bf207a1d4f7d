import { loadMessages, type Language } from '@wealth/i18n-locale';
import { drawers } from '@wealth/ui/drawer';
import { modals } from '@wealth/ui/modal';
import { loadErrorPage } from '../shell/failures/errorPageCode.ts';
import { isOnOverlayEntry } from './overlayMark.ts';

/** Milliseconds before an input asks again for what did not load: it may be gone for good, and a pointer moves a lot. */
const restMs = 5000;

/**
 * From the first overlay on, Back closes what is open, and what has closed is let go. A page that is reloaded with one
 * open needs it at once.
 */
async function prepareOverlays() {
  const [{ installOverlayHistory }, { endLostTransitions }, { pageOverlays }] = await Promise.all([
    import('./installOverlayHistory.ts'),
    import('./endLostTransitions.ts'),
    import('./pageOverlays.ts'),
  ]);
  installOverlayHistory(pageOverlays);
  endLostTransitions(document);
}

export interface FirstInput {
  language: () => Language;
  log: (message: string, error: unknown) => void;
}

/**
 * With the first input (a pointer that moves is on its way to one) comes what tells of a failure: toasts, the texts of
 * errors, the page for a lost connection. Once the network is gone none of it could be fetched any more, and nothing
 * fails before there was an input but what the page itself has asked for. What shows dialogs comes along, and what lets
 * Back close them: the next press may open one. What opens without an input, by its address, brings it too. What did not
 * load is asked for again, at once when the connection is back.
 */
export function loadOnFirstInput({ language, log }: FirstInput): void {
  const loaded = new AbortController();
  let isResting = false;
  const load = (input?: Event) => {
    if (isResting && input?.type !== 'online') return;
    isResting = true;
    Promise.all([
      import('../shell/overlays/AppToasts.tsx'),
      import('../shell/overlays/AppModals.tsx'),
      import('../shell/failures/RouteError.tsx'),
      loadErrorPage(),
      prepareOverlays(),
      loadMessages(language(), ['errors', 'frame']),
    ]).then(
      () => loaded.abort(),
      (error: unknown) => {
        log('What tells of failures did not load.', error);
        setTimeout(() => (isResting = false), restMs);
      },
    );
  };
  if (isOnOverlayEntry()) load();
  for (const opened of [drawers, modals]) {
    const unsubscribe = opened.subscribe(() => load());
    loaded.signal.addEventListener('abort', unsubscribe);
  }
  for (const event of ['pointermove', 'pointerdown', 'keydown', 'online'] as const) {
    window.addEventListener(event, load, { signal: loaded.signal, capture: true });
  }
}
