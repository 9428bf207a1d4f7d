import { useMessages } from '@wealth/i18n-locale-react';

/** Orders that wait for their trade. */
export function AwaitingPage() {
  const t = useMessages('portfolio');
  return <h2 className="text-heading">{t('awaiting')}</h2>;
}
