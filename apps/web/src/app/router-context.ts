import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '@wealth/session';
import type { MenuStore } from './menu-store';

/** What every route's guard and loader may use. */
export interface RouterContext {
  session: Session;
  menu: MenuStore;
  queryClient: QueryClient;
}
