import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { SecurityIcon } from '@wealth/ui/icon';
import { MenuItem } from '@wealth/ui/menu-item';
import {
  openChangePassword,
  prepareChangePassword,
} from '../../dialogs/change-password/openChangePassword.ts';
import { openSetPin, prepareSetPin } from '../../dialogs/set-pin/openSetPin.ts';

/** Password and PIN, each changed in a dialog of its own. */
export function SecurityCard({ isSandbox }: { isSandbox: boolean }) {
  const t = useMessages('profile');
  return (
    <Card title={t('security')} isFlush>
      <MenuItem
        icon={<SecurityIcon />}
        onApproach={prepareChangePassword}
        onPress={() => openChangePassword(t, { isSandbox })}
      >
        {t('changePassword')}
      </MenuItem>
      <MenuItem
        icon={<SecurityIcon />}
        onApproach={prepareSetPin}
        onPress={() => openSetPin(t, { isSandbox })}
      >
        {t('setPin')}
      </MenuItem>
      <p className="px-card pt-2 pb-card text-detail text-fg-muted">{t('idleNote')}</p>
    </Card>
  );
}
