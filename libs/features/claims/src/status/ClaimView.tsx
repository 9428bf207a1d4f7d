import type { ClaimDetail } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { claimDayOf } from '@wealth/domain/claims';
import { Money, StepTimeline } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { Note } from '@wealth/ui/note';
import { claimSteps } from '../parts/claimSteps.ts';
import { useClaimWords, type ClaimWords } from '../parts/useClaimWords.ts';
import { ClaimClock } from './ClaimClock.tsx';
import { InformationForm } from './InformationForm.tsx';
import { NextLetter } from './NextLetter.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OwnRecord, SentEvidence } from './SentEvidence.tsx';
import { WayOn } from './WayOn.tsx';

export interface ClaimViewProps {
  claim: ClaimDetail;
  grievance: string | null;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
}

/** What the claim comes to now, and what that is called. */
function headOf({ state, offer, amount }: ClaimDetail, { t }: ClaimWords) {
  if (state === 'PAID' && offer) return { name: t('wePaid'), rupees: offer.amount };
  if (state === 'ACCEPTED' && offer) return { name: t('wePay'), rupees: offer.amount };
  if (state === 'OFFERED' && offer) return { name: t('weOffer'), rupees: offer.amount };
  return { name: t('youClaim'), rupees: amount };
}

/** The amount, and the days of the answer. */
export function ClaimHero({ claim }: { claim: ClaimDetail }) {
  const words = useClaimWords();
  const { t, own, day, accountName } = words;
  const { name, rupees } = headOf(claim, words);
  const { offer, payment } = claim;
  const receivedOn = istDay(Date.parse(claim.received_at));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <p className="text-detail text-fg-muted">{name}</p>
        <p className="text-hero">
          <Money rupees={rupees} />
        </p>
        {offer && (
          <p className="text-detail text-fg-muted">
            {t('ofClaimed', { claimed: own(claim.amount) })}
            {' · '}
            {t('onDay', {
              day: day(offer.offered_at),
              number: claimDayOf(receivedOn, istDay(Date.parse(offer.offered_at))),
            })}
          </p>
        )}
        {payment && (
          <p className="text-detail text-fg-muted">
            {payment.paid_at === null
              ? t('paidBy', { account: accountName(payment.account), day: day(payment.due_at) })
              : t('paidTo', { account: accountName(payment.account) })}
          </p>
        )}
      </div>
      <ClaimClock claim={claim} />
    </div>
  );
}

/** A claim: its answer, its way, what was sent, and the way on. */
export function ClaimView({ claim, grievance, onBankAccounts }: ClaimViewProps) {
  const words = useClaimWords();
  const { t } = words;
  const { offer, state, images } = claim;
  return (
    <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-[minmax(0,1fr)_26rem] print:grid-cols-1">
      <div className="grid min-w-0 grid-cols-1 gap-grid">
        {state === 'INFO_NEEDED' && <InformationForm claim={claim} />}
        {offer && <OfferCard {...{ claim, offer, onBankAccounts }} />}
        <Card title={t('steps')}>
          <StepTimeline
            aria-label={t('steps')}
            steps={claimSteps({ ...claim, imageCount: images.length }, words)}
          />
        </Card>
        <SentEvidence claim={claim} />
        <OwnRecord claim={claim} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-grid">
        <WayOn {...{ claim, grievance }} />
        <NextLetter claim={claim} />
        <Note tone="negative">{t('recovery')}</Note>
      </div>
    </div>
  );
}
