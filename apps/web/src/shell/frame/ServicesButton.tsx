import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { ServicesIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { modals } from '@wealth/ui/modal';
import { useMenu } from '../../core/useMenu.ts';
import { ServiceTree } from './ServiceTree.tsx';
import { useMenuItems } from '../menu/useMenuItems.ts';
import { useOnceTrue } from './useOnceTrue.ts';

/** Opens the entries of the menu as a sheet; null where there are none. */
export function useServices(): (() => void) | null {
  const t = useMessages('frame');
  const { state } = useMenu();
  const items = useMenuItems();
  // Stays while the menu is fetched again: the sheet gives the focus back to it.
  const wasAnswered = useOnceTrue(state.status === 'ready' || state.status === 'failed');
  if (!wasAnswered) return null;
  if (state.status === 'ready' && items.length === 0) return null;

  return () =>
    void modals.open({
      title: t('services'),
      position: 'bottom',
      gap: 0,
      backdropClosable: true,
      content: ({ close }) => <ServicesSheet close={close} />,
    });
}

/** Below 992 px there is no rail: the same entries open as a sheet. On a phone a row of the profile drawer opens it. */
export function ServicesButton() {
  const t = useMessages('frame');
  const open = useServices();
  if (!open) return null;

  return (
    <span className="desktop:hidden">
      <IconButton aria-label={t('services')} aria-haspopup="dialog" onPress={open}>
        <ServicesIcon />
      </IconButton>
    </span>
  );
}

/** The entries, or what went wrong with them and Retry, as it is at the moment. */
function ServicesSheet({ close }: { close: () => void }) {
  const t = useMessages('frame');
  const { state, retry } = useMenu();
  const items = useMenuItems();

  if (state.status !== 'ready') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-fg-muted">
          {t('menuFailed')}
        </p>
        <Button variant="secondary" isPending={state.status === 'loading'} onPress={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }

  return (
    <nav aria-label={t('services')}>
      <ServiceTree items={items} onChoose={close} />
    </nav>
  );
}
