import { useMessages } from '@wealth/i18n-locale-react';

/** Orders that are over. */
export function HistoryPage() {
  const t = useMessages('portfolio');
  return <h2 className="text-heading">{t('history')}</h2>;
}
