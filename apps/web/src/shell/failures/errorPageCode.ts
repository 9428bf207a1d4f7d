import type { ComponentType } from 'react';

let page: ComponentType | null = null;

/** The page for a lost connection, or null before it has come. */
export const loadedErrorPage = (): ComponentType | null => page;

/** The page for a lost connection is fetched while there is one. Fails where there is none. */
export async function loadErrorPage(): Promise<void> {
  const { ErrorPage } = await import('./ErrorPage.tsx');
  page = ErrorPage;
}
