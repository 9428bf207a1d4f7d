import { useLoaderData } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { StateMessage } from '@wealth/ui/state-message';
import { Suspense } from 'react';
import { useMenu } from '../core/useMenu.ts';
import { ServiceTree } from './ServiceTree.tsx';

/** A page of the server menu: one of ours by its component key, or the list of its children. */
export function MenuPage() {
  const t = useMessages('frame');
  const { item } = useLoaderData({ from: '/_signed-in/$' });
  const { state, retry } = useMenu();

  if (item === null) {
    return (
      <StateMessage
        kind="error"
        headingLevel="h1"
        title={t('menuFailed')}
        text={t('menuFailedHint')}
        isRetrying={state.status === 'loading'}
        onRetry={retry}
      />
    );
  }

  const Page = item.page;
  if (Page) {
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  }

  return (
    <>
      <h1 className="mb-4 text-page">{item.title}</h1>
      <ServiceTree items={item.children} />
    </>
  );
}
