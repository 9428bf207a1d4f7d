import { Card } from '@wealth/ui/card';
import { OfferDetail } from './OfferDetail.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { WaivedNote } from './WaivedNote.tsx';
import { useOffers } from './useOffers.tsx';
import { useOfferWords } from './useOfferWords.ts';

/** Every waiver of the client with its detail, the newest first, and the terms of all. */
export function OffersPanel() {
  const { t } = useOfferWords();
  const { offers, state } = useOffers();
  return (
    <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-grid">
        {state ? (
          <Card title={t('yourWaivers')} state={state} />
        ) : (
          (offers ?? []).map((offer) => <OfferDetail key={offer.id} offer={offer} />)
        )}
      </div>
      {/* How many waivers there are nobody knows before: what stands beneath them on a phone would move. */}
      {state?.kind !== 'loading' && (
        <div className="grid grid-cols-1 gap-grid">
          <OfferTerms />
          {offers && <WaivedNote offers={offers} />}
        </div>
      )}
    </div>
  );
}
