import type { Namespace } from '@wealth/i18n-locale';
import type { Session } from '@wealth/session';
import type { MenuStore } from './menuStore.ts';
import type { ErrorReporter } from '@wealth/queries';
import type { SystemInfoStore } from './systemInfo.ts';

/** What every route's guard, loader and page may use. */
export interface RouterContext {
  session: Session;
  menu: MenuStore;
  systemInfo: SystemInfoStore;
  /**
   * Loads the texts of a page in the language of the client, so that they are there with its code: a page that waits for
   * them when it is drawn is held back by React until its empty place has stood for 300 ms. Never fails: the page asks
   * again for what has not come, and says so.
   */
  loadTexts: (names: readonly Namespace[]) => Promise<void>;
  report: ErrorReporter;
  log: (message: string, details: unknown) => void;
}
