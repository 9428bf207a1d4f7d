import { createFileRoute } from '@tanstack/react-router';
import { regionDialog } from '@wealth/feature-auth';
import { OperatorCard } from '@wealth/feature-discover';
import { BankSection } from '@wealth/feature-funds';
import { openSetPin, ProfilePage } from '@wealth/feature-profile';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Link } from '@wealth/ui/link';
import { modals } from '@wealth/ui/modal';
import { Suspense } from 'react';
import { operator } from '../../../operator.ts';

export const Route = createFileRoute('/_signed-in/me/profile')({
  staticData: { title: 'me' },
  loader: ({ context }) => context.loadTexts(['profile', 'funds', 'discover', 'parts', 'errors']),
  component: Profile,
});

function Profile() {
  const session = useSession();
  return (
    <ProfilePage
      bankAccounts={<BankSection onSetPin={() => openSetPin(session)} />}
      onChangeRegion={() => modals.openDialog(regionDialog)}
      trust={
        <Suspense>
          <Trust />
        </Suspense>
      }
    />
  );
}

function Trust() {
  const t = useMessages('discover');
  const more = <Link href={href.trust()}>{t('trustMore')}</Link>;
  return <OperatorCard operator={operator} action={more} />;
}
