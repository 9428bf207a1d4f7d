import type { BankAccount } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Badge, type BadgeProps } from '@wealth/ui/badge';
import { IconRow, RowText } from '@wealth/ui/data-list';
import { AlertIcon, BankIcon, ClockIcon, MoreIcon, SuccessIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Menu, type MenuOption } from '@wealth/ui/menu';
import type { ReactNode } from 'react';
import type { AccountAction } from './AccountCard.tsx';

export interface BankAccountRowProps {
  account: BankAccount;
  /** Absent for a client who has no PIN: every change asks for it. */
  onAction?: (action: AccountAction) => void;
}

const badgeOf = {
  pending: { tone: 'warning', icon: <ClockIcon size="xs" />, text: 'pennyDropPending' },
  in_review: { tone: 'warning', icon: <ClockIcon size="xs" />, text: 'accountInReview' },
  verified: { tone: 'positive', icon: <SuccessIcon size="xs" />, text: 'accountVerified' },
  failed: { tone: 'negative', icon: <AlertIcon size="xs" />, text: 'accountNotVerified' },
} as const satisfies Record<
  BankAccount['status'],
  { tone: BadgeProps['tone']; icon: ReactNode; text: string }
>;

const failureText = {
  name_mismatch: 'accountNameMismatch',
  account_not_found: 'accountNotFound',
} as const;

/** One linked account: never more of its number than the last four digits. */
export function BankAccountRow({ account, onAction }: BankAccountRowProps) {
  const t = useMessages('funds');
  const badge = badgeOf[account.status];
  const name = { bank: account.bank_name, number: account.masked_number };
  const canBePrimary = account.status === 'verified' && !account.primary;
  const primaryOption: MenuOption<AccountAction> = { id: 'makePrimary', label: t('accountMakePrimary') };

  return (
    <IconRow
      icon={<BankIcon size="sm" />}
      isTall
      trailing={
        onAction && (
          <Menu<AccountAction>
            trigger={
              <IconButton aria-label={t('accountActions', name)} size="sm">
                <MoreIcon size="sm" />
              </IconButton>
            }
            groups={[
              {
                id: 'actions',
                options: [
                  ...(canBePrimary ? [primaryOption] : []),
                  { id: 'remove', label: t('accountRemove'), isDestructive: true },
                ],
              },
            ]}
            onAction={onAction}
          />
        )
      }
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0 tablet:flex-1">
          <RowText
            title={
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="wrap-anywhere tabular-nums">{t('accountName', name)}</span>
                {account.primary && <Badge tone="accent">{t('accountPrimary')}</Badge>}
              </span>
            }
          >
            <div>{account.holder}</div>
            <div className="flex flex-wrap gap-x-3">
              <span>{t(account.account_type === 'savings' ? 'accountSavings' : 'accountCurrent')}</span>
              <span>{t('accountIfsc', { ifsc: account.ifsc })}</span>
              {account.upi_id !== '' && <span>{t('accountUpi', { upi: account.upi_id })}</span>}
            </div>
          </RowText>
        </div>
        {/* It changes by itself when the penny drop ends. */}
        <div role="status" className="max-w-full">
          <Badge tone={badge.tone} icon={badge.icon}>
            {t(badge.text)}
          </Badge>
        </div>
        {account.failure !== null && (
          <p className="w-full text-caption text-negative">{t(failureText[account.failure])}</p>
        )}
      </div>
    </IconRow>
  );
}
