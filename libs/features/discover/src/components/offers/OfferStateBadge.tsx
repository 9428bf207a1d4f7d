import type { Offer, OfferState } from '@wealth/api-sdk/model';
import { Badge, type BadgeProps } from '@wealth/ui/badge';
import { useOfferWords } from './useOfferWords.ts';

const looks = {
  AVAILABLE: { text: 'available', tone: 'positive' },
  USED: { text: 'used', tone: 'neutral' },
  EXPIRED: { text: 'expired', tone: 'neutral' },
} as const satisfies Record<OfferState, { text: string; tone: BadgeProps['tone'] }>;

/** What a waiver is now, in a word. */
export function OfferStateBadge({ offer: { state } }: { offer: Pick<Offer, 'state'> }) {
  const { t } = useOfferWords();
  const { text, tone } = looks[state];
  return <Badge tone={tone}>{t(text)}</Badge>;
}
