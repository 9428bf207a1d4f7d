import { useGetOffers } from '@wealth/api-sdk/content';
import { cardStateOf, type CardState } from '@wealth/ui/card';
import { OfferIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useOfferWords } from './useOfferWords.ts';

/** The waivers of the client, and what stands in their place while there are none to show. */
export function useOffers() {
  const { t } = useOfferWords();
  const query = useGetOffers({ query: { meta: { claims: () => true } } });
  const { data: offers } = query;
  const empty: CardState = {
    kind: 'empty',
    icon: <OfferIcon size="lg" />,
    title: t('empty'),
    text: t('emptyText'),
  };
  const texts = {
    failedTitle: t('failed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={3} />,
  };
  return { offers, state: offers?.length === 0 ? empty : cardStateOf(query, texts) };
}
