import type { Offer } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useProfile } from '@wealth/session';
import { Card } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { OfferIcon } from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { OfferStateBadge } from './OfferStateBadge.tsx';
import { WaivedNote } from './WaivedNote.tsx';
import { useOffers } from './useOffers.tsx';
import { useOfferWords } from './useOfferWords.ts';

/** Waivers that the card has room for: those that wait for a sale first. */
const shownCount = 3;

function shownOf(offers: readonly Offer[]): readonly Offer[] {
  const isAvailable = ({ state }: Offer) => state === 'AVAILABLE';
  return [...offers.filter(isAvailable), ...offers.filter((offer) => !isAvailable(offer))].slice(
    0,
    shownCount,
  );
}

function OffersOfClient() {
  const words = useOfferWords();
  const { t, amount, day } = words;
  const { offers, state } = useOffers();
  return (
    <Card
      title={t('title')}
      note={t('forYou')}
      action={<Link href={deepHref.offers()}>{t('termsOfAll')}</Link>}
      isFlush
      {...(state ? { state } : {})}
    >
      <DataList
        aria-label={t('title')}
        items={shownOf(offers ?? []).map((offer) => ({
          id: offer.id,
          leading: <OfferIcon />,
          title: t('waiver'),
          detail: t('cardDetail', { amount: amount(offer.amount), day: day(offer.valid_until) }),
          value: <OfferStateBadge offer={offer} />,
          valueDetail: words.left(offer),
          href: deepHref.offers(),
        }))}
      />
      {offers && (
        <div className="border-t border-border px-card py-3">
          <WaivedNote offers={offers} />
        </div>
      )}
    </Card>
  );
}

/** The waivers of the client in short; nothing for a client who was not given offers. */
export function OffersCard() {
  return useProfile()?.allow_bonus === true ? <OffersOfClient /> : null;
}
