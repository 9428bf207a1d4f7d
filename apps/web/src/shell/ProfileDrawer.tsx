import { UserDrawerContent } from '@wealth/feature-profile';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { SideDrawer } from '@wealth/ui/side-drawer';
import { useIsSandbox } from '../app/system-info';
import { config } from '../config';

export interface ProfileDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The user drawer of product.md §2: 400 px from the right, the full width under 768 px. */
export function ProfileDrawer({ isOpen, onClose }: ProfileDrawerProps) {
  const t = useMessages('shell');
  const session = useSession();
  const isSandbox = useIsSandbox();

  return (
    <SideDrawer isOpen={isOpen} onClose={onClose} title={t('profile')} size="panel">
      <UserDrawerContent
        appVersion={config.appVersion}
        environmentLabel={isSandbox ? t('sandbox') : t('live')}
        onClose={onClose}
        onLogout={session.signOut}
      />
    </SideDrawer>
  );
}
