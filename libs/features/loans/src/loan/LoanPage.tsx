import type { LoanDetail } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { loanRulesOn } from '@wealth/domain/loans';
import { deepHref } from '@wealth/hrefs';
import { Money } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf, type WidgetQuery } from '@wealth/ui/card';
import { Fact, Facts } from '@wealth/ui/facts';
import { Disclosure } from '@wealth/ui/accordion';
import { Note } from '@wealth/ui/note';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { SkeletonRows } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { KeyFacts, KeyFigures } from '../apply/KeyFacts.tsx';
import { LenderNote } from '../parts/LenderNote.tsx';
import { loanState, waitText } from '../parts/loanStates.ts';
import { ScheduleTable } from '../parts/ScheduleTable.tsx';
import { useLoanWords } from '../parts/useLoanWords.ts';
import { ActionsCard, useFreeShares } from './ActionsCard.tsx';
import { OpenCall } from './OpenCall.tsx';
import { SalesTable } from './SalesTable.tsx';
import { CoverCard, FurtherCard } from './CoverCard.tsx';
import { MarginCard } from './MarginCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { useLoan } from './useLoan.ts';

export interface LoanPageProps {
  id: string;
  /** Where the client has no such loan. */
  notFound: ReactNode;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

interface OfLoan {
  loan: LoanDetail;
}

/** What is owed with interest to this day, and the next payment beside it. */
function Head({ loan }: OfLoan) {
  const words = useLoanWords();
  const { t, own, percent, day } = words;
  const { interest, next_payment: next, figures, account } = loan;
  const state = loanState(loan, words);
  const wait = waitText(loan, words);
  const isSigned = loan.state === 'SIGNED';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-page">
          {t('loan')}
          <Badge tone={state.tone}>{state.text}</Badge>
        </h1>
        <Button variant="secondary" onPress={() => window.print()}>
          {t('statement')}
        </Button>
      </div>
      <div className="grid grid-cols-1 items-end gap-x-8 gap-y-4 desktop:grid-cols-2">
        <div className="min-w-0">
          <h2 className="text-detail text-fg-muted">{t(isSigned ? 'willReceive' : 'youOwe')}</h2>
          <Money form="hero" rupees={isSigned ? figures.received : loan.owed_today} />
          {!isSigned && (
            <p className="mt-1 text-detail text-fg-muted">
              {t('owedOf', {
                principal: own(loan.outstanding),
                interest: own(interest.accrued),
                day: day(interest.since),
                percent: percent(figures.rate_percent),
              })}
            </p>
          )}
        </div>
        <Facts layout="columns" className="tablet:grid-cols-3">
          {next && (
            <Fact
              name={t('nextPayment')}
              isStrong
              note={t('onFrom', {
                day: day(next.due_on),
                bank: account.bank_name,
                number: account.masked_number,
              })}
            >
              <Money rupees={next.amount} />
            </Fact>
          )}
          <Fact name={t('paid')} isStrong>
            {t('paidOf', { count: String(loan.paid_count), of: String(loan.schedule.length) })}
          </Fact>
          <Fact name={t('ends')} isStrong note={t('earlierFree')}>
            {day(loan.ends_on)}
          </Fact>
        </Facts>
      </div>
      {wait !== null && <p className="text-detail">{wait}</p>}
      {loan.overdue > 0 && (
        <Note tone="negative" isAnnounced title={t('overdueTitle', { amount: own(loan.overdue) })}>
          {t('overdueText', { amount: own(interest.late_charge) })}
        </Note>
      )}
    </div>
  );
}

/** Margin calls that have ended, and what was sold. */
function EndedCalls({ loan }: OfLoan) {
  const { t, when } = useLoanWords();
  const ended = loan.calls.filter(({ state }) => state === 'CURED' || state === 'SOLD');
  if (ended.length === 0) return null;
  return (
    <Card title={t('endedCalls')}>
      <div className="grid gap-4">
        {ended.map((call) => (
          <section key={call.id} aria-label={when(call.called_at)} className="grid gap-2 text-detail">
            <p>
              {t(call.state === 'SOLD' ? 'callSold' : 'callCured', {
                called: when(call.called_at),
                ended: when(call.ended_at ?? call.called_at),
              })}
            </p>
            {call.sales.length > 0 && <SalesTable label={t('sold')} sales={call.sales} />}
          </section>
        ))}
      </div>
    </Card>
  );
}

/** What held when the loan was signed. */
function termsOf({ signed_at: signedAt }: LoanDetail) {
  const rules = loanRulesOn(istDay(Date.parse(signedAt)));
  return {
    late_percent: Number(rules.latePercent),
    cooling_off_days: rules.coolingOffDays,
    call_days: rules.callDays,
  };
}

function LoanView({
  loan,
  onEnd,
  onSetPin,
}: OfLoan & Pick<LoanPageProps, 'onSetPin'> & { onEnd: () => void }) {
  const { t } = useLoanWords();
  const isSandbox = useIsSandbox();
  const isOpen = loan.state === 'SIGNED' || loan.state === 'RUNNING';
  const shares = useFreeShares(loan.state === 'RUNNING');
  const free = shares && shares.reduce((sum, { most, worth }) => sum + most * worth, 0);
  return (
    <div className="grid grid-cols-1 gap-grid">
      <Head loan={loan} />
      <LenderNote lender={loan.lender} />
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-grid">
          <OpenCall loan={loan} onEnd={onEnd} />
          {isOpen && <MarginCard loan={loan} free={free} />}
          {isOpen && <CoverCard loan={loan} />}
          <ScheduleTable title={t('allPayments', { count: loan.schedule.length })} rows={loan.schedule} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-grid print:hidden">
          <ActionsCard {...{ loan, onSetPin }} />
          {isOpen && <FurtherCard loan={loan} callDays={termsOf(loan).call_days} />}
          <PaymentsCard loan={loan} />
          <EndedCalls loan={loan} />
        </div>
      </div>
      <Card title={t('keyFacts')}>
        <Disclosure title={t('readKeyFacts', { number: loan.quote_number })}>
          <KeyFigures figures={loan.figures} />
          <KeyFacts
            quote={{
              number: loan.quote_number,
              lender: loan.lender,
              account: loan.account,
              valid_until: null,
            }}
            figures={loan.figures}
            product={termsOf(loan)}
            holdings={loan.cover.length}
          />
        </Disclosure>
      </Card>
      {isSandbox && <p className="text-caption text-fg-muted">{t('simulated')}</p>}
    </div>
  );
}

/** What stands in its place until it is there. */
function NotYet({ query }: { query: WidgetQuery }) {
  const { t } = useLoanWords();
  const skeleton = <SkeletonRows rows={8} />;
  const state = cardStateOf(query, {
    skeleton,
    failedTitle: t('loanFailed'),
    failedText: t('nothingChanged'),
  });
  return (
    <div className="grid gap-4">
      <h1 className="text-page max-tablet:sr-only">{t('loan')}</h1>
      <Card {...(state ? { state } : {})} />
    </div>
  );
}

/** The page of a loan: what is owed, how far a margin call is, what can be done, and all payments. */
export function LoanPage({ id, notFound, onSetPin }: LoanPageProps) {
  const { t } = useLoanWords();
  const { query, loan, isUnknown } = useLoan(id);
  if (isUnknown) return notFound;
  const trail = [
    { label: t('creditProducts'), href: deepHref.creditProducts() },
    { label: loan?.reference ?? t('loan') },
  ];
  return (
    <div className="grid grid-cols-1 gap-grid upright-sheet">
      <div className="print:hidden">
        <Breadcrumb items={trail} />
      </div>
      {loan ? (
        <LoanView {...{ loan, onSetPin }} onEnd={() => void query.refetch()} />
      ) : (
        <NotYet query={query} />
      )}
    </div>
  );
}
