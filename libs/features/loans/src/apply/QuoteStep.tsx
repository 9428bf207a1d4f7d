import { isNotFound } from '@wealth/api-sdk';
import { useGetLoanQuote } from '@wealth/api-sdk/credit';
import type { CreditProduct, LoanDetail, LoanQuote } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { loanRulesOn } from '@wealth/domain/loans';
import { useFailureText } from '@wealth/parts';
import { LeaveAtOnce, PlacingDialog, useFormPlacing, type Placing } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { Checkbox } from '@wealth/ui/checkbox';
import { FactLine, Facts } from '@wealth/ui/facts';
import { ArrowLeftIcon, NotFoundIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useId, useState } from 'react';
import { FaultList } from '../parts/FaultList.tsx';
import { refusedFaults } from '../parts/loanFaults.ts';
import { loanPlacing, type SignRequest } from '../parts/loanPlacing.ts';
import { ScheduleTable } from '../parts/ScheduleTable.tsx';
import { useLoanWords } from '../parts/useLoanWords.ts';
import { usePlacingWords } from '../parts/usePlacingWords.ts';
import { KeyFacts, KeyFigures } from './KeyFacts.tsx';

const signing: Placing<SignRequest, LoanDetail> = loanPlacing;

/** How often a statement is read again, in milliseconds: prices may have fallen. */
const againMs = 15_000;

export interface QuoteStepProps {
  id: string;
  product: CreditProduct;
  onBack: () => void;
  onSigned: (loan: LoanDetail) => void;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

/** What is signed, once more, over the key facts. */
function SignReview({ quote, amount }: { quote: LoanQuote; amount: number }) {
  const { t, amount: rupees } = useLoanWords();
  const { figures, account, lender } = quote;
  return (
    <div className="grid gap-3">
      <Facts className="rounded-control border border-border bg-surface p-card text-detail">
        <FactLine name={t('factLoan')} isStrong>
          {rupees(amount)}
        </FactLine>
        <FactLine name={t('lender')}>{lender.name}</FactLine>
        {figures && (
          <>
            <FactLine name={t('youReceive')}>{rupees(figures.received)}</FactLine>
            <FactLine name={t('monthlyPayment')}>{rupees(figures.instalment)}</FactLine>
          </>
        )}
        <FactLine name={t('account')}>
          {t('accountName', { bank: account.bank_name, number: account.masked_number })}
        </FactLine>
        <FactLine name={t('keyFacts')}>{quote.number}</FactLine>
      </Facts>
      <Note>{t('signReview')}</Note>
    </div>
  );
}

interface SigningProps extends Omit<QuoteStepProps, 'id'> {
  quote: LoanQuote;
  readAgain: () => void;
}

/** The way of a signature. */
function useSigning({ quote, onSigned, onSetPin, readAgain }: SigningProps) {
  const { flow, sent, refused, review } = useFormPlacing({
    placing: signing,
    faultsOf(error) {
      readAgain();
      return refusedFaults(error);
    },
    onPlaced: onSigned,
    onSetPin,
  });
  return {
    flow,
    sent,
    refused,
    sign() {
      if (quote.figures) review({ kind: 'sign', quoteId: quote.id, amount: quote.figures.amount });
    },
  };
}

function Statement(props: SigningProps) {
  const { quote, product, onBack } = props;
  const words = useLoanWords();
  const { t, amount } = words;
  const id = useId();
  const placingWords = usePlacingWords('sign');
  const failureText = useFailureText();
  const { flow, sent, refused, sign } = useSigning(props);
  // It was read for the amount that it named: another one has to be looked at again.
  const [readFor, setReadFor] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { figures, asked, errors } = quote;
  const toldDays = loanRulesOn(istDay(Date.parse(quote.made_at))).paymentToldDays;
  const isRead = figures !== null && readFor === figures.amount;
  const canSign = figures !== null && errors.length === 0;

  return (
    <div className="grid grow grid-cols-1 content-start gap-5 p-6 max-tablet:p-4">
      {figures !== null && figures.amount < asked && (
        <Note tone="warning" isAnnounced title={t('shrunkTitle', { amount: amount(figures.amount) })}>
          {t('shrunkText', { asked: amount(asked) })}
        </Note>
      )}
      <FaultList id={id} faults={[...errors.map((one) => ({ ...one })), ...refused]} />
      {figures && <KeyFigures figures={figures} />}
      {figures && (
        <div className="grid grid-cols-1 items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
          <KeyFacts {...{ quote, figures, product }} holdings={quote.cover.length} />
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <ScheduleTable
              title={t('allPayments', { count: figures.schedule.length })}
              rows={figures.schedule}
              isPublic
            />
            <Facts className="rounded-control border border-border bg-surface p-card text-detail">
              <FactLine name={t('takenFrom')}>
                {t('accountName', {
                  bank: quote.account.bank_name,
                  number: quote.account.masked_number,
                })}
              </FactLine>
              <FactLine name={t('youAreTold')}>{t('toldBefore', { count: String(toldDays) })}</FactLine>
            </Facts>
            <Note tone="warning" title={t('riskTitle')}>
              {t('riskText')}
            </Note>
          </div>
        </div>
      )}
      <OverlayFooter>
        <div className="flex flex-wrap items-center justify-between gap-3 max-tablet:*:max-w-full max-tablet:*:grow">
          <Button variant="ghost" icon={<ArrowLeftIcon size="sm" />} onPress={onBack}>
            {t('backToAmount')}
          </Button>
          {canSign && (
            <div className="flex flex-wrap items-center gap-3 max-tablet:*:grow">
              <Checkbox
                isSelected={isRead}
                onChange={(isSelected) => setReadFor(isSelected ? figures.amount : null)}
                {...(isTried && !isRead ? { errorMessage: t('readFirst') } : {})}
              >
                {t('haveRead')}
              </Checkbox>
              <Button
                onPress={() => {
                  setIsTried(true);
                  if (isRead) sign();
                }}
              >
                {t('signFor', { amount: amount(figures.amount) })}
              </Button>
            </div>
          )}
        </div>
      </OverlayFooter>
      <PlacingDialog
        {...{ flow }}
        placing={signing}
        title={t('reviewSign')}
        words={placingWords}
        review={sent && <SignReview quote={quote} amount={sent.amount} />}
        resultTitle={() => t('signedTitle')}
        // What stood beneath the dialog goes on with it.
        result={() => <LeaveAtOnce onLeave={flow.back} />}
        faults={failureText}
        onDone={flow.back}
      />
    </div>
  );
}

/** The key-facts statement at the prices of now, and its signature. */
export function QuoteStep({ id, ...rest }: QuoteStepProps) {
  const { t } = useLoanWords();
  const query = useGetLoanQuote(id, {
    query: { meta: { claims: () => true }, refetchInterval: againMs },
  });
  if (query.data) {
    return <Statement {...rest} quote={query.data} readAgain={() => void query.refetch()} />;
  }
  const texts = {
    failedTitle: t('quoteFailed'),
    failedText: t('nothingChanged'),
    skeleton: <SkeletonRows rows={8} />,
  };
  const unknown = {
    kind: 'empty',
    icon: <NotFoundIcon size="lg" />,
    title: t('quoteUnknownTitle'),
    text: t('quoteUnknownText'),
    action: (
      <Button variant="secondary" onPress={rest.onBack}>
        {t('backToAmount')}
      </Button>
    ),
  } as const;
  return (
    <div className="p-6 max-tablet:p-4">
      <Card title={t('keyFacts')} state={isNotFound(query.error) ? unknown : cardStateOf(query, texts)} />
    </div>
  );
}
