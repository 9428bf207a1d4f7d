import type { Permission } from '@wealth/hrefs';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { StateMessage } from '@wealth/ui/state-message';

const reasons = {
  allow_compensation: 'notAllowedCompensation',
  allow_bonus: 'notAllowedBonus',
  allow_loan: 'notAllowedLoan',
} as const satisfies Record<Permission, PlainMessageKey<'frame'>>;

export interface NotAllowedProps {
  /** The right that the client lacks. */
  needs: Permission;
  /** @default 'h1' */
  headingLevel?: 'h1' | 'h2';
}

/** Stands in the place of a page or a drawer that this client was not given, and says why. */
export function NotAllowed({ needs, headingLevel = 'h1' }: NotAllowedProps) {
  const t = useMessages('frame');
  return (
    <StateMessage kind="empty" headingLevel={headingLevel} title={t('notAllowed')} text={t(reasons[needs])} />
  );
}
