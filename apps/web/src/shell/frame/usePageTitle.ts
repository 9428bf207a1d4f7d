import { useMatches } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';

/** What the page is called: in the title of the document, and in the head of a phone. Null where it has no name. */
export function usePageTitle(): string | null {
  const t = useMessages('shell');
  const matches = useMatches();
  if (matches.some((match) => match.status === 'notFound')) return t('notFound');
  const last = matches.at(-1);
  const menu = menuPageOf(last?.loaderData);
  // A page of a menu that could not be read: nobody knows yet what it is called, or whether it exists.
  if (menu) return menu.pageTitle ?? t('error');
  // An instrument is called by its symbol, everything else by its route.
  const { symbol }: { symbol?: string } = last?.params ?? {};
  return last?.staticData.title ? t(last.staticData.title) : (symbol ?? null);
}

/** What the route of the server menu has loaded; null on every other page. */
function menuPageOf(loaderData: unknown): { pageTitle: string | null } | null {
  if (typeof loaderData !== 'object' || loaderData === null || !('pageTitle' in loaderData)) return null;
  return { pageTitle: typeof loaderData.pageTitle === 'string' ? loaderData.pageTitle : null };
}
