import { Money, useFailureText } from '@wealth/parts';
import { LeaveAtOnce, PlacingDialog, type PlacingWords } from '@wealth/placing';
import { FactLine, Facts } from '@wealth/ui/facts';
import { claimPlacing } from '../parts/claimPlacing.ts';
import { claimReasonTexts } from '../parts/claimReasonTexts.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';
import type { ClaimFormState } from './useClaimForm.ts';

function usePlacingWords(): PlacingWords {
  const { t } = useClaimWords();
  return {
    place: t('place'),
    placeAgain: t('placeAgain'),
    back: t('back'),
    openIntent: (time) => t('openIntent', { time }),
    notConfirmed: t('notConfirmed'),
    refusedTitle: t('refusedTitle'),
    refusedText: t('refusedText'),
    notPlacedTitle: t('notPlacedTitle'),
    notPlacedText: t('notPlacedText'),
    placeAnew: t('placeAnew'),
    askingTitle: t('askingTitle'),
    askingText: t('askingText'),
    sendingTitle: t('sendingTitle'),
    sendingText: t('sendingText'),
  };
}

function ReviewFacts({ form }: { form: ClaimFormState }) {
  const { t, day } = useClaimWords();
  const { sent, standing, answerBy } = form;
  if (sent === null) return null;
  const { subject } = standing;
  return (
    <Facts>
      <FactLine name={t('amount')} isStrong>
        <Money rupees={sent.amount} />
      </FactLine>
      <FactLine name={t('reason')}>{t(claimReasonTexts[sent.reason])}</FactLine>
      <FactLine name={t('reviewSubject')}>{subject ? subject.reference : t('subjectNone')}</FactLine>
      <FactLine name={t('happened')}>{day(sent.happened_on)}</FactLine>
      <FactLine name={t('reviewImages')}>{t('reviewImagesCount', { count: sent.images.length })}</FactLine>
      {subject && <FactLine name={t('reviewRecord')}>{t('reviewRecordText')}</FactLine>}
      <FactLine name={t('reviewFee')}>
        <Money rupees={0} isPublic />
      </FactLine>
      <FactLine name={t('reviewAnswer')}>{day(answerBy)}</FactLine>
    </Facts>
  );
}

/** A claim once more before it is sent, and what became of it, over its form. */
export function ClaimReview({ form }: { form: ClaimFormState }) {
  const { t } = useClaimWords();
  const failureText = useFailureText();
  const { flow } = form;
  return (
    <PlacingDialog
      {...{ flow }}
      placing={claimPlacing}
      title={t('reviewTitle')}
      words={usePlacingWords()}
      review={<ReviewFacts form={form} />}
      resultTitle={({ reference }) => t('received', { reference })}
      // The panel goes on with it.
      result={() => <LeaveAtOnce onLeave={flow.back} />}
      faults={failureText}
      onDone={flow.back}
    />
  );
}
