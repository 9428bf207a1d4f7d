import type { IssueApplicationDetail, IssueMoment } from '@wealth/api-sdk/model';
import { ClaimLink, Money } from '@wealth/parts';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { ChargeLines } from '../apply/CostLines.tsx';
import { ApplicationBadge } from '../parts/ApplicationBadge.tsx';
import { ApplicationSteps } from '../parts/ApplicationSteps.tsx';
import { MoneyPlaces } from '../parts/MoneyPlaces.tsx';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { ApplicationActions, type ApplicationActionsProps } from './ApplicationActions.tsx';
import { DrawCheck } from './DrawCheck.tsx';
import { LateUnblock } from './LateUnblock.tsx';
import { Outcome } from './Outcome.tsx';
import { SimulatedUpiApp } from './SimulatedUpiApp.tsx';
import { Wait } from './Wait.tsx';

interface OfApplication {
  application: IssueApplicationDetail;
}

/** What was asked for. */
export function AskedFor({ application }: OfApplication) {
  const { t, ownUnits, amount, dayTime, isMasked } = useIssueWords();
  const { bids, upi_id: upiId, asked_at: askedAt, account, mandate, reference } = application;
  return (
    <section aria-label={t('askedFor')} className="grid gap-2 text-detail">
      <h4 className="text-title">{t('askedFor')}</h4>
      <Facts>
        <FactLine name={t('reference')}>{reference}</FactLine>
        <FactLine name={t('askedAt')}>{dayTime(askedAt)}</FactLine>
        {bids.map(({ quantity, price }, index) => (
          <FactLine
            // oxlint-disable-next-line react/no-array-index-key -- a bid has no other name than its place
            key={index}
            name={bids.length > 1 ? t('bidNumber', { number: String(index + 1) }) : t('reviewBid')}
          >
            {price === null
              ? t('sharesAtCutOff', { quantity: ownUnits(quantity) })
              : t('sharesAtPrice', { quantity: ownUnits(quantity), price: amount(price) })}
          </FactLine>
        ))}
        {account && (
          <FactLine name={t('payFrom')}>
            {t('accountName', { bank: account.bank_name, number: account.masked_number })}
          </FactLine>
        )}
        {upiId !== null && <FactLine name={t('upiId')}>{isMasked ? '•••' : upiId}</FactLine>}
        {mandate && <FactLine name={t('mandateReference')}>{mandate.reference}</FactLine>}
      </Facts>
    </section>
  );
}

/** A trade that no order made: of an offer for sale or a block. */
function TradeLines({ application: { trade, side } }: OfApplication) {
  const { t, amount, ownUnits } = useIssueWords();
  if (trade === null) return null;
  const { quantity, price, value, charges, total } = trade;
  return (
    <section aria-label={t('trade')} className="grid gap-2 text-detail">
      <h4 className="text-title">{t('trade')}</h4>
      <Facts>
        <FactLine name={t('costQuantity')}>{ownUnits(quantity)}</FactLine>
        <FactLine name={t('costPrice')}>{amount(price)}</FactLine>
        <FactLine name={t('costValue')}>
          <Money rupees={value} />
        </FactLine>
        <ChargeLines charges={charges} />
        <FactLine name={t(side === 'SELL' ? 'tradeReceived' : 'tradePaid')} isStrong>
          <Money rupees={total} />
        </FactLine>
      </Facts>
      {side === 'BUY' && <p className="text-caption text-fg-muted">{t('stampBySeller')}</p>}
    </section>
  );
}

/** What an end means, and what can be done about it. */
function EndNote({ application: { state, kind } }: OfApplication) {
  const { t } = useIssueWords();
  switch (state) {
    case 'MANDATE_REJECTED':
      return <Note title={t('notYouTitle')}>{t('notYouText')}</Note>;
    case 'DEBITED':
      return <Note tone="info">{t('inTransitText')}</Note>;
    case 'LISTED':
      return <Note tone="info">{t('listedText')}</Note>;
    case 'MANDATE_APPROVED':
      return kind === 'ipo' || kind === 'fpo' ? <Note tone="info">{t('noneHere')}</Note> : null;
    default:
      return null;
  }
}

export interface ApplicationViewProps extends OfApplication, Omit<ApplicationActionsProps, 'application'> {
  /** The hours of the issue, where they are known. */
  timeline?: readonly IssueMoment[];
  /** A time is over: it is read again. */
  onEnd: () => void;
}

/** One application: the one figure, where the money is, what happened, who acts next, and what can be done. */
export function ApplicationView({ application, timeline, onEnd, onChange, onAnew }: ApplicationViewProps) {
  const { t } = useIssueWords();
  const isSandbox = useIsSandbox();
  const { actions, subject, reference } = application;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-title">{t('yourApplication')}</h3>
        <ApplicationBadge application={application} />
        <p className="w-full text-caption text-fg-muted">
          {t('applicationNamed', { name: subject.name, reference })}
        </p>
      </div>
      <Outcome application={application} />
      <MoneyPlaces application={application} />
      <Wait application={application} onEnd={onEnd} />
      {isSandbox && actions.includes('decide_mandate') && <SimulatedUpiApp application={application} />}
      <LateUnblock application={application} />
      <EndNote application={application} />
      <section aria-label={t('steps')}>
        <ApplicationSteps application={application} {...(timeline ? { timeline } : {})} />
      </section>
      <TradeLines application={application} />
      <DrawCheck application={application} />
      <AskedFor application={application} />
      <p className="text-caption text-fg-muted">{t('feeIsFraud')}</p>
      <ClaimLink about="application" subject={application.id} />
      <ApplicationActions {...{ application, onChange, onAnew }} />
    </div>
  );
}
