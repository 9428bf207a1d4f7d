import { useLoaderData } from '@tanstack/react-router';
import { isAllowed } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { openDrawer } from '@wealth/ui/drawer';
import { StateMessage } from '@wealth/ui/state-message';
import { Suspense } from 'react';
import { useMenu } from '../../core/useMenu.ts';
import { NotAllowed } from '../failures/NotAllowed.tsx';
import { ServiceTree } from '../frame/ServiceTree.tsx';
import { menuItemsFor } from './useMenuItems.ts';
import { panels } from '../panels.ts';

/** A page of the server menu: one of ours by its component key, the way to a drawer, or the list of its children. */
export function MenuPage() {
  const t = useMessages('frame');
  const { item } = useLoaderData({ from: '/_signed-in/$' });
  const { state, retry } = useMenu();
  const profile = useProfile();

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

  if (item.needs !== null && !isAllowed(item.needs, profile)) return <NotAllowed needs={item.needs} />;
  const { page: Page, drawer } = item;
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
      {drawer !== null && drawer in panels && (
        <div className="mb-4">
          <Button onPress={() => openDrawer(drawer)}>{t('openEntry', { title: item.title })}</Button>
        </div>
      )}
      <ServiceTree items={menuItemsFor(item.children, profile, (type) => type in panels)} />
    </>
  );
}
