import { useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { confirm } from '@wealth/ui/confirm';
import { AppearanceIcon, LogoutIcon } from '@wealth/ui/icon';
import { useId, useState } from 'react';
import { Identity } from '../components/Identity.tsx';
import { DensityRow, PaletteRow, ThemeRow } from '../components/PreferenceRows.tsx';
import { AvailableCash } from './AvailableCash.tsx';

export interface UserDrawerContentProps {
  /** Version of the app, e.g. 3.22.3221. */
  appVersion: string;
  /** What the system is, in the client's words: "Sandbox". */
  environmentLabel: string;
  /** The client confirmed; signs out. The button stays busy until it is done. */
  onLogout: () => Promise<void> | void;
  /** Closes the drawer, before the sign-out begins. */
  onClose: () => void;
}

/** Everything of the user drawer under its title bar: who is signed in, cash, appearance, and the way out. */
export function UserDrawerContent({
  appVersion,
  environmentLabel,
  onLogout,
  onClose,
}: UserDrawerContentProps) {
  const t = useMessages('profile');
  const profile = useProfile();
  const appearanceId = useId();
  const [isLeaving, setLeaving] = useState(false);

  async function askToLogOut() {
    if (!(await confirm({ message: t('logoutQuestion') }))) return;
    setLeaving(true);
    onClose();
    await onLogout();
  }

  return (
    <div className="flex min-h-full flex-col">
      <div className="grid gap-4 border-b border-border px-6 pb-5">
        {profile && <Identity profile={profile} />}
        <AvailableCash />
      </div>
      <section aria-labelledby={appearanceId} className="px-6 py-4">
        <h2 id={appearanceId} className="flex items-center gap-3 text-title">
          <AppearanceIcon />
          {t('appearance')}
        </h2>
        <div className="mt-1 divide-y divide-border">
          <ThemeRow />
          <PaletteRow />
          <DensityRow />
        </div>
      </section>
      <footer className="mt-auto grid gap-3 border-t border-border px-6 py-3.5">
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
          {t('version', { version: appVersion, environment: environmentLabel })}
        </p>
      </footer>
    </div>
  );
}
