import { createFileRoute } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { OtcDrawer } from '../../shell/detail/OtcDrawer.tsx';

export const Route = createFileRoute('/_signed-in/services/otc')({
  staticData: { title: 'otc' },
  loader: ({ context }) => context.loadTexts(['blocks', 'issues', 'charges', 'parts', 'errors']),
  component: Otc,
});

function Otc() {
  const t = useMessages('blocks');
  return (
    <>
      <h1 className="mb-4 text-page max-tablet:sr-only">{t('title')}</h1>
      <div className="flex flex-col overflow-clip rounded-card border border-border bg-surface">
        <h2 className="sr-only">{t('windows')}</h2>
        <OtcDrawer />
      </div>
    </>
  );
}
