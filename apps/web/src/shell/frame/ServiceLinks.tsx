import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { ChevronRightIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Popover } from '@wealth/ui/popover';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { isGroup, type MenuItem } from '../../core/serverMenu.ts';
import { useMenu } from '../../core/useMenu.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { menuIcon } from '../menu/menuIcon.ts';
import { RailItemContent, railItem } from './railItem.tsx';
import { ServiceTree } from './ServiceTree.tsx';
import { useMenuItems } from '../menu/useMenuItems.ts';

/** The entries of the server menu. If the menu can not be read the tabs above still work, and this list offers Retry. */
export function ServiceLinks() {
  const t = useMessages('frame');
  const { state, retry } = useMenu();
  const items = useMenuItems();
  if (state.status === 'idle' || state.status === 'loading') return null;
  if (state.status === 'ready' && items.length === 0) return null;

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
          items.map((item) => {
            const Icon = menuIcon(item.icon);
            return <ServiceLink key={item.path} item={item} icon={<Icon />} />;
          })
        )}
      </nav>
    </>
  );
}

/** Pixels: a title of the menu on one line, most of the time. */
const flyoutWidth = 280;

interface ServiceLinkProps {
  item: MenuItem;
  icon: ReactNode;
}

/** A name of the rail whose entries open beside it. */
function ServiceGroup({ item, icon }: ServiceLinkProps) {
  return (
    <Popover
      title={item.title}
      width={flyoutWidth}
      placement="right top"
      trigger={
        <AriaButton className={`${railItem()} w-full`}>
          <RailItemContent icon={icon} label={item.title} />
        </AriaButton>
      }
    >
      {({ close }) => <ServiceTree items={item.children} onChoose={close} />}
    </Popover>
  );
}

/** One entry of the rail. What lies below it opens beside it. */
function ServiceLink({ item, icon }: ServiceLinkProps) {
  const t = useMessages('frame');
  if (isGroup(item)) return <ServiceGroup item={item} icon={icon} />;
  return (
    <div className="flex flex-col items-center">
      <MenuEntry item={item} className={`${railItem()} w-full`}>
        <RailItemContent icon={icon} label={item.title} />
      </MenuEntry>
      {item.children.length > 0 && (
        <Popover
          title={item.title}
          width={flyoutWidth}
          placement="right top"
          trigger={
            <IconButton size="sm" aria-label={t('serviceChildren', { title: item.title })}>
              <ChevronRightIcon size="sm" />
            </IconButton>
          }
        >
          {({ close }) => <ServiceTree items={item.children} onChoose={close} />}
        </Popover>
      )}
    </div>
  );
}
