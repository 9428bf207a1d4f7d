import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { HomeIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
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

  return (
    <div className="min-h-dvh">
      <header className="flex min-h-header flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-border bg-surface px-gutter py-2">
        <Logo name={t('appName')} isNameShown />
        <div className="flex flex-wrap items-center gap-3">
          {mark}
          <LinkButton href={href.login()} variant="secondary" size="sm" icon={<HomeIcon size="sm" />}>
            {t('home')}
          </LinkButton>
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-prose gap-grid px-gutter py-8 tablet:px-0 tablet:py-11">
        <div>
          <h1 className="text-figure">{title}</h1>
          {lead !== undefined && <p className="mt-1 text-lead text-fg-muted">{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
