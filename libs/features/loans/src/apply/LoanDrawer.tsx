import { useGetLoanCollateral } from '@wealth/api-sdk/credit';
import type { LoanCollateral, LoanDetail } from '@wealth/api-sdk/model';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { LoanIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { Stepper } from '@wealth/ui/stepper';
import { useId, useState } from 'react';
import { LenderNote } from '../parts/LenderNote.tsx';
import { useLoanWords } from '../parts/useLoanWords.ts';
import { AmountAndTenure } from './AmountAndTenure.tsx';
import { CallCard } from './CallCard.tsx';
import { CoverTable } from './CoverTable.tsx';
import { FiguresSummary } from './FiguresSummary.tsx';
import { loanDraft } from './loanDraft.ts';
import { QuoteStep } from './QuoteStep.tsx';
import { useLoanForm } from './useLoanForm.ts';

export interface LoanDrawerProps {
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
  /** Leads to the page of a loan. */
  onLoan: (id: string) => void;
}

function Steps({ current }: { current: number }) {
  const { t } = useLoanWords();
  return (
    <div className="border-b border-border px-6 py-4 max-tablet:px-4">
      <Stepper
        aria-label={t('steps')}
        steps={[t('stepPledge'), t('stepAmount'), t('stepKeyFacts'), t('stepPin')]}
        current={current}
      />
    </div>
  );
}

interface LoanFormProps extends LoanDrawerProps {
  collateral: LoanCollateral;
  onQuote: (id: string) => void;
}

/** What is pledged, how much and for how long, with what it would cost beside it. */
function LoanForm({ collateral, onBankAccounts, onQuote }: LoanFormProps) {
  const { t } = useLoanWords();
  const isSandbox = useIsSandbox();
  const { product, quote_id: quoteId } = collateral;
  const id = useId();
  const form = useLoanForm({ collateral, onQuote: (quote) => onQuote(quote.id) });
  const { figures } = form.found;
  return (
    <>
      <Steps current={form.typed.isins.length === 0 ? 0 : 1} />
      <form
        id={id}
        noValidate
        aria-label={t('title')}
        className="@container flex grow flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          void form.goOn();
        }}
      >
        <div className="grid grow grid-cols-1 content-start @min-[60rem]:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 grid-cols-1 content-start gap-5 p-6 max-tablet:p-4">
            <LenderNote lender={product.lender} />
            {quoteId !== null && (
              <Note
                tone="info"
                action={
                  <Button variant="ghost" size="sm" onPress={() => onQuote(quoteId)}>
                    {t('openQuote')}
                  </Button>
                }
              >
                {t('quoteWaits')}
              </Note>
            )}
            <CoverTable {...{ collateral, form }} />
            <div className="grid grid-cols-1 gap-5 @min-[44rem]:grid-cols-2">
              <AmountAndTenure {...{ product, form, onBankAccounts }} />
              <CallCard figures={figures} callDays={product.call_days} />
            </div>
            <Note tone="info">{t('pledgedStay')}</Note>
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-5 bg-canvas p-6 max-tablet:p-4 @min-[60rem]:border-l @min-[60rem]:border-border">
            <FiguresSummary {...{ product, figures }} />
            {form.server.hasFailed && (
              <Note tone="warning" isAnnounced>
                {t('notChecked')}
              </Note>
            )}
            <OverlayFooter isOnPhoneOnly>
              <Button type="submit" form={id} isFullWidth isPending={form.isPending}>
                {t('toKeyFacts')}
              </Button>
            </OverlayFooter>
            <p className="text-caption text-fg-muted">{t('nothingSigned')}</p>
            {isSandbox && <p className="text-caption text-fg-muted">{t('simulated')}</p>}
          </div>
        </div>
      </form>
    </>
  );
}

/** Why there is no form: one loan runs at a time. */
function LoanRuns({ id, onLoan }: { id: string } & Pick<LoanDrawerProps, 'onLoan'>) {
  const { t } = useLoanWords();
  return (
    <div className="p-6 max-tablet:p-4">
      <Card
        title={t('loan')}
        state={{
          kind: 'empty',
          icon: <LoanIcon size="lg" />,
          title: t('loanRunsTitle'),
          text: t('loanRunsText'),
          action: <Button onPress={() => onLoan(id)}>{t('seeLoan')}</Button>,
        }}
      />
    </div>
  );
}

/** A loan against shares, from the pledge over its key-facts statement to the signature. */
export function LoanDrawer(props: LoanDrawerProps) {
  const { onLoan, onSetPin } = props;
  const { t } = useLoanWords();
  const { drafts } = useSession();
  const query = useGetLoanCollateral({ query: { meta: { claims: () => true } } });
  const [quoteId, setQuoteId] = useState<string | null>(null);
  const { data: collateral } = query;
  if (!collateral) {
    const texts = {
      failedTitle: t('collateralFailed'),
      failedText: t('nothingChanged'),
      skeleton: <SkeletonRows rows={6} />,
    };
    return (
      <div className="p-6 max-tablet:p-4">
        <Card title={t('title')} state={cardStateOf(query, texts)} />
      </div>
    );
  }
  if (collateral.loan_id !== null) return <LoanRuns id={collateral.loan_id} onLoan={onLoan} />;
  if (quoteId !== null) {
    return (
      <>
        <Steps current={2} />
        <QuoteStep
          id={quoteId}
          product={collateral.product}
          onBack={() => setQuoteId(null)}
          onSigned={({ id }: LoanDetail) => {
            loanDraft.forget(drafts);
            onLoan(id);
          }}
          onSetPin={onSetPin}
        />
      </>
    );
  }
  if (collateral.holdings.length === 0) {
    return (
      <div className="grid gap-5 p-6 max-tablet:p-4">
        <LenderNote lender={collateral.product.lender} />
        <Card
          title={t('chooseHoldings')}
          state={{
            kind: 'empty',
            icon: <LoanIcon size="lg" />,
            title: t('noHoldingsTitle'),
            text: t('noHoldingsText'),
          }}
        />
      </div>
    );
  }
  return <LoanForm {...props} collateral={collateral} onQuote={setQuoteId} />;
}
