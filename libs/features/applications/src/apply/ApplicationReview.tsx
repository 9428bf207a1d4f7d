import type { Issue } from '@wealth/api-sdk/model';
import { Money, useFailureText } from '@wealth/parts';
import { LeaveAtOnce, PlacingDialog, type PlacingWords } from '@wealth/placing';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { applicationPlacing } from '../parts/applicationPlacing.ts';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { ChargeLines } from './CostLines.tsx';
import type { ApplicationFormState } from './useApplicationForm.ts';

export interface ApplicationReviewProps {
  issue: Issue;
  form: ApplicationFormState;
}

/** What the way of an application says at each step. */
export function usePlacingWords(): PlacingWords {
  const { t } = useIssueWords();
  return {
    askingText: t('askingText'),
    askingTitle: t('askingTitle'),
    back: t('backToForm'),
    noPin: t('noPin'),
    notConfirmed: t('notConfirmed'),
    notPlacedText: t('notPlacedText'),
    notPlacedTitle: t('notPlacedTitle'),
    openIntent: (time) => t('openIntent', { time }),
    pinAgain: t('pinAgain'),
    place: t('place'),
    placeAgain: t('placeAgain'),
    placeAnew: t('placeAnew'),
    refusedText: t('refusedText'),
    refusedTitle: t('refusedTitle'),
    sendingText: t('sendingText'),
    sendingTitle: t('sendingTitle'),
    sentAtLastDigit: t('sentAtLastDigit'),
  };
}

/** The bids, what is blocked where, and what that means, once more. */
function ReviewFacts({ issue, form }: ApplicationReviewProps) {
  const { t, units, amount, when } = useIssueWords();
  const { sent, server, account } = form;
  if (sent === null) return null;
  const { preview } = server;
  const { bids, upi_id: upiId } = sent.body;
  const isOffer = issue.kind === 'ofs';
  return (
    <div className="grid gap-3">
      <Facts className="rounded-control border border-border bg-surface p-card text-detail">
        <FactLine name={t('reviewIssue')} isStrong>
          {issue.name}
        </FactLine>
        {bids.map(({ quantity, price }, index) => (
          <FactLine
            // oxlint-disable-next-line react/no-array-index-key -- a bid has no other name than its place
            key={index}
            name={bids.length > 1 ? t('bidNumber', { number: String(index + 1) }) : t('reviewBid')}
          >
            {price === null
              ? t('sharesAtCutOff', { quantity: units(quantity) })
              : t('sharesAtPrice', { quantity: units(quantity), price: amount(price) })}
          </FactLine>
        ))}
        {upiId !== null && account && (
          <>
            <FactLine name={t('payFrom')}>
              {t('accountName', { bank: account.bank_name, number: account.masked_number })}
            </FactLine>
            <FactLine name={t('upiId')}>{upiId}</FactLine>
          </>
        )}
        {preview && isOffer && <ChargeLines charges={preview.charges} />}
        <FactLine name={t('costFee')}>
          <Money rupees={0} isPublic />
        </FactLine>
        {preview && (
          <FactLine name={t(isOffer ? 'blockedHere' : 'blockedAtBank')} isStrong>
            <Money rupees={preview.amount} isPublic />
          </FactLine>
        )}
        {issue.mandates_until !== null && (
          <FactLine name={t('approveBy')}>{when(issue.mandates_until)}</FactLine>
        )}
      </Facts>
      <Note>{t(isOffer ? 'reviewOffer' : 'reviewIpo')}</Note>
    </div>
  );
}

/** An application once more with the PIN that sends it, and what became of it, over its form. */
export function ApplicationReview({ issue, form }: ApplicationReviewProps) {
  const { t } = useIssueWords();
  const failureText = useFailureText();
  const { flow } = form;
  return (
    <PlacingDialog
      {...{ flow }}
      placing={applicationPlacing}
      title={t('reviewTitle')}
      words={usePlacingWords()}
      review={<ReviewFacts {...{ issue, form }} />}
      resultTitle={() => t('placedTitle')}
      // What stood beneath the dialog goes on with it.
      result={() => <LeaveAtOnce onLeave={flow.back} />}
      faults={failureText}
      onDone={flow.back}
    />
  );
}
