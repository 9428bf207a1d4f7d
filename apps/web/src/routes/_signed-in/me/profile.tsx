import { createFileRoute } from '@tanstack/react-router';
import { openRegionSettings } from '@wealth/feature-auth';
import { OperatorCard } from '@wealth/feature-discover';
import { ProfilePage } from '@wealth/feature-profile';
import { trustHref } from '@wealth/hrefs';
import { useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { Link } from '@wealth/ui/link';
import { Suspense } from 'react';
import { useIsSandbox } from '../../../app/systemInfo.ts';
import { operator } from '../../../operator.ts';

export const Route = createFileRoute('/_signed-in/me/profile')({
  staticData: { title: 'me' },
  component: Profile,
});

function Profile() {
  const isSandbox = useIsSandbox();
  const language = useLanguage();
  return (
    <ProfilePage
      isSandbox={isSandbox}
      onChangeRegion={() => void openRegionSettings({ isSandbox, language })}
      createKey={() => crypto.randomUUID()}
      trust={
        <Suspense>
          <Trust isSandbox={isSandbox} />
        </Suspense>
      }
    />
  );
}

function Trust({ isSandbox }: { isSandbox: boolean }) {
  const t = useMessages('discover');
  const more = <Link href={trustHref()}>{t('trustMore')}</Link>;
  return <OperatorCard operator={operator} isSandbox={isSandbox} action={more} />;
}
