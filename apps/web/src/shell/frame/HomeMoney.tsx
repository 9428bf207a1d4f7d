import { useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { openDrawer } from '@wealth/ui/drawer';
import { DepositIcon, WithdrawIcon } from '@wealth/ui/icon';
import { prepareMoney } from '../overlays/prepareMoney.ts';

/** Money in and out, beside the cash that is there. */
export function HomeMoney() {
  const t = useMessages('dashboard');
  const language = useLanguage();
  const onApproach = () => prepareMoney(language);
  return (
    <div className="flex flex-wrap gap-2.5 *:flex-1">
      <Button
        icon={<DepositIcon size="sm" />}
        onApproach={onApproach}
        onPress={() => void openDrawer('deposit')}
      >
        {t('deposit')}
      </Button>
      <Button
        variant="secondary"
        icon={<WithdrawIcon size="sm" />}
        onApproach={onApproach}
        onPress={() => void openDrawer('withdraw')}
      >
        {t('withdraw')}
      </Button>
    </div>
  );
}
