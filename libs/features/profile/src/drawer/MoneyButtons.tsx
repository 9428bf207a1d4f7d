import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { DepositIcon, WithdrawIcon } from '@wealth/ui/icon';

export interface MoneyActions {
  /** Opens the drawer titled Deposit. */
  onDeposit: () => void;
  /** Opens the drawer titled Withdrawal. */
  onWithdraw: () => void;
  /** A pointer, a finger or the focus is on its way to one of them. */
  onMoneyApproach?: () => void;
}

/** Money in and out. */
export function MoneyButtons({ onDeposit, onWithdraw, onMoneyApproach }: MoneyActions) {
  const t = useMessages('profile');
  return (
    <div className="flex gap-2.5 *:flex-1">
      <Button icon={<DepositIcon size="sm" />} onApproach={onMoneyApproach} onPress={onDeposit}>
        {t('deposit')}
      </Button>
      <Button
        variant="secondary"
        icon={<WithdrawIcon size="sm" />}
        onApproach={onMoneyApproach}
        onPress={onWithdraw}
      >
        {t('withdraw')}
      </Button>
    </div>
  );
}
