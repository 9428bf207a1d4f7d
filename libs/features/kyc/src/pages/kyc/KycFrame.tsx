import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { ArrowLeftIcon, LogoutIcon, SecurityIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Logo } from '@wealth/ui/logo';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import type { ReactNode } from 'react';

export interface KycFrameProps {
  /** The way to customer service. */
  service?: ReactNode;
  /** Absent where the step has a Logout of its own. */
  onLogout?: (() => void) | undefined;
  /** To the step before; on a phone it stands in the head, in the place of the logout. */
  onBack?: (() => void) | undefined;
  children?: ReactNode;
}

/** What stands around every step: header, heading, and the promise of confidence. On a phone the head is the heading. */
export function KycFrame(props: KycFrameProps) {
  const isPhone = useBreakpoint() === 'mobile';
  const { children } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-header flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-border bg-surface px-gutter py-2">
        {isPhone ? <PhoneHead {...props} /> : <DeskHead {...props} />}
      </header>
      <main className="mx-auto flex w-full max-w-226 grow flex-col gap-5 px-gutter py-6 tablet:py-10">
        {!isPhone && <DeskHeading />}
        {children}
      </main>
    </div>
  );
}

function DeskHead({ service, onLogout }: KycFrameProps) {
  const t = useMessages('kyc');
  return (
    <>
      <Logo name={useAppName(t('appName'))} isNameShown />
      <div className="flex flex-wrap items-center gap-3">
        <SandboxMark form="responsive" />
        {service}
        {onLogout && (
          <Button variant="ghost" icon={<LogoutIcon size="sm" />} onPress={onLogout}>
            {t('logout')}
          </Button>
        )}
      </div>
    </>
  );
}

function PhoneHead({ service, onLogout, onBack }: KycFrameProps) {
  const t = useMessages('kyc');
  return (
    <>
      <div className="flex min-w-0 items-center gap-1">
        {onBack && (
          <span className="-ml-2.5">
            <IconButton aria-label={t('back')} onPress={onBack}>
              <ArrowLeftIcon />
            </IconButton>
          </span>
        )}
        <h1 className="min-w-0 text-title">{t('heading')}</h1>
      </div>
      <div className="-mr-2 ml-auto flex items-center gap-1">
        <SandboxMark form="responsive" />
        {service}
        {onLogout && !onBack && (
          <IconButton aria-label={t('logout')} onPress={onLogout}>
            <LogoutIcon />
          </IconButton>
        )}
      </div>
    </>
  );
}

function DeskHeading() {
  const t = useMessages('kyc');
  return (
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
  );
}
