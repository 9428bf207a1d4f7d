import { useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { useVisitor } from '@wealth/session';
import { Badge } from '@wealth/ui/badge';
import {
  AppearanceIcon,
  BankIcon,
  CheckIcon,
  SecurityIcon,
  ServiceIcon,
  ServicesIcon,
  UserIcon,
} from '@wealth/ui/icon';
import { MenuGroup, MenuItem } from '@wealth/ui/menu-item';
import { modals } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';
import { useState, type ComponentType } from 'react';
import { DensityRow, PaletteRow, ThemeRow } from '../components/preferenceRows.tsx';
import { changePasswordDialog } from '../dialogs/change-password/changePasswordDialog.ts';
import { setPinDialog } from '../dialogs/set-pin/setPinDialog.ts';
import { updateAvatarDialog } from '../dialogs/update-avatar/updateAvatarDialog.ts';
import { viewKycDialog } from '../dialogs/view-kyc/viewKycDialog.ts';

type Group = 'profile' | 'security' | 'appearance';

/** Something else that this client can open from here. */
export interface DrawerPlace {
  id: string;
  name: string;
  icon: ComponentType;
  open: () => void;
}

export interface DrawerMenuProps {
  /** Closes the drawer, then does it. */
  choose: (action: () => void) => void;
  onBankAccounts: () => void;
  /** What else this client was given. @default nothing */
  places?: readonly DrawerPlace[];
  /** Opens the entries of the server's menu. Absent where they stand elsewhere, or where there are none. */
  onServices?: () => void;
  /** Opens the chat. Absent where no service is configured. */
  onCustomerService?: () => void;
}

function Approval() {
  const t = useMessages('profile');
  const visitor = useVisitor();
  if (visitor?.kind !== 'client' || visitor.kycStatus !== 'approved') return null;
  return (
    <Badge tone="positive" icon={<CheckIcon size="xs" />}>
      {t('kycApproved')}
    </Badge>
  );
}

/** The groups and places of the user drawer; one group is open at a time. */
export function DrawerMenu({ choose, onBankAccounts, places = [], ...optional }: DrawerMenuProps) {
  const { onServices, onCustomerService } = optional;
  const t = useMessages('profile');
  const language = useLanguage();
  const [openGroup, setOpenGroup] = useState<Group | null>(null);
  const group = (name: Group) => ({
    isExpanded: openGroup === name,
    onExpandedChange: (isExpanded: boolean) => setOpenGroup(isExpanded ? name : null),
  });

  return (
    <nav aria-label={t('account')} className="py-2">
      <MenuGroup label={t('profileGroup')} icon={<UserIcon />} {...group('profile')}>
        <MenuItem
          level="nested"
          onApproach={() => prepareDialog(updateAvatarDialog, language)}
          onPress={() => choose(() => modals.openDialog(updateAvatarDialog))}
        >
          {t('updateAvatar')}
        </MenuItem>
        <MenuItem
          level="nested"
          trailing={<Approval />}
          onApproach={() => prepareDialog(viewKycDialog, language)}
          onPress={() => choose(() => modals.openDialog(viewKycDialog))}
        >
          {t('viewKyc')}
        </MenuItem>
      </MenuGroup>
      <MenuGroup label={t('security')} icon={<SecurityIcon />} {...group('security')}>
        <MenuItem
          level="nested"
          onApproach={() => prepareDialog(setPinDialog, language)}
          onPress={() => choose(() => modals.openDialog(setPinDialog))}
        >
          {t('setPin')}
        </MenuItem>
        <MenuItem
          level="nested"
          onApproach={() => prepareDialog(changePasswordDialog, language)}
          onPress={() => choose(() => modals.openDialog(changePasswordDialog))}
        >
          {t('changePassword')}
        </MenuItem>
      </MenuGroup>
      <MenuItem icon={<BankIcon />} onPress={() => choose(onBankAccounts)}>
        {t('bankAccounts')}
      </MenuItem>
      {places.map(({ id, name, icon: Icon, open }) => (
        <MenuItem key={id} icon={<Icon />} onPress={() => choose(open)}>
          {name}
        </MenuItem>
      ))}
      <MenuGroup label={t('appearance')} icon={<AppearanceIcon />} {...group('appearance')}>
        <div className="divide-y divide-border pr-6 pl-14">
          <ThemeRow />
          <PaletteRow />
          <DensityRow />
        </div>
      </MenuGroup>
      {onServices && (
        <MenuItem icon={<ServicesIcon />} onPress={() => choose(onServices)}>
          {t('services')}
        </MenuItem>
      )}
      {onCustomerService && (
        <MenuItem icon={<ServiceIcon />} onPress={() => choose(onCustomerService)}>
          {t('customerService')}
        </MenuItem>
      )}
    </nav>
  );
}
