import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { LogoutIcon, SecurityIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Logo } from '@wealth/ui/logo';
import type { ReactNode } from 'react';

export interface KycFrameProps {
  /** The mark of a simulated system; the app knows whether there is one. */
  mark?: ReactNode;
  /** Absent where the step has a Logout of its own. */
  onLogout?: (() => void) | undefined;
  children?: ReactNode;
}

/** What stands around every step: header, heading, and the promise of confidence. */
export function KycFrame({ mark, onLogout, children }: KycFrameProps) {
  const t = useMessages('kyc');
  // One line is all that a phone has for it.
  const isPhone = useBreakpoint() === 'mobile';

  return (
    <div className="min-h-dvh">
      <header className="flex min-h-header flex-wrap items-center justify-between gap-3 border-b border-border bg-surface px-gutter py-2">
        <Logo name={useAppName(t('appName'))} isNameShown={!isPhone} />
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 tablet:gap-x-3">
          {mark}
          {onLogout &&
            (isPhone ? (
              <IconButton aria-label={t('logout')} onPress={onLogout}>
                <LogoutIcon />
              </IconButton>
            ) : (
              <Button variant="ghost" icon={<LogoutIcon size="sm" />} onPress={onLogout}>
                {t('logout')}
              </Button>
            ))}
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-226 grid-cols-1 gap-5 px-gutter py-6 tablet:py-10">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <div>
            <h1 className="text-page">{t('heading')}</h1>
            <p className="text-fg-muted">{t('lead')}</p>
          </div>
          <p className="flex items-center gap-2 text-detail text-fg-muted">
            <SecurityIcon size="sm" />
            {t('confidential')}
          </p>
        </div>
        {children}
      </main>
    </div>
  );
}
