import { loadMessages, type Language } from '@wealth/i18n-locale';
import type { AppRouter } from './router';
import { whenIdle } from './when-idle';

export interface AfterStart {
  router: AppRouter;
  language: Language;
  log: (message: string, error: unknown) => void;
}

/** Fetches what tells of a lost connection, while there still is one. */
export async function loadAfterStart({ router, language, log }: AfterStart): Promise<void> {
  await whenIdle();
  try {
    await Promise.all([
      router.loadRouteChunk(router.routesById['/error']),
      loadMessages(language, ['errors']),
    ]);
  } catch (error) {
    log('The page for a lost connection did not load.', error);
  }
}
