import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { AlertsCard } from '../../components/alerts/AlertsCard.tsx';

/** All price alerts of the client. */
export function AlertsPage() {
  const t = useMessages('market');
  return (
    <div className="grid grid-cols-1 gap-grid">
      <Breadcrumb items={[{ label: t('title'), href: href.market() }, { label: t('alerts') }]} />
      <h1 className="text-page max-tablet:sr-only">{t('alerts')}</h1>
      <AlertsCard />
    </div>
  );
}
