import { useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { SecurityIcon } from '@wealth/ui/icon';
import { MenuItem } from '@wealth/ui/menu-item';
import { modals } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';
import { changePasswordDialog } from '../../dialogs/change-password/changePasswordDialog.ts';
import { setPinDialog } from '../../dialogs/set-pin/setPinDialog.ts';

/** Password and PIN, each changed in a dialog of its own. */
export function SecurityCard() {
  const t = useMessages('profile');
  const language = useLanguage();
  return (
    <Card title={t('security')} isFlush>
      <MenuItem
        icon={<SecurityIcon />}
        onApproach={() => prepareDialog(changePasswordDialog, language)}
        onPress={() => modals.openDialog(changePasswordDialog)}
      >
        {t('changePassword')}
      </MenuItem>
      <MenuItem
        icon={<SecurityIcon />}
        onApproach={() => prepareDialog(setPinDialog, language)}
        onPress={() => modals.openDialog(setPinDialog)}
      >
        {t('setPin')}
      </MenuItem>
      <p className="px-card pt-2 pb-card text-detail text-fg-muted">{t('idleNote')}</p>
    </Card>
  );
}
