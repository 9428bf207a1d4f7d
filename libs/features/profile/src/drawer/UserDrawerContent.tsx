import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { CashLines } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { confirm } from '@wealth/ui/confirm';
import { afterDrawerClosed } from '@wealth/ui/drawer';
import { LogoutIcon } from '@wealth/ui/icon';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useState } from 'react';
import { ClientIdentity } from '../components/ClientIdentity.tsx';
import { DrawerMenu, type DrawerMenuProps } from './DrawerMenu.tsx';
import { MoneyButtons, type MoneyActions } from './MoneyButtons.tsx';

export interface UserDrawerContentProps extends MoneyActions, Omit<DrawerMenuProps, 'choose'> {
  /** Version of the app, e.g. 3.22.3221. */
  appVersion: string;
  /** What the system is, in the client's words: "Sandbox". */
  environmentLabel: string;
  /** The client confirmed; signs out. The button stays busy until it is done. */
  onLogout: () => Promise<void> | void;
  /** Closes the drawer. What was chosen in it happens 200 ms later; a sign-out begins at once. */
  onClose: () => void;
}

/** Everything of the user drawer under its title bar: who is signed in, cash, menu, and the way out. */
export function UserDrawerContent(props: UserDrawerContentProps) {
  const { appVersion, environmentLabel, onLogout, onClose, onDeposit, onWithdraw, onMoneyApproach, ...menu } =
    props;
  const t = useMessages('profile');
  const profile = useProfile();
  const appName = useAppName(t('appName'));
  const [isLeaving, setLeaving] = useState(false);

  function choose(action: () => void) {
    onClose();
    afterDrawerClosed(action);
  }

  async function askToLogOut() {
    if (!(await confirm({ message: t('logoutQuestion') }))) return;
    setLeaving(true);
    onClose();
    await onLogout();
  }

  return (
    <div>
      <div className="grid gap-4 border-b border-border px-6 pb-5">
        {profile && <ClientIdentity profile={profile} />}
        <CashLines variant="one" />
        <MoneyButtons
          onDeposit={() => choose(onDeposit)}
          onWithdraw={() => choose(onWithdraw)}
          onMoneyApproach={onMoneyApproach}
        />
      </div>
      <DrawerMenu {...menu} choose={choose} />
      <OverlayFooter>
        <div className="grid w-full gap-3">
          <Button
            variant="danger"
            isFullWidth
            isPending={isLeaving}
            icon={<LogoutIcon size="sm" />}
            onPress={() => void askToLogOut()}
          >
            {t('logout')}
          </Button>
          <p className="text-center text-caption text-fg-subtle">
            {t('version', { appName, version: appVersion, environment: environmentLabel })}
          </p>
        </div>
      </OverlayFooter>
    </div>
  );
}
