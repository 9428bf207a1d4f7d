import { getClaims } from '@wealth/api-sdk/credit';
import type { Claim } from '@wealth/api-sdk/model';
import { capabilityOf, deepHref, isAllowed } from '@wealth/hrefs';
import { usePages, type Application, type ApplicationSource } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { useProfile } from '@wealth/session';
import { cardStateOf, type CardState } from '@wealth/ui/card';
import { CompensationIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { claimReasonTexts } from '../parts/claimReasonTexts.ts';
import { claimState } from '../parts/claimState.ts';
import { claimSteps } from '../parts/claimSteps.ts';
import { subjectDetail } from '../parts/subjectDetail.ts';
import { useClaimWords, type ClaimWords } from '../parts/useClaimWords.ts';

const params = { limit: 20 };
const rowId = ({ id }: Claim) => id;

function applicationOf(claim: Claim, words: ClaimWords): Application {
  const { t } = words;
  const { id, subject, offer, amount } = claim;
  const shown = offer
    ? { label: t(claim.state === 'PAID' ? 'wePaid' : 'weOffer'), rupees: offer.amount }
    : { label: t('claimed'), rupees: amount };
  return {
    id,
    title: t(claimReasonTexts[claim.reason]),
    ...(subject ? { detail: subjectDetail(subject, words) } : {}),
    reference: claim.reference,
    amount: shown,
    state: claimState(claim, words),
    at: Date.parse(claim.received_at),
    stepsLabel: t('steps'),
    steps: claimSteps(claim, words),
    href: deepHref.claim(id),
  };
}

/** Claims for compensation as applications: where each stands, and when it moves next. None for a client who may not claim. */
export function useClaimApplications(): ApplicationSource[] {
  const words = useClaimWords();
  const { t } = words;
  const isEnabled = isAllowed(capabilityOf('compensation').needs, useProfile());
  const { query, rows, hasMore, readOn } = usePages(
    { ...pagesOf('getClaims', getClaims, params), meta: { claims: () => true }, enabled: isEnabled },
    rowId,
  );
  if (!isEnabled) return [];
  const empty: CardState = {
    kind: 'empty',
    icon: <CompensationIcon size="lg" />,
    title: t('earlierEmpty'),
    text: t('earlierEmptyText'),
  };
  const texts = {
    failedTitle: t('claimsFailed'),
    failedText: t('nothingChanged'),
    skeleton: <SkeletonRows rows={2} />,
  };
  const state = rows?.length === 0 ? empty : cardStateOf(query, texts);
  return [
    {
      kind: 'compensation',
      title: t('claims'),
      applications: (rows ?? []).map((claim) => applicationOf(claim, words)),
      ...(state && { instead: { title: t('claims'), state } }),
      ...(hasMore ? { onMore: readOn } : {}),
    },
  ];
}
