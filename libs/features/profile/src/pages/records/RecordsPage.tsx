import { useMessages } from '@wealth/i18n-locale-react';

/** The movements of the client's money. */
export function RecordsPage() {
  const t = useMessages('profile');
  return <h2 className="text-heading">{t('records')}</h2>;
}
