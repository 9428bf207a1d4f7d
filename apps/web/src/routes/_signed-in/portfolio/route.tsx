import { createFileRoute } from '@tanstack/react-router';
import { portfolioTabs } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { SectionLayout } from '../../../shell/frame/SectionLayout.tsx';

export const Route = createFileRoute('/_signed-in/portfolio')({
  component: PortfolioSection,
});

function PortfolioSection() {
  const t = useMessages('shell');
  return (
    <SectionLayout
      title={t('portfolio')}
      tabs={portfolioTabs.map((tab) => ({ to: `/portfolio/${tab}`, label: t(tab) }))}
    />
  );
}
