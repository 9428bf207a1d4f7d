import { useLocation } from '@tanstack/react-router';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { NotFoundIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { StateMessage } from '@wealth/ui/state-message';
import { AppStyles } from './AppStyles';

/** Keeps the shell around it, names what was asked for and leads home. */
export function NotFoundPage() {
  const t = useMessages('shell');
  const { pathname } = useLocation();

  return (
    <>
      <AppStyles />
      <StateMessage
        kind="empty"
        headingLevel="h1"
        icon={<NotFoundIcon size="lg" />}
        title={t('notFound')}
        text={t('notFoundHint', { path: pathname.slice(0, 80) })}
        action={<LinkButton href={href.dashboard()}>{t('backToHome')}</LinkButton>}
      />
    </>
  );
}
