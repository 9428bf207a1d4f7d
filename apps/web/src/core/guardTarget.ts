import { href, type OwnPath } from '@wealth/hrefs';
import type { Visitor } from '@wealth/session';
import type { PageAccess } from './access.ts';

/**
 * Where this visitor is sent by who they are and how far their identity check is, or null to stay.
 * Pure: the table test drives it.
 */
export function guardTarget(access: PageAccess, visitor: Visitor, lastRoute: OwnPath | null): OwnPath | null {
  if (access === 'public' || access === 'error') return null;
  if (visitor.kind !== 'client') return access === 'login' ? null : href.login();
  if (visitor.kycStatus !== 'approved') return access === 'kyc' ? null : href.kyc();
  if (access === 'login') return href.dashboard();
  if (access === 'kyc') return lastRoute ?? href.dashboard();
  return null;
}
