import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import type { MenuState } from './menuStore.ts';

/** The server menu and the way to fetch it again; a fetched menu lets the catch-all route look at its path again. */
export function useMenu(): { state: MenuState; retry: () => void } {
  const router = useRouter();
  const { menu } = useRouteContext({ from: '__root__' });
  const state = useSyncExternalStore(menu.subscribe, menu.state);
  const retry = useCallback(() => {
    void menu.retry().then(() => router.invalidate());
  }, [menu, router]);

  return { state, retry };
}
