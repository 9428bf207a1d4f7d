import { missing } from '@wealth/i18n-locale';
import { useGetClaim } from '@wealth/api-sdk/credit';
import { href } from '@wealth/hrefs';
import { Document, Money } from '@wealth/parts';
import { useProfile } from '@wealth/session';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { claimReasonTexts } from '../parts/claimReasonTexts.ts';
import { claimState } from '../parts/claimState.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';
import { ClaimHero, ClaimView, type ClaimViewProps } from './ClaimView.tsx';

const notFoundStatus = 404;
/** Images answer for five minutes: they are asked for anew before that. */
const againMs = 4 * 60_000;

export interface ClaimPageProps extends Omit<ClaimViewProps, 'claim'> {
  id: string;
  /** Where the client has no such claim. */
  notFound: ReactNode;
}

function ClaimDocument({ claim, ...view }: ClaimViewProps) {
  const words = useClaimWords();
  const { t, day, dayTime } = words;
  const profile = useProfile();
  const { reference, subject, amount } = claim;
  const reason = t(claimReasonTexts[claim.reason]);
  return (
    <Document
      title={subject ? t('claimTitle', { subject: subject.reference }) : t('claimTitleBare', { reason })}
      badge={claimState(claim, words)}
      {...(subject ? { note: reason } : {})}
      sum={<ClaimHero claim={claim} />}
      factsLabel={t('claim')}
      facts={[
        { name: t('client'), value: profile?.name ?? missing },
        { name: t('reference'), value: reference },
        { name: t('claimed'), value: <Money rupees={amount} /> },
        { name: t('happenedOn'), value: day(claim.happened_on) },
        { name: t('stepSubmitted'), value: dayTime(claim.received_at) },
        { name: t('reviewAnswer'), value: day(claim.answer_by) },
      ]}
    >
      <ClaimView claim={claim} {...view} />
    </Document>
  );
}

/** One claim as a page and as a document: printed, it is a tagged PDF. */
export function ClaimPage({ id, notFound, ...view }: ClaimPageProps) {
  const { t } = useClaimWords();
  const query = useGetClaim(id, { query: { meta: { claims: () => true }, refetchInterval: againMs } });
  const { data: claim, error } = query;
  if (!claim && error?.status === notFoundStatus) return notFound;
  const state = cardStateOf(query, {
    failedTitle: t('claimFailed'),
    failedText: t('nothingChanged'),
    skeleton: <SkeletonRows rows={8} />,
  });
  return (
    <div className="grid grid-cols-1 gap-grid upright-sheet">
      <div className="print:hidden">
        <Breadcrumb
          items={[
            { label: t('me'), href: href.me() },
            { label: t('applications'), href: href.me('application') },
            { label: claim ? claim.reference : t('claim') },
          ]}
        />
      </div>
      {claim ? (
        <ClaimDocument claim={claim} {...view} />
      ) : (
        <>
          <h1 className="text-heading">{t('claim')}</h1>
          <Card state={state} />
        </>
      )}
    </div>
  );
}
