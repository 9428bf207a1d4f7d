import { Link } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { useMenu } from '../app/use-menu';
import { menuIcon } from './menu-icons';
import { RailItemContent, railItem } from './RailItem';

/** The entries of the server menu. If the menu can not be read the tabs above still work, and this list offers Retry. */
export function ServiceLinks() {
  const t = useMessages('shell');
  const { state, retry } = useMenu();
  if (state.status === 'idle' || state.status === 'loading') return null;
  if (state.status === 'ready' && state.menu.items.length === 0) return null;

  return (
    <>
      <hr className="mx-auto my-2.5 w-8 border-border" />
      <nav aria-label={t('services')} className="flex w-full flex-col gap-0.5 px-1.5">
        {state.status === 'failed' ? (
          <div className="flex flex-col items-center gap-1 text-center text-tick text-fg-muted">
            <span>{t('menuFailed')}</span>
            <Button size="sm" variant="ghost" onPress={retry}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          state.menu.items.map((item) => {
            const Icon = menuIcon(item.icon);
            return (
              <Link key={item.path} to="/$" params={{ _splat: item.path.slice(1) }} className={railItem()}>
                <RailItemContent icon={<Icon />} label={item.title} />
              </Link>
            );
          })
        )}
      </nav>
    </>
  );
}
