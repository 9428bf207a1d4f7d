import { useRouter } from '@tanstack/react-router';
import { UserDrawerContent } from '@wealth/feature-profile';
import { useCustomerService } from '@wealth/feature-service';
import { href } from '@wealth/hrefs';
import { useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { openDrawer } from '@wealth/ui/drawer';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { SideDrawer } from '@wealth/ui/side-drawer';
import { goTo } from '../../core/goTo.ts';
import { signOut } from '../../core/signOut.ts';
import { config } from '../../config.ts';
import { useServices } from './ServicesButton.tsx';
import { usePlaces } from '../menu/usePlaces.ts';
import { prepareMoney } from '../overlays/prepareMoney.ts';

export interface ProfileDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The user drawer: 400 px from the right, the full width under 768 px. */
export function ProfileDrawer({ isOpen, onClose }: ProfileDrawerProps) {
  const t = useMessages('shell');
  const language = useLanguage();
  const tFrame = useMessages('frame');
  const router = useRouter();
  const session = useSession();
  const isSandbox = useIsSandbox();
  const openCustomerService = useCustomerService();
  const openServices = useServices();
  const places = usePlaces();
  const isPhone = useBreakpoint() === 'mobile';

  return (
    <SideDrawer isOpen={isOpen} onClose={onClose} title={t('profile')} size="panel">
      <UserDrawerContent
        appVersion={config.appVersion}
        environmentLabel={isSandbox ? tFrame('sandbox') : tFrame('live')}
        onClose={onClose}
        onLogout={() => signOut(session, language)}
        onBankAccounts={() => goTo(router, href.bankAccounts())}
        places={places}
        // Wider windows have them in the header or the rail.
        onServices={(isPhone && openServices) || undefined}
        onCustomerService={openCustomerService ?? undefined}
        onDeposit={() => openDrawer('deposit')}
        onWithdraw={() => openDrawer('withdraw')}
        onMoneyApproach={() => prepareMoney(language)}
      />
    </SideDrawer>
  );
}
