import { useMessages } from '@wealth/i18n-locale-react';

/** The client's applications. */
export function ApplicationPage() {
  const t = useMessages('profile');
  return <h2 className="text-heading">{t('application')}</h2>;
}
