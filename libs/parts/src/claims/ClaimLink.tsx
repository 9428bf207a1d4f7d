import { capabilityOf, deepHref, isAllowed, type ClaimSubjectKind } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { Link } from '@wealth/ui/link';

export interface ClaimLinkProps {
  about: ClaimSubjectKind;
  /** Id of the order, application or movement. */
  subject: string;
}

/** Leads from something of the client's to a claim about it; nothing for a client who may not claim. */
export function ClaimLink({ about, subject }: ClaimLinkProps) {
  const t = useMessages('parts');
  const profile = useProfile();
  if (!isAllowed(capabilityOf('compensation').needs, profile)) return null;
  return <Link href={deepHref.compensation({ about, subject })}>{t('claimLink')}</Link>;
}
