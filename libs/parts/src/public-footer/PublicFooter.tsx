import { href } from '@wealth/hrefs';
import { useAppName, useMessages, useRegion } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Link } from '@wealth/ui/link';
import { SandboxFoot } from '@wealth/ui/sandbox-mark';
import { useState } from 'react';
import { yearAt } from './yearAt.ts';

export interface PublicFooterProps {
  /** Whether it is inside the padding of its page, without a line above. */
  isInset?: boolean;
}

/**
 * The end of a page that everybody may open: whose app it is, and the way to the other public pages. Its texts come with the
 * first file, so that it is there without a connection too.
 */
export function PublicFooter({ isInset = false }: PublicFooterProps) {
  const t = useMessages('shell');
  const appName = useAppName(t('appName'));
  const { timeZone } = useRegion();
  const { serverClock } = useSession();
  const [now] = useState(() => serverClock.now());
  return (
    <footer className={isInset ? undefined : 'border-t border-border px-gutter py-4'}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-detail text-fg-muted max-tablet:flex-col-reverse">
        <span>{t('copyright', { year: yearAt(now, timeZone), appName })}</span>
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
