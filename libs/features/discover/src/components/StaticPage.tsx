import { href } from '@wealth/hrefs';
import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { PublicFooter } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { HomeIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { Logo } from '@wealth/ui/logo';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import type { ReactNode } from 'react';

export interface StaticPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A public page of text: its own header with the way back, and one readable column. */
export function StaticPage({ title, lead, children }: StaticPageProps) {
  const t = useMessages('discover');
  const appName = useAppName(t('appName'));
  // One line is all that a phone has for the header.
  const isPhone = useBreakpoint() === 'mobile';

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-header flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-border bg-surface px-gutter py-2">
        <Logo name={appName} isNameShown={!isPhone} />
        <div className="flex flex-wrap items-center gap-3">
          <SandboxMark form="responsive" />
          <LinkButton href={href.login()} variant="secondary" size="sm" icon={<HomeIcon size="sm" />}>
            {t('home')}
          </LinkButton>
        </div>
      </header>
      <main className="grid grow grid-cols-1 content-start gap-grid px-gutter py-8 tablet:py-11">
        <div className="mx-auto w-full max-w-column">
          <h1 className="text-figure">{title}</h1>
          {lead !== undefined && <p className="mt-1 text-lead text-fg-muted">{lead}</p>}
        </div>
        {children}
      </main>
      <PublicFooter appName={appName} className="border-t border-border px-gutter py-4" />
    </div>
  );
}
