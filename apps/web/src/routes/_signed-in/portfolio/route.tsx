import { createFileRoute } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { SectionLayout } from '../../../shell/SectionLayout.tsx';

export const Route = createFileRoute('/_signed-in/portfolio')({
  component: PortfolioSection,
});

function PortfolioSection() {
  const t = useMessages('shell');
  return (
    <SectionLayout
      title={t('portfolio')}
      tabs={[
        { to: '/portfolio/summary', label: t('summary') },
        { to: '/portfolio/holding', label: t('holding') },
        { to: '/portfolio/awaiting', label: t('awaiting') },
        { to: '/portfolio/history', label: t('history') },
      ]}
    />
  );
}
