import { createFileRoute } from '@tanstack/react-router';
import { meTabs } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { SectionLayout } from '../../../shell/frame/SectionLayout.tsx';

export const Route = createFileRoute('/_signed-in/me')({
  component: MeSection,
});

function MeSection() {
  const t = useMessages('shell');
  return <SectionLayout title={t('me')} tabs={meTabs.map((tab) => ({ to: `/me/${tab}`, label: t(tab) }))} />;
}
