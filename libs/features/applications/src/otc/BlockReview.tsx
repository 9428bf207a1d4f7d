import type { Block } from '@wealth/api-sdk/model';
import { Money, useFailureText } from '@wealth/parts';
import { LeaveAtOnce, PlacingDialog } from '@wealth/placing';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { ChargeLines } from '../apply/CostLines.tsx';
import { usePlacingWords } from '../apply/ApplicationReview.tsx';
import { applicationPlacing } from '../parts/applicationPlacing.ts';
import type { BlockFormState } from './useBlockForm.ts';
import { useBlockWords } from './useBlockWords.ts';

interface BlockReviewProps {
  block: Block;
  form: BlockFormState;
}

function ReviewFacts({ block, form }: BlockReviewProps) {
  const { t, issueText, units, amount, day } = useBlockWords();
  const { sent, server, opposite } = form;
  if (sent === null) return null;
  const { side, quantity, price } = sent.body;
  const { preview } = server;
  const isPurchase = side === 'BUY';
  return (
    <div className="grid gap-3">
      <Facts className="rounded-control border border-border bg-surface p-card text-detail">
        <FactLine name={t(isPurchase ? 'reviewBuy' : 'reviewSell')} isStrong>
          {block.name}
        </FactLine>
        <FactLine name={t('quantity')}>{units(quantity)}</FactLine>
        <FactLine name={t('price')}>{amount(price)}</FactLine>
        {preview && (
          <>
            <FactLine name={issueText('costValue')}>
              <Money rupees={preview.value} isPublic />
            </FactLine>
            <ChargeLines charges={preview.charges} />
            <FactLine name={t(isPurchase ? 'totalPaid' : 'totalReceived')} isStrong>
              <Money rupees={preview.total} isPublic />
            </FactLine>
            <FactLine name={t('settlementDay')}>{day(preview.settlement_date)}</FactLine>
          </>
        )}
      </Facts>
      {opposite.length > 0 && <Note tone="warning">{t('selfTrade')}</Note>}
      <Note>{t(isPurchase ? 'reviewTextBuy' : 'reviewTextSell')}</Note>
    </div>
  );
}

/** A bid once more with the PIN that sends it, and what became of it, over its form. */
export function BlockReview({ block, form }: BlockReviewProps) {
  const { t } = useBlockWords();
  const words = usePlacingWords();
  const failureText = useFailureText();
  const { flow } = form;
  return (
    <PlacingDialog
      {...{ flow }}
      placing={applicationPlacing}
      title={t('reviewTitle')}
      words={{
        ...words,
        place: t('place'),
        askingText: t('askingText'),
        notPlacedText: t('notPlacedText'),
        sendingText: t('sendingText'),
      }}
      review={<ReviewFacts {...{ block, form }} />}
      resultTitle={() => t('placedTitle')}
      // The panel goes on with it.
      result={() => <LeaveAtOnce onLeave={flow.back} />}
      faults={failureText}
      onDone={flow.back}
    />
  );
}
