import { Link } from '@tanstack/react-router';
import { NoticesButton } from '@wealth/feature-notices';
import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { useIsDark, usePreference } from '@wealth/preferences';
import { useProfile } from '@wealth/session';
import { Avatar } from '@wealth/ui/avatar';
import { ChevronDownIcon, ThemeDarkIcon, ThemeLightIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Logo } from '@wealth/ui/logo';
import { SandboxMark, useIsSandbox } from '@wealth/ui/sandbox-mark';
import { Suspense, useId, useRef, useState } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { MarketClock } from './MarketClock.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { ServicesButton } from './ServicesButton.tsx';
import { ProvenanceLine } from '../status/ProvenanceLine.tsx';
import { SessionLine } from '../status/SessionLine.tsx';
import { SessionPanel } from '../status/SessionPanel.tsx';
import { usePageEdge } from './usePageEdge.ts';
import { usePageTitle } from './usePageTitle.ts';

export interface HeaderProps {
  onOpenProfile: () => void;
}

/**
 * Above every signed-in page: where we are (a sandbox), what the market does, and who is signed in. On a phone it is the
 * page's title, the mark, the bell and the avatar; the theme is in Profile there, the services in the profile drawer.
 */
export function Header({ onOpenProfile }: HeaderProps) {
  const t = useMessages('shell');
  const tFrame = useMessages('frame');
  const appName = useAppName(t('appName'));
  const profile = useProfile();
  const isSandbox = useIsSandbox();
  const pageTitle = usePageTitle();
  const [areHoursShown, setAreHoursShown] = useState(false);
  const hoursId = useId();
  const hours = { 'aria-expanded': areHoursShown, 'aria-controls': areHoursShown ? hoursId : undefined };
  const hoursButton = useRef<Element>(null);

  function toggleHours({ target }: PressEvent) {
    hoursButton.current = target;
    setAreHoursShown(!areHoursShown);
  }

  function closeHours() {
    // Escape may also come from elsewhere on the page, and leaves the focus there.
    const hadFocus = document.getElementById(hoursId)?.contains(document.activeElement);
    if (hadFocus && hoursButton.current instanceof HTMLElement) hoursButton.current.focus();
    setAreHoursShown(false);
  }

  return (
    // A layer of its own: its pictures would be joined with the page's again in each frame in which a figure moves.
    <header
      ref={usePageEdge<HTMLElement>('--page-head')}
      className="sticky top-0 z-header bg-canvas will-change-transform low:relative print:hidden"
    >
      <div className="@container relative px-gutter">
        {/* One line, but where large text on a small phone leaves no room for one. */}
        <div className="mx-auto flex min-h-14 max-w-page items-center gap-1 py-1 @max-[21rem]:gap-0 @max-[13.5rem]:flex-wrap tablet:gap-2 tablet:@max-[36rem]:flex-wrap desktop:min-h-header">
          {/* On a phone the line in the lower edge is pressed; whatever stands in the head lies above it. */}
          <AriaButton
            {...hours}
            aria-label={tFrame('marketHours')}
            className="absolute inset-x-0 bottom-0 h-11 rounded-control focus-visible:-outline-offset-2 tablet:hidden"
            onPress={toggleHours}
          />
          <Link
            to="/dashboard"
            aria-label={tFrame('homeOf', { appName })}
            className="relative grid touch-target max-tablet:hidden desktop:hidden"
          >
            <Logo name={appName} />
          </Link>
          <span
            aria-hidden="true"
            className="pointer-events-none relative line-clamp-2 min-w-0 text-heading leading-6 wrap-anywhere @max-[21rem]:pr-1 @max-[21rem]:text-caption @max-[21rem]:leading-tight @max-[21rem]:font-semibold tablet:hidden"
          >
            {pageTitle}
          </span>
          <div className="grow desktop:hidden" />
          {/* The icon stands behind the mark, the box before it. */}
          <div className="flex min-w-0 flex-row-reverse items-center gap-1 desktop:grow desktop:flex-row desktop:justify-between desktop:gap-4">
            <SearchButton />
            {isSandbox && (
              <span className="pointer-events-none relative shrink-0">
                <SandboxMark form="fitted" />
              </span>
            )}
          </div>
          <AriaButton
            {...hours}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 layered transition-layer max-tablet:hidden"
            onPress={toggleHours}
          >
            <MarketClock />
            <span className="sr-only">{tFrame('marketHours')}</span>
            <ChevronDownIcon size="xs" />
          </AriaButton>
          <span className="relative max-tablet:hidden">
            <ServicesButton />
          </span>
          <span className="relative grid size-11 shrink-0 place-items-center">
            <Suspense>
              <NoticesButton />
            </Suspense>
          </span>
          <span className="max-tablet:hidden">
            <ThemeButton />
          </span>
          <AriaButton
            aria-label={tFrame('openProfile')}
            aria-haspopup="dialog"
            className="relative touch-target shrink-0 rounded-full outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-focus"
            onPress={onOpenProfile}
          >
            <Avatar name={profile?.name} src={profile?.avatar} isDecorative />
          </AriaButton>
        </div>
      </div>
      <SessionLine />
      {areHoursShown && (
        <Suspense>
          <SessionPanel id={hoursId} onClose={closeHours} />
        </Suspense>
      )}
      <Suspense>
        <ProvenanceLine />
      </Suspense>
    </header>
  );
}

function ThemeButton() {
  const t = useMessages('frame');
  const isDark = useIsDark();
  const [, setTheme] = usePreference('theme');
  return (
    <IconButton
      aria-label={isDark ? t('lightTheme') : t('darkTheme')}
      onPress={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <ThemeLightIcon /> : <ThemeDarkIcon />}
    </IconButton>
  );
}
