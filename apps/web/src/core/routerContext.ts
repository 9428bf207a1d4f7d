import type { Session } from '@wealth/session';
import type { MenuStore } from './menuStore.ts';
import type { ErrorReporter } from '@wealth/queries';
import type { SystemInfoStore } from './systemInfo.ts';

/** What every route's guard, loader and page may use. */
export interface RouterContext {
  session: Session;
  menu: MenuStore;
  systemInfo: SystemInfoStore;
  report: ErrorReporter;
  log: (message: string, details: unknown) => void;
}
