import { createFileRoute, redirect } from '@tanstack/react-router';
import { regionDialog } from '@wealth/feature-auth';
import { OperatorCard } from '@wealth/feature-discover';
import { AccountsLinkCard } from '@wealth/feature-funds';
import { ProfilePage } from '@wealth/feature-profile';
import { bankSectionId, href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Link } from '@wealth/ui/link';
import { modals } from '@wealth/ui/modal';
import { Suspense } from 'react';
import { operator } from '../../../operator.ts';

export const Route = createFileRoute('/_signed-in/me/profile')({
  staticData: { title: 'me' },
  beforeLoad({ location: { search, hash } }) {
    // Old links name the section that has become a page.
    if (hash === bankSectionId) throw redirect({ to: '/me/accounts', search, hash, replace: true });
  },
  loader: ({ context }) => context.loadTexts(['profile', 'funds', 'discover', 'parts', 'errors']),
  component: Profile,
});

function Profile() {
  return (
    <ProfilePage
      bankAccounts={<AccountsLinkCard />}
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
