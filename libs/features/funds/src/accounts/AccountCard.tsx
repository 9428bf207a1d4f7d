import type { BankAccount } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Badge, type BadgeProps } from '@wealth/ui/badge';
import { AlertIcon, ClockIcon, MoreIcon, SuccessIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Menu, type MenuOption } from '@wealth/ui/menu';
import type { ReactNode } from 'react';
import { AccountCheck, type AccountCheckProps } from './AccountCheck.tsx';
import { AccountHold, AccountUses } from './AccountUses.tsx';
import { useBranch } from './useBranch.ts';

export type AccountAction = 'makePrimary' | 'remove';

export interface AccountCardProps extends Pick<AccountCheckProps, 'onHelp'> {
  account: BankAccount;
  /** Absent for a client who has no PIN: every change asks for it. */
  onAction?: (action: AccountAction) => void;
}

const badgeOf = {
  pending: { tone: 'warning', icon: <ClockIcon size="xs" />, text: 'pennyDropPending' },
  in_review: { tone: 'info', icon: <ClockIcon size="xs" />, text: 'accountInReview' },
  verified: { tone: 'positive', icon: <SuccessIcon size="xs" />, text: 'accountVerified' },
  failed: { tone: 'negative', icon: <AlertIcon size="xs" />, text: 'accountNotVerified' },
} as const satisfies Record<
  BankAccount['status'],
  { tone: BadgeProps['tone']; icon: ReactNode; text: string }
>;

/** The first letters of the first words of a bank's name. */
const monogramOf = (bank: string) =>
  bank
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');

function AccountMenu({ account, onAction }: Required<Pick<AccountCardProps, 'account' | 'onAction'>>) {
  const t = useMessages('funds');
  const canBePrimary = account.status === 'verified' && !account.primary;
  const primaryOption: MenuOption<AccountAction> = { id: 'makePrimary', label: t('accountMakePrimary') };
  return (
    <Menu<AccountAction>
      trigger={
        <IconButton
          aria-label={t('accountActions', { bank: account.bank_name, number: account.masked_number })}
          size="sm"
        >
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
  );
}

function AccountFacts({ account }: Pick<AccountCardProps, 'account'>) {
  const t = useMessages('funds');
  const { branch, isLooking } = useBranch(account.ifsc);
  const { ifsc, upi_id: upi, account_type: type } = account;
  return (
    <div className="text-detail text-fg-muted">
      <div className="wrap-anywhere">{account.holder}</div>
      <div className="flex flex-wrap gap-x-3">
        <span>{t(type === 'savings' ? 'accountSavings' : 'accountCurrent')}</span>
        <span>{t('accountIfsc', { ifsc })}</span>
        {branch && <span>{t('accountBranch', { branch: branch.branch, city: branch.city })}</span>}
        {/* About as wide as a branch and its city, so that what stands beneath stays. */}
        {!branch && isLooking && (
          <span aria-hidden="true" className="w-24">
            {'\u00a0'}
          </span>
        )}
        {upi !== '' && <span className="wrap-anywhere">{t('accountUpi', { upi })}</span>}
      </div>
    </div>
  );
}

/** One linked account as a bank card: never more of its number than the last four digits. */
export function AccountCard({ account, onAction, onHelp }: AccountCardProps) {
  const t = useMessages('funds');
  const badge = badgeOf[account.status];
  const name = { bank: account.bank_name, number: account.masked_number };
  const isVerified = account.status === 'verified';
  return (
    <li className="overflow-clip rounded-card border border-border bg-surface shadow-raised">
      <div className="@container flex items-start gap-3 p-card">
        <span
          aria-hidden="true"
          className="hidden size-11 shrink-0 place-items-center rounded-control bg-accent-soft font-semibold text-accent-text @min-[15rem]:grid"
        >
          {monogramOf(account.bank_name)}
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <div className="min-w-0 tablet:flex-1">
            <h2 className="text-title wrap-anywhere tabular-nums">{t('accountName', name)}</h2>
            <AccountFacts account={account} />
          </div>
          <div className="flex max-w-full flex-wrap items-center gap-2">
            {account.primary && <Badge tone="accent">{t('accountPrimary')}</Badge>}
            {/* It changes by itself when the penny drop ends. */}
            <div role="status" className="max-w-full">
              <Badge tone={badge.tone} icon={badge.icon}>
                {t(badge.text)}
              </Badge>
            </div>
          </div>
        </div>
        {onAction && <AccountMenu account={account} onAction={onAction} />}
      </div>
      {isVerified && <AccountUses account={account} />}
      {isVerified && <AccountHold account={account} />}
      <AccountCheck account={account} onHelp={onHelp} onRemove={onAction && (() => onAction('remove'))} />
    </li>
  );
}
