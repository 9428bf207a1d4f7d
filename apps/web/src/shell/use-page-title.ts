import { useMatches } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';

/** What the page is called: in the title of the document, and in the head of a phone. Null where it has no name. */
export function usePageTitle(): string | null {
  const t = useMessages('shell');
  const matches = useMatches();
  if (matches.some((match) => match.status === 'notFound')) return t('notFound');
  const last = matches.at(-1);
  const menuTitle = menuTitleOf(last?.loaderData);
  if (menuTitle !== null) return menuTitle;
  return last?.staticData.title ? t(last.staticData.title) : null;
}

function menuTitleOf(loaderData: unknown): string | null {
  if (typeof loaderData !== 'object' || loaderData === null || !('pageTitle' in loaderData)) return null;
  return typeof loaderData.pageTitle === 'string' ? loaderData.pageTitle : null;
}
