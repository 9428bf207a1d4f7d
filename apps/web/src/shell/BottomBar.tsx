import { Link } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { mainTabs } from './navigation';
import { RailItemContent, railItem } from './RailItem';

/** Phones and tablets: the five tabs at the thumb. */
export function BottomBar() {
  const t = useMessages('shell');

  return (
    <nav
      aria-label={t('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-nav grid grid-cols-5 border-t border-border bg-surface px-1 pt-1.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] desktop:hidden"
    >
      {mainTabs.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={railItem()}>
          <RailItemContent icon={<Icon />} label={t(label)} />
        </Link>
      ))}
    </nav>
  );
}
