import { Link } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { useProfile } from '@wealth/session';
import { Avatar } from '@wealth/ui/avatar';
import { ThemeDarkIcon, ThemeLightIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Logo } from '@wealth/ui/logo';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { Suspense } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useIsSandbox } from '../app/system-info';
import { useIsDark } from '../app/use-is-dark';
import { MarketClock } from './MarketClock';
import { NoticesButton } from './notices/NoticesButton';
import { ServicesButton } from './ServicesButton';

export interface HeaderProps {
  onOpenProfile: () => void;
}

/** Above every signed-in page: where we are (a sandbox), whether the market is open, and who is signed in. */
export function Header({ onOpenProfile }: HeaderProps) {
  const t = useMessages('shell');
  const profile = useProfile();
  const isSandbox = useIsSandbox();
  const isDark = useIsDark();
  const [, setTheme] = usePreference('theme');

  return (
    <header className="sticky top-0 z-header flex h-14 items-center gap-2 border-b border-border bg-canvas/90 px-gutter backdrop-blur-md desktop:h-header desktop:gap-4">
      <Link
        to="/dashboard"
        aria-label={t('homeOf', { appName: t('appName') })}
        className="touch-target desktop:hidden"
      >
        <Logo name={t('appName')} />
      </Link>
      {isSandbox && <SandboxMark form="responsive" />}
      <div className="grow" />
      <MarketClock />
      <ServicesButton />
      <Suspense>
        <NoticesButton />
      </Suspense>
      <IconButton
        aria-label={isDark ? t('lightTheme') : t('darkTheme')}
        onPress={() => setTheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <ThemeLightIcon /> : <ThemeDarkIcon />}
      </IconButton>
      <AriaButton
        aria-label={t('openProfile')}
        aria-haspopup="dialog"
        className="touch-target layered-over rounded-full outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-focus"
        onPress={onOpenProfile}
      >
        <Avatar name={profile?.name} src={profile?.avatar} isDecorative />
      </AriaButton>
    </header>
  );
}
