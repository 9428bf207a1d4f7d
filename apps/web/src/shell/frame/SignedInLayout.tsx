import { Outlet } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { SymbolKeys } from '@wealth/parts';
import { SandboxFoot } from '@wealth/ui/sandbox-mark';
import { QuietFailures } from '@wealth/ui/state-message';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { QueryScope } from '../../core/QueryScope.tsx';
import { usePageFailures } from '../../core/usePageFailures.ts';
import { usePinDialog } from '../../core/usePinDialog.ts';
import { whenIdle } from '../../core/whenIdle.ts';
import { BottomBar } from './BottomBar.tsx';
import { AllowedPage } from '../failures/AllowedPage.tsx';
import { Header } from './Header.tsx';
import { SearchHost } from '../search/SearchHost.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { PageNotice } from '../status/PageNotice.tsx';
import { useOverlayProvenance } from '../status/useOverlayProvenance.tsx';
import { useProvenance } from '../status/ProvenanceLine.tsx';
import { StockDrawerAddress } from '../detail/StockDrawerAddress.tsx';
import { StreamScope } from '../StreamScope.tsx';
import { useOpenStock } from '../detail/useOpenStock.ts';

const ProfileDrawer = lazy(async () => ({ default: (await import('./ProfileDrawer.tsx')).ProfileDrawer }));

/** What was sent and not answered is asked for on every page; the first one does not wait for it. */
const IntentWatches = lazy(async () => {
  await whenIdle();
  return { default: (await import('../IntentWatches.tsx')).IntentWatches };
});

/** The frame of every signed-in page: rail or bottom bar, header, and the page itself. */
export function SignedInLayout() {
  const t = useMessages('frame');
  usePinDialog();
  useOverlayProvenance();
  const openStock = useOpenStock();
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const [wasProfileOpened, setWasProfileOpened] = useState(false);

  function openProfile() {
    setWasProfileOpened(true);
    setIsProfileOpen(true);
  }

  return (
    <QueryScope>
      <StreamScope>
        <div className="min-h-dvh print:min-h-0 desktop:grid desktop:grid-cols-[auto_minmax(0,1fr)] print:block">
          <a
            href="#content"
            className="sr-only z-tooltip rounded-control bg-surface-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
          >
            {t('skipToContent')}
          </a>
          <SideNavigation />
          <div className="flex min-h-dvh min-w-0 flex-col print:block print:min-h-0">
            <Header onOpenProfile={openProfile} />
            <PageFrame>
              <SymbolKeys onOpen={openStock}>
                <AllowedPage>
                  <Outlet />
                </AllowedPage>
              </SymbolKeys>
            </PageFrame>
          </div>
          <BottomBar />
          <SearchHost onOpenProfile={openProfile} />
          <StockDrawerAddress />
          <Suspense>
            <IntentWatches />
          </Suspense>
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

/** Figures that are not of now are muted wherever they stand, also in what lies over the page. */
function useMutedFigures(areOld: boolean) {
  useEffect(() => {
    if (!areOld) return;
    const { dataset } = document.documentElement;
    dataset['figures'] = 'old';
    return () => {
      delete dataset['figures'];
    };
  }, [areOld]);
}

/**
 * The page, and what is said once for all of its parts: that they failed together, or that their figures are not of now.
 * The mark stands at its foot from the first frame on.
 */
function PageFrame({ children }: { children: ReactNode }) {
  const { spread } = usePageFailures();
  useMutedFigures(useProvenance() !== null);
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex grow flex-col px-gutter pt-4 pb-20 outline-none tablet:pt-5 tablet:pb-24 desktop:pb-12 print:p-0"
    >
      <div className="mx-auto flex w-full max-w-page grow flex-col print:max-w-none">
        <Suspense>
          <PageNotice />
        </Suspense>
        <QuietFailures isQuiet={spread !== null}>
          {/* The mark comes after a whole window of page: it is never pushed down by what is still loading. */}
          <div className="flex min-w-0 grow flex-col max-tablet:min-h-phone-page">
            <Suspense>{children}</Suspense>
          </div>
        </QuietFailures>
        <SandboxFoot />
      </div>
    </main>
  );
}
