import { href } from '@wealth/hrefs';
import { useMessages, useRegion } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Link } from '@wealth/ui/link';
import { SandboxFoot } from '@wealth/ui/sandbox-mark';
import { yearAt } from './yearAt.ts';

export interface PublicFooterProps {
  appName: string;
  className?: string;
}

/**
 * The end of a page that everybody may open: whose app it is, and the way to the other public pages. Its texts come with the
 * first file, so that it is there without a connection too.
 */
export function PublicFooter({ appName, className }: PublicFooterProps) {
  const t = useMessages('shell');
  const { timeZone } = useRegion();
  const { serverClock } = useSession();
  return (
    <footer className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-detail text-fg-muted max-tablet:flex-col-reverse">
        <span>{t('copyright', { year: yearAt(serverClock.now(), timeZone), appName })}</span>
        <nav
          aria-label={t('legal')}
          className="flex flex-wrap gap-x-4 gap-y-2 max-tablet:justify-center max-tablet:gap-y-7"
        >
          <Link href={href.about()} tone="quiet">
            {t('about')}
          </Link>
          <Link href={href.privacy()} tone="quiet">
            {t('privacy')}
          </Link>
          <Link href={href.cookie()} tone="quiet">
            {t('cookie')}
          </Link>
          <Link href={href.trust()} tone="quiet">
            {t('trust')}
          </Link>
        </nav>
      </div>
      <SandboxFoot />
    </footer>
  );
}
