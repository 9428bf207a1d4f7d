import { href, trustHref } from '@wealth/hrefs';
import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { HomeIcon } from '@wealth/ui/icon';
import { Link, LinkButton } from '@wealth/ui/link';
import { Logo } from '@wealth/ui/logo';
import type { ReactNode } from 'react';

export interface StaticPageProps {
  title: string;
  lead?: string;
  /** The mark of a simulated system, drawn beside Home; the app knows whether there is one. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A public page of text: its own header with the way back, and one readable column. */
export function StaticPage({ title, lead, mark, children }: StaticPageProps) {
  const t = useMessages('discover');
  // One line is all that a phone has for the header.
  const isPhone = useBreakpoint() === 'mobile';

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-header flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-border bg-surface px-gutter py-2">
        <Logo name={useAppName(t('appName'))} isNameShown={!isPhone} />
        <div className="flex flex-wrap items-center gap-3">
          {mark}
          <LinkButton href={href.login()} variant="secondary" size="sm" icon={<HomeIcon size="sm" />}>
            {t('home')}
          </LinkButton>
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-prose grow grid-cols-1 content-start gap-grid px-gutter py-8 tablet:px-0 tablet:py-11">
        <div>
          <h1 className="text-figure">{title}</h1>
          {lead !== undefined && <p className="mt-1 text-lead text-fg-muted">{lead}</p>}
        </div>
        {children}
      </main>
      <StaticFooter />
    </div>
  );
}

/** The other public pages, and who runs all of it. */
function StaticFooter() {
  const t = useMessages('discover');
  return (
    <footer className="border-t border-border bg-surface px-gutter py-4 text-detail">
      <nav
        aria-label={t('footer')}
        className="flex flex-wrap justify-end gap-x-4 gap-y-2 max-tablet:justify-center"
      >
        <Link href={href.about()} tone="quiet">
          {t('footerAbout')}
        </Link>
        <Link href={href.privacy()} tone="quiet">
          {t('footerPrivacy')}
        </Link>
        <Link href={href.cookie()} tone="quiet">
          {t('footerCookie')}
        </Link>
        <Link href={trustHref()} tone="quiet">
          {t('trustTitle')}
        </Link>
      </nav>
    </footer>
  );
}
