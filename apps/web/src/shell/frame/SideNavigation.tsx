import { Link } from '@tanstack/react-router';
import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { Logo } from '@wealth/ui/logo';
import { mainTabs } from './mainTabs.ts';
import { RailItemContent, railItem } from './railItem.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';

/** Desktop: the five tabs and the server's entries in one rail. */
export function SideNavigation() {
  const t = useMessages('shell');
  const tFrame = useMessages('frame');
  const appName = useAppName(t('appName'));

  return (
    <aside className="sticky top-0 z-nav hidden h-dvh max-w-40 min-w-rail flex-col items-center overflow-x-hidden overflow-y-auto border-r border-border bg-surface pb-3 desktop:flex desktop:w-min print:hidden">
      <Link
        to="/dashboard"
        aria-label={tFrame('homeOf', { appName })}
        className="grid h-header shrink-0 place-items-center"
      >
        <Logo name={appName} />
      </Link>
      <nav aria-label={tFrame('mainNavigation')} className="flex w-full flex-col gap-0.5 px-1.5">
        {mainTabs.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={railItem()}>
            <RailItemContent icon={<Icon />} label={t(label)} />
          </Link>
        ))}
      </nav>
      <ServiceLinks />
    </aside>
  );
}
