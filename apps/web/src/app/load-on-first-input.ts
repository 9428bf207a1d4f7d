import { loadMessages, type Language } from '@wealth/i18n-locale';
import type { AppRouter } from './router';

export interface FirstInput {
  router: AppRouter;
  language: () => Language;
  log: (message: string, error: unknown) => void;
}

/**
 * With the first input (a pointer that moves is on its way to one) comes what tells of a failure: toasts, the texts of
 * errors, the page for a lost connection. Once the network is gone none of it could be fetched any more, and nothing
 * fails before there was an input but what the page itself has asked for. What shows dialogs comes along: the next press
 * may open one.
 */
export function loadOnFirstInput({ router, language, log }: FirstInput): void {
  const controller = new AbortController();
  const load = () => {
    controller.abort();
    Promise.all([
      import('../shell/AppToasts'),
      import('../shell/AppModals'),
      loadMessages(language(), ['errors']),
      router.loadRouteChunk(router.routesById['/error']),
    ]).catch((error: unknown) => log('What tells of failures did not load.', error));
  };
  for (const event of ['pointermove', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(event, load, { signal: controller.signal, capture: true });
  }
}
