import type { Session } from '@wealth/session';
import type { MenuStore } from './menu-store';
import type { ErrorReporter } from './report-error';
import type { SystemInfoStore } from './system-info';

/** What every route's guard, loader and page may use. */
export interface RouterContext {
  session: Session;
  menu: MenuStore;
  systemInfo: SystemInfoStore;
  report: ErrorReporter;
  log: (message: string, details: unknown) => void;
}
