import { createFileRoute } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { SectionLayout } from '../../../shell/SectionLayout.tsx';

export const Route = createFileRoute('/_signed-in/me')({
  component: MeSection,
});

function MeSection() {
  const t = useMessages('shell');
  return (
    <SectionLayout
      title={t('me')}
      tabs={[
        { to: '/me/profile', label: t('profile') },
        { to: '/me/application', label: t('application') },
        { to: '/me/records', label: t('records') },
      ]}
    />
  );
}
