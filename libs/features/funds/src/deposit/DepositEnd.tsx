import type { Deposit } from '@wealth/api-sdk/model';
import { useGetAsset } from '@wealth/api-sdk/stat';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { FactLine } from '@wealth/ui/facts';
import { FactsBox } from '../money/FactsBox.tsx';
import { FundFrame } from '../money/FundFrame.tsx';
import { FundHead } from '../money/FundHead.tsx';
import { reasonText } from '../money/reasonText.ts';
import { useFundWords } from '../money/useFundWords.ts';
import { again, type DepositLeads } from './depositLeads.ts';
import { DepositSteps } from './DepositSteps.tsx';
import { useLeavesFrom } from './useLeavesFrom.ts';

interface DepositEndProps extends DepositLeads {
  deposit: Deposit;
}

type EndState = Exclude<Deposit['state'], 'AWAITING_PAYMENT'>;

const titles = {
  CREDITED: 'depositCreditedTitle',
  RETURNED: 'depositReturnedTitle',
  EXPIRED: 'depositExpiredTitle',
  CANCELLED: 'depositCancelledTitle',
} as const satisfies Record<EndState, string>;

const amountLabels = {
  CREDITED: 'depositCreditedAmount',
  RETURNED: 'depositReturnedAmount',
  EXPIRED: 'depositNotPaidAmount',
  CANCELLED: 'depositNotPaidAmount',
} as const satisfies Record<EndState, string>;

/** What came of it, in a sentence. */
function Outcome({ deposit, state }: { deposit: Deposit; state: EndState }) {
  const { t } = useFundWords();
  const leavesFrom = useLeavesFrom();
  const reason = reasonText(deposit.history.at(-1)?.reason ?? null, t);
  switch (state) {
    case 'CREDITED':
      return (
        <Note tone="info" isAnnounced>
          {t('depositCreditedText', { leaves: leavesFrom })}
        </Note>
      );
    case 'RETURNED':
      return (
        <>
          <Note tone="negative" isAnnounced>
            {reason}
          </Note>
          <Note tone="warning">{t('depositMule')}</Note>
        </>
      );
    case 'EXPIRED':
    case 'CANCELLED':
      return (
        <Note tone="neutral" isAnnounced>
          {t('depositNothingTaken')}
        </Note>
      );
  }
}

/** A deposit that has ended: in the cash, on its way back, or never paid. */
export function DepositEnd({ deposit, onClose, onAnother, onBankAccounts }: DepositEndProps) {
  const { t, cashName } = useFundWords();
  const { data: asset } = useGetAsset({ query: { meta: { claims: () => true } } });
  const { state } = deposit;
  if (state === 'AWAITING_PAYMENT') return null;
  const isCredited = state === 'CREDITED';
  return (
    <FundFrame
      beside={
        <>
          <FactsBox>
            <FactLine name={cashName('available')} isStrong>
              <Money rupees={asset?.available} />
            </FactLine>
            <FactLine name={cashName('withdrawable')}>
              <Money rupees={asset?.withdrawable} />
            </FactLine>
            <FactLine name={t('depositReference')}>{deposit.instruction.reference}</FactLine>
          </FactsBox>
          {state === 'RETURNED' && (
            <Button variant="secondary" onPress={onBankAccounts}>
              {t('depositAddAccount')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-title">{t(titles[state])}</p>
      <FundHead label={t(amountLabels[state])} rupees={deposit.amount} />
      <Outcome deposit={deposit} state={state} />
      <DepositSteps deposit={deposit} />
      <OverlayFooter>
        <div className="flex flex-wrap justify-end gap-3 max-tablet:*:max-w-full max-tablet:*:grow">
          <Button variant="secondary" onPress={() => onAnother(isCredited ? undefined : again(deposit))}>
            {t('depositAgain')}
          </Button>
          <Button onPress={onClose}>{t('fundDone')}</Button>
        </div>
      </OverlayFooter>
    </FundFrame>
  );
}
