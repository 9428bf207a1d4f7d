import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { DepositIcon, WithdrawIcon } from '@wealth/ui/icon';

export interface MoneyActions {
  /** Opens the drawer titled Deposit. Absent while there is none: then there is no button either. */
  onDeposit?: () => void;
  /** Opens the drawer titled Withdrawal. Absent while there is none. */
  onWithdraw?: () => void;
}

/** Money in and out, as far as it is served. */
export function MoneyButtons({ onDeposit, onWithdraw }: MoneyActions) {
  const t = useMessages('profile');
  if (!onDeposit && !onWithdraw) return null;
  return (
    <div className="flex gap-2.5 *:flex-1">
      {onDeposit && (
        <Button icon={<DepositIcon size="sm" />} onPress={onDeposit}>
          {t('deposit')}
        </Button>
      )}
      {onWithdraw && (
        <Button variant="secondary" icon={<WithdrawIcon size="sm" />} onPress={onWithdraw}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
}
