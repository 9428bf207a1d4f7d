import type { BankAccount } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { RemoveIcon, ServiceIcon } from '@wealth/ui/icon';
import { Timeline } from '@wealth/ui/timeline';
import { NameComparison } from './NameComparison.tsx';

export interface AccountCheckProps {
  account: BankAccount;
  /** Absent for a client who has no PIN: every change asks for it. */
  onRemove?: () => void;
  /** Opens customer service; null where there is none. */
  onHelp: (() => void) | null;
}

const failureText = {
  name_mismatch: 'accountNameMismatch',
  account_not_found: 'accountNotFound',
} as const;

/** How far the check of an account is that is not verified: under way, with the back office, or failed and why. */
export function AccountCheck({ account, onRemove, onHelp }: AccountCheckProps) {
  const { status } = account;
  if (status === 'verified') return null;
  return (
    <div className="grid gap-4 border-t border-border bg-surface-head p-card">
      {status === 'failed' ? (
        <Failed {...{ account, onRemove, onHelp }} />
      ) : (
        <UnderWay account={account} isInReview={status === 'in_review'} />
      )}
    </div>
  );
}

function UnderWay({ account, isInReview }: { account: BankAccount; isInReview: boolean }) {
  const t = useMessages('funds');
  const formats = useFormats();
  const timeOf = (instant: string) => formats.marketTime(instant, { hasSeconds: true, hasZone: false });
  return (
    <Timeline
      aria-label={t('accountCheck')}
      items={[
        { id: 'added', title: t('accountStepAdded'), state: 'done', time: timeOf(account.created_at) },
        {
          id: 'sent',
          title: t('accountStepSent'),
          state: isInReview ? 'done' : 'now',
          text: isInReview ? undefined : t('accountStepSentText'),
          time: account.checked_at === null ? undefined : timeOf(account.checked_at),
        },
        {
          id: 'compared',
          title: t(isInReview ? 'accountStepReview' : 'accountStepCompared'),
          state: isInReview ? 'now' : 'next',
          text: isInReview ? t('accountStepReviewText') : undefined,
        },
      ]}
    />
  );
}

function Failed({ account, onRemove, onHelp }: AccountCheckProps) {
  const t = useMessages('funds');
  const inIdentity = useProfile()?.name.trim() ?? '';
  const { failure, holder } = account;
  const isMismatch = failure === 'name_mismatch';
  return (
    <>
      <p className="text-detail">
        <span className="font-medium">{failure !== null && t(failureText[failure])}</span>{' '}
        {isMismatch && <span className="text-fg-muted">{t('accountMismatchText')}</span>}
      </p>
      {isMismatch && inIdentity !== '' && holder !== inIdentity && (
        <NameComparison atBank={holder} inIdentity={inIdentity} />
      )}
      <div className="flex flex-wrap gap-2">
        {isMismatch && onHelp !== null && (
          <Button variant="secondary" size="sm" icon={<ServiceIcon size="sm" />} onPress={onHelp}>
            {t('accountNameChanged')}
          </Button>
        )}
        {onRemove && (
          <Button variant="secondary" size="sm" icon={<RemoveIcon size="sm" />} onPress={onRemove}>
            {t('accountRemove')}
          </Button>
        )}
      </div>
    </>
  );
}
