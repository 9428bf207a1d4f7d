import { useMessages } from '@wealth/i18n-locale-react';
import { Holdings } from '@wealth/parts';
import { Figures } from '../../components/Figures.tsx';

/** Every holding with its live price, value and gain. */
export function HoldingPage() {
  const t = useMessages('portfolio');
  return (
    <div className="grid gap-grid">
      <Figures title={t('summary')} />
      <Holdings />
      <p className="text-caption text-fg-subtle">{t('holdingsNote')}</p>
    </div>
  );
}
