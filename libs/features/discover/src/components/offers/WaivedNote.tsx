import type { Offer } from '@wealth/api-sdk/model';
import { useAmountText } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useOfferWords, waivedIn } from './useOfferWords.ts';

/** That no offer depends on trading, and what was waived in the tax year. */
export function WaivedNote({ offers }: { offers: readonly Offer[] }) {
  const { t } = useOfferWords();
  const ownAmount = useAmountText();
  const { serverClock } = useSession();
  const { year, amount } = waivedIn(offers, serverClock.now());
  return (
    <p className="text-detail text-fg-muted">
      {t('noTrading')} {t('waivedIn', { year, amount: ownAmount(amount) })}
    </p>
  );
}
