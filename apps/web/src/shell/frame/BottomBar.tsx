import { Link } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { mainTabs } from './mainTabs.ts';
import { RailItemContent, railItem } from './railItem.tsx';
import { usePageEdge } from './usePageEdge.ts';

/** Phones and tablets: the five tabs at the thumb. In a low window they stand in one line, to leave room for the page. */
export function BottomBar() {
  const t = useMessages('shell');
  const tFrame = useMessages('frame');
  const bar = usePageEdge<HTMLElement>('--page-foot');

  return (
    <nav
      ref={bar}
      aria-label={tFrame('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-nav border-t border-border bg-surface px-1 pb-safe-bottom print:hidden desktop:hidden"
    >
      <div className="grid min-h-tabbar grid-cols-5 items-center low:min-h-11">
        {mainTabs.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={railItem({ isInBar: true })}>
            <RailItemContent icon={<Icon />} label={t(label)} />
          </Link>
        ))}
      </div>
    </nav>
  );
}
