import { useGetLoanCollateral } from '@wealth/api-sdk/credit';
import type { LoanDetail } from '@wealth/api-sdk/model';
import { Disclosure } from '@wealth/ui/accordion';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { Money } from '@wealth/parts';
import { useLoanWords } from '../parts/useLoanWords.ts';
import { PayBack } from './PayBack.tsx';
import { SharesForm, type OfferedShare } from './SharesForm.tsx';
import { useLoanDesk } from './useLoanDesk.tsx';

export interface ActionsCardProps {
  loan: LoanDetail;
  onSetPin: () => Promise<boolean>;
}

const worthOf = ({ price, haircut_percent: haircut }: { price: number; haircut_percent: number }) =>
  (price * (100 - haircut)) / 100;

/** What the client has free that the lender would take. */
export function useFreeShares(isWanted: boolean): OfferedShare[] | null {
  const { data } = useGetLoanCollateral({
    query: { enabled: isWanted, meta: { claims: () => true } },
  });
  if (!data) return null;
  return data.holdings.flatMap((row) => {
    const { isin, instrument, quantity: most, refusal, haircut_percent: haircut, price } = row;
    if (refusal !== null || haircut === null) return [];
    return [{ isin, instrument, most, worth: worthOf({ price, haircut_percent: haircut }) }];
  });
}

function releasable({ can_release: rows, cover }: LoanDetail): OfferedShare[] {
  return rows.flatMap(({ isin, quantity: most }) => {
    const share = cover.find((one) => one.isin === isin);
    return share ? [{ isin, instrument: share.instrument, most, worth: worthOf(share) }] : [];
  });
}

/** The days in which the loan can be given back as if it had not been. */
function CoolingOff({ loan, onSetPin }: ActionsCardProps) {
  const { t, own, when } = useLoanWords();
  const { cooling_off: offer } = loan;
  const desk = useLoanDesk({
    kind: 'cancel',
    review: offer && (
      <div className="grid gap-3">
        <Facts className="rounded-control border border-border bg-surface p-card text-detail">
          <FactLine name={t('giveBack')} isStrong>
            <Money rupees={offer.amount} />
          </FactLine>
        </Facts>
        <Note>{t('cancelReview')}</Note>
      </div>
    ),
    onDone() {},
    onSetPin,
  });
  return (
    <>
      {offer && (
        <Note
          tone="info"
          action={
            <Button variant="secondary" size="sm" onPress={() => desk.begin({ kind: 'cancel', id: loan.id })}>
              {t('cancelLoan')}
            </Button>
          }
        >
          {t('coolingOff', { time: when(offer.until), amount: own(offer.amount) })}
        </Note>
      )}
      {desk.dialog}
    </>
  );
}

/** All that can be done with a loan. */
export function ActionsCard({ loan, onSetPin }: ActionsCardProps) {
  const { t } = useLoanWords();
  const { actions } = loan;
  const canPledge = actions.includes('pledge');
  const free = useFreeShares(canPledge);
  if (actions.length === 0 && loan.cooling_off === null) return null;
  return (
    <Card title={t('whatYouCanDo')}>
      <div className="grid gap-4">
        {actions.includes('repay') && <PayBack {...{ loan, onSetPin }} />}
        {loan.mandate_fails && <Note tone="negative">{t('bankFails')}</Note>}
        <CoolingOff {...{ loan, onSetPin }} />
        {canPledge && (
          <Disclosure title={t('pledgeMore')}>
            <SharesForm kind="pledge" offered={free ?? []} {...{ loan, onSetPin }} />
          </Disclosure>
        )}
        {(canPledge || actions.includes('release')) && (
          <Disclosure title={t('releaseShares')}>
            <SharesForm kind="release" offered={releasable(loan)} {...{ loan, onSetPin }} />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}
