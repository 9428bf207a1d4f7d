import { Outlet } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { lazy, Suspense, useState } from 'react';
import { QueryScope } from '../app/QueryScope';
import { useIsSandbox } from '../app/system-info';
import { usePinDialog } from '../app/use-pin-dialog';
import { BottomBar } from './BottomBar';
import { Header } from './Header';
import { IdleDialog } from './IdleDialog';
import { SideNavigation } from './SideNavigation';
import { StreamScope } from './StreamScope';

const ProfileDrawer = lazy(async () => ({ default: (await import('./ProfileDrawer')).ProfileDrawer }));

/** The frame of every signed-in page: rail or bottom bar, header, and the page itself. */
export function SignedInLayout() {
  const t = useMessages('shell');
  const isSandbox = useIsSandbox();
  usePinDialog();
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const [wasProfileOpened, setWasProfileOpened] = useState(false);

  function openProfile() {
    setWasProfileOpened(true);
    setIsProfileOpen(true);
  }

  return (
    <QueryScope>
      <StreamScope>
        <div className="min-h-dvh desktop:grid desktop:grid-cols-[auto_minmax(0,1fr)]">
          <a
            href="#content"
            className="sr-only z-tooltip rounded-control bg-surface-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
          >
            {t('skipToContent')}
          </a>
          <SideNavigation />
          <div className="min-w-0">
            <Header onOpenProfile={openProfile} />
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto max-w-page px-gutter pt-4 pb-28 outline-none tablet:pt-6 desktop:box-content desktop:pb-12"
            >
              <Suspense>
                <Outlet />
              </Suspense>
              {isSandbox && (
                <p className="pt-6 text-center text-caption text-fg-subtle desktop:hidden">
                  {t('sandboxMark')}
                </p>
              )}
            </main>
          </div>
          <BottomBar />
          <IdleDialog />
          {wasProfileOpened && (
            <Suspense>
              <ProfileDrawer isOpen={isProfileOpen} onClose={() => setIsProfileOpen(false)} />
            </Suspense>
          )}
        </div>
      </StreamScope>
    </QueryScope>
  );
}
