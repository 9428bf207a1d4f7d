import { href, type LoginDialog } from '@wealth/hrefs';
import { useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { PublicFooter } from '@wealth/parts';
import { useSession, useVisitor } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Link } from '@wealth/ui/link';
import { Logo } from '@wealth/ui/logo';
import { modals, type Dialog } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createAccountDialog } from '../create-account/createAccountDialog.ts';
import { termsDialog } from '../create-account/termsDialog.ts';
import { forgotPasswordDialog } from '../forgot-password/forgotPasswordDialog.ts';
import { BrandPanel } from './BrandPanel.tsx';
import { LoginForm } from './LoginForm.tsx';
import { regionDialog } from './regionDialog.ts';
import { RegionDisplay } from './RegionDisplay.tsx';
import { useSignIn } from './useSignIn.ts';

export interface LoginPageProps {
  appName: string;
  /** The address asks for a dialog: somebody opened its link in a new tab. */
  dialog?: LoginDialog | undefined;
  /** The client is signed in; the app decides where it goes, and settles when it is there. */
  onSignedIn: () => void | Promise<void>;
  /** The sign-in failed; the app says why. What was typed stays. */
  onSignInFailed: (error: unknown) => void;
}

const dialogs: Readonly<Record<LoginDialog, Dialog>> = {
  'create-account': createAccountDialog,
  'forgot-password': forgotPasswordDialog,
  terms: termsDialog,
};

/** The page of the sign-in. */
export function LoginPage({ appName, dialog, onSignedIn, onSignInFailed }: LoginPageProps) {
  const t = useMessages('login');
  const language = useLanguage();
  const { isPending, signIn } = useSignIn({ onSignedIn, onFailed: onSignInFailed });

  const links = useRef<HTMLElement>(null);
  const openAsked = useEffectEvent((wanted: LoginDialog) => {
    // Where the focus was in the page that this link was pressed in, and where it returns to.
    links.current?.querySelector<HTMLElement>(`[href="${href.login(wanted)}"]`)?.focus();
    modals.openDialog(dialogs[wanted]);
  });
  useEffect(() => {
    // One that is open has outlived the page behind it, as on the way through /error.
    if (dialog && modals.getSnapshot().length === 0) openAsked(dialog);
  }, [dialog]);

  return (
    <div className="flex min-h-dvh bg-surface">
      <BrandPanel appName={appName} />
      <div className="flex min-w-0 grow flex-col px-5 py-5 tablet:px-12 tablet:py-8">
        <header className="flex flex-wrap items-center justify-between gap-3 max-tablet:flex-row-reverse">
          <span className="flex">
            <SandboxMark form="responsive" />
          </span>
          <RegionDisplay
            onApproach={() => prepareDialog(regionDialog, language)}
            onPress={() => modals.openDialog(regionDialog)}
          />
        </header>
        <main ref={links} className="grid grow grid-cols-1 items-center justify-items-center py-8">
          <div className="flex w-full max-w-93 flex-col gap-5">
            <span className="desktop:hidden">
              <Logo name={appName} size="lg" />
            </span>
            <Welcome text={t('welcome')} />
            <UnreadableProfile />
            <LoginForm isPending={isPending} onSubmit={(values) => void signIn(values)} />
            <p className="text-center">
              <Link
                href={href.login('forgot-password')}
                onApproach={() => prepareDialog(forgotPasswordDialog, language)}
                onOpenHere={() => modals.openDialog(forgotPasswordDialog)}
              >
                {t('forgotPasswordLink')}
              </Link>
            </p>
            <p className="border-t border-border pt-5 text-center text-fg-muted">
              {t('invitedByAdvisor')}{' '}
              <Link
                href={href.login('create-account')}
                onApproach={() => prepareDialog(createAccountDialog, language)}
                onOpenHere={() => modals.openDialog(createAccountDialog)}
              >
                {t('signUpLink')}
              </Link>
            </p>
          </div>
        </main>
        <PublicFooter appName={appName} />
      </div>
    </div>
  );
}

/** One element and one sentence to read, drawn in two sizes. */
function Welcome({ text }: { text: string }) {
  const [, greeting = text, invitation = ''] = /^(.*?[.!।])\s+(.*)$/u.exec(text) ?? [];
  return (
    <h1 className="text-welcome">
      {greeting}{' '}
      <span className="block text-lead font-normal tracking-normal text-fg-muted">{invitation}</span>
    </h1>
  );
}

/** A session is kept here whose profile could not be read: nothing is lost, and the visitor may try again. */
function UnreadableProfile() {
  const t = useMessages('login');
  const session = useSession();
  const visitor = useVisitor();
  const [isRetrying, setIsRetrying] = useState(false);
  if (visitor?.kind !== 'unreadable') return null;

  async function retry() {
    setIsRetrying(true);
    await session.retry();
    setIsRetrying(false);
  }

  return (
    <div
      role="status"
      className="flex items-center justify-between gap-3 rounded-control bg-warning-soft px-3.5 py-3"
    >
      <span>{t('profileUnreadable')}</span>
      <Button variant="secondary" isPending={isRetrying} onPress={() => void retry()}>
        {t('retry')}
      </Button>
    </div>
  );
}
