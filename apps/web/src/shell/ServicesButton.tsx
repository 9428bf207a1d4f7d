import { Link } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { ServicesIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { modals } from '@wealth/ui/modal';
import { useMenu } from '../app/use-menu';
import { menuIcon } from './menu-icons';

/** Below 992 px there is no rail: the same entries open as a sheet. */
export function ServicesButton() {
  const t = useMessages('shell');
  const { state, retry } = useMenu();
  if (state.status === 'idle' || state.status === 'loading') return null;

  function open() {
    if (state.status === 'failed') {
      retry();
      return;
    }
    if (state.status !== 'ready') return;
    const { items } = state.menu;
    modals.open({
      title: t('services'),
      position: 'bottom',
      gap: 0,
      backdropClosable: true,
      content: ({ close }) => (
        <nav aria-label={t('services')}>
          <ul>
            {items.map((item) => {
              const Icon = menuIcon(item.icon);
              return (
                <li key={item.path}>
                  <Link
                    to="/$"
                    params={{ _splat: item.path.slice(1) }}
                    onClick={close}
                    className="flex min-h-12 items-center gap-3 font-medium text-fg"
                  >
                    <Icon />
                    {item.title}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
      ),
    });
  }

  return (
    <span className="desktop:hidden">
      <IconButton aria-label={t('services')} onPress={open}>
        <ServicesIcon />
      </IconButton>
    </span>
  );
}
