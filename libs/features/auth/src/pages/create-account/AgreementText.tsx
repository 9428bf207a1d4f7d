import { href } from '@wealth/hrefs';
import { slot, splitAtSlots } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { Link } from '@wealth/ui/link';
import { modals } from '@wealth/ui/modal';
import { Fragment, type ReactNode } from 'react';
import { TermsText } from './TermsText.tsx';

/** The sentence that the client agrees to, with the two texts it names. Neither of them leaves the form. */
export function AgreementText() {
  const t = useMessages('auth');

  // Above the label, whose touch target would take their presses.
  const links: Record<string, ReactNode> = {
    terms: (
      <span className="relative z-1">
        <Link
          isInline
          href={href.login('terms')}
          onOpenHere={() => modals.open({ title: t('terms'), content: <TermsText /> })}
        >
          {t('terms')}
        </Link>
      </span>
    ),
    privacy: (
      <span className="relative z-1">
        <Link isInline href={href.privacy()} target="_blank">
          {t('privacy')}
        </Link>
      </span>
    ),
  };

  return splitAtSlots(t('agreement', { terms: slot('terms'), privacy: slot('privacy') })).map(
    ({ kind, value }) => <Fragment key={value}>{kind === 'slot' ? links[value] : value}</Fragment>,
  );
}
