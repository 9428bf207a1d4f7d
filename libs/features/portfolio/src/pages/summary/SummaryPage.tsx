import { useMessages } from '@wealth/i18n-locale-react';
import { CashLines } from '@wealth/parts';
import { Figures } from '../../components/Figures.tsx';

/** The portfolio in five figures, and the cash beneath them. The app shows the title and the tabs of the section. */
export function SummaryPage() {
  const t = useMessages('portfolio');
  return (
    <div className="grid gap-grid">
      <Figures title={t('summary')} />
      <CashLines variant="full" />
    </div>
  );
}
