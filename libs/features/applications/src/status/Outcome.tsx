import type { IssueApplicationDetail } from '@wealth/api-sdk/model';
import { Money, PrivateFigure } from '@wealth/parts';
import { useIssueWords, type IssueWords } from '../parts/useIssueWords.ts';

type State = IssueApplicationDetail['state'];

/** What the one figure of a state is: money, or shares. */
const leads = {
  SUBMITTED: 'toBlock',
  MANDATE_PENDING: 'toBlock',
  MANDATE_APPROVED: 'blockedAt',
  MANDATE_REJECTED: 'nothing',
  EXPIRED: 'nothing',
  BLOCKED: 'blockedAt',
  WAITING: 'blockedAt',
  WITHDRAWN: 'ending',
  CANCELLED: 'ending',
  ALLOTTED: 'shares',
  NOT_ALLOTTED: 'ending',
  DEBITED: 'shares',
  UNBLOCKED: 'ending',
  LISTED: 'shares',
  MET: 'shares',
  NOT_MET: 'ending',
  PREVENTED: 'ending',
  SETTLED: 'shares',
} as const satisfies Record<State, 'toBlock' | 'blockedAt' | 'nothing' | 'ending' | 'shares'>;

interface Told {
  label: string;
  rupees: number | null;
  text: string;
}

function bankOf({ account }: IssueApplicationDetail, { t }: IssueWords): string {
  return account
    ? t('accountName', { bank: account.bank_name, number: account.masked_number })
    : t('placeCash');
}

function told(application: IssueApplicationDetail, words: IssueWords): Told {
  const { t, own, amount: rule } = words;
  const { state, amount, money, allotment, compensation, side } = application;
  const where = { place: bankOf(application, words) };
  const isBank = money.place === 'bank';
  switch (leads[state]) {
    case 'toBlock':
      return { label: t('toBeBlocked'), rupees: amount, text: t('toBeBlockedText') };
    case 'blockedAt':
      return {
        label: t('blockedAtPlace', where),
        rupees: amount,
        text: t(isBank ? 'blockedBankText' : 'blockedCashText'),
      };
    case 'nothing':
      return { label: t('blockedNow'), rupees: 0, text: t('nothingTaken') };
    case 'ending': {
      if (money.blocked === 0)
        return { label: t('freeAgain', where), rupees: amount, text: t('freeAgainText') };
      if (compensation)
        return { label: t('stillBlocked', where), rupees: money.blocked, text: t('stillBlockedText') };
      return { label: t('beingReleased', where), rupees: money.blocked, text: t('beingReleasedText') };
    }
    case 'shares':
      return {
        label: t(side === 'SELL' ? 'youSold' : 'youReceive'),
        rupees: null,
        text: allotment
          ? t('atPriceInAll', { price: rule(allotment.price), amount: own(allotment.amount) })
          : '',
      };
  }
}

export interface OutcomeProps {
  application: IssueApplicationDetail;
}

/** The one figure that an application comes to now, and what it means. */
export function Outcome({ application }: OutcomeProps) {
  const words = useIssueWords();
  const { t, ownUnits, units } = words;
  const { label, rupees, text } = told(application, words);
  const { allotment, quantity } = application;
  return (
    <div className="min-w-0">
      <p className="text-detail text-fg-muted">{label}</p>
      <p>
        {rupees === null ? (
          <span className="text-heading font-semibold">
            <PrivateFigure>{ownUnits(allotment?.quantity ?? 0)}</PrivateFigure>{' '}
            <span className="text-body font-normal text-fg-muted">
              {t('ofShares', { quantity: units(quantity) })}
            </span>
          </span>
        ) : (
          <Money form="large" rupees={rupees} />
        )}
      </p>
      <p className="text-detail text-fg-muted">{text}</p>
    </div>
  );
}
