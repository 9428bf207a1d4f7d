import { OffersPanel } from '../../components/offers/OffersPanel.tsx';
import { useOfferWords } from '../../components/offers/useOfferWords.ts';

/** The waivers of our own charges: each with its terms, its state and its use. */
export function OffersPage() {
  const { t } = useOfferWords();
  return (
    <div className="grid grid-cols-1 gap-grid">
      <div>
        <h1 className="text-page max-tablet:sr-only">{t('title')}</h1>
        <p className="text-fg-muted">{t('lead')}</p>
      </div>
      <OffersPanel />
    </div>
  );
}
