import { useCancelDeposit } from '@wealth/api-sdk/fund';
import { useGetAsset } from '@wealth/api-sdk/stat';
import type { Deposit } from '@wealth/api-sdk/model';
import { fromWire, sumOf, toWire } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { useConfirmed } from '@wealth/placing';
import { useSession } from '@wealth/session';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { Countdown } from '@wealth/ui/countdown';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { FactLine } from '@wealth/ui/facts';
import { FactsBox } from '../money/FactsBox.tsx';
import { FundFrame } from '../money/FundFrame.tsx';
import { FundHead } from '../money/FundHead.tsx';
import { useFundWords } from '../money/useFundWords.ts';
import { byTransfer, type DepositLeads } from './depositLeads.ts';
import { DepositSafety } from './DepositSafety.tsx';
import { DepositSteps } from './DepositSteps.tsx';
import { isToBroker } from './isToBroker.ts';
import { SimulatedBank } from './SimulatedBank.tsx';
import { TransferPayment } from './TransferPayment.tsx';
import { UpiPayment } from './UpiPayment.tsx';
import { useLeavesFrom } from './useLeavesFrom.ts';

interface DepositWaitingProps extends DepositLeads {
  deposit: Deposit;
  /** Its time is up. */
  onEnd: () => void;
}

/** Until when the payment is waited for. */
function TimeLeft({ deposit, onEnd }: Pick<DepositWaitingProps, 'deposit' | 'onEnd'>) {
  const { t, when, happened } = useFundWords();
  const { serverClock } = useSession();
  const isPhone = useBreakpoint() === 'mobile';
  const { due_at: due, asked_at: asked } = deposit;
  if (due === null) return null;
  const waits = { until: Date.parse(due), clock: serverClock.now, onEnd };
  // Days have no arc that moves.
  const hasRing = deposit.method === 'upi' && !isPhone;
  return (
    <div className="flex items-center gap-3">
      <div className={isPhone ? '' : 'text-end'}>
        <p className="font-medium">{t('depositWaits')}</p>
        {!hasRing && (
          <p className="text-heading font-semibold">
            <Countdown form="text" {...waits} />
          </p>
        )}
        <p className="text-caption text-fg-muted">
          {t('depositAskedEnds', { asked: happened(asked), ends: when(due) })}
        </p>
      </div>
      {hasRing && <Countdown form="ring" since={Date.parse(asked)} {...waits} />}
    </div>
  );
}

/** What the client has, and will have. */
function OnceAdded({ deposit }: Pick<DepositWaitingProps, 'deposit'>) {
  const { t } = useFundWords();
  const leavesFrom = useLeavesFrom();
  const { data: asset } = useGetAsset({ query: { meta: { claims: () => true } } });
  const after = asset && toWire(sumOf([fromWire(asset.available), fromWire(deposit.amount)]));
  return (
    <FactsBox>
      <FactLine name={t('depositAvailableNow')}>
        <Money rupees={asset?.available} />
      </FactLine>
      <FactLine name={t('depositOnceAdded')} isStrong>
        <Money rupees={after} />
      </FactLine>
      <FactLine name={t('depositMayBuy')}>{t('depositAtOnce')}</FactLine>
      <FactLine name={t('depositMayLeave')}>{leavesFrom}</FactLine>
    </FactsBox>
  );
}

/** How it is paid; nothing of it where the payee is no registered broker. */
function HowToPay({ deposit, onAnother }: Pick<DepositWaitingProps, 'deposit' | 'onAnother'>) {
  const { t } = useFundWords();
  const isSandbox = useIsSandbox();
  if (!isToBroker(deposit)) {
    return (
      <Note tone="negative" title={t('depositNoBrokerTitle')}>
        {t('depositNoBroker')}
      </Note>
    );
  }
  const isUpi = deposit.method === 'upi';
  return (
    <>
      {isUpi ? <UpiPayment deposit={deposit} /> : <TransferPayment deposit={deposit} />}
      {isSandbox && <SimulatedBank deposit={deposit} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-detail">
        <p>{t('depositFollows')}</p>
        {isUpi && (
          <Button variant="ghost" size="sm" onPress={() => onAnother(byTransfer(deposit))}>
            {t('depositByTransferInstead')}
          </Button>
        )}
      </div>
    </>
  );
}

/** A deposit that waits for its payment. */
export function DepositWaiting({ deposit, onEnd, onClose, onAnother }: DepositWaitingProps) {
  const { t } = useFundWords();
  const cancel = useCancelDeposit();
  const { run, isPending } = useConfirmed({
    confirm: () => ({
      title: t('depositCancelTitle'),
      message: t('depositCancelText'),
      confirmText: t('depositCancel'),
      cancelText: t('depositCancelKeep'),
      isDestructive: true,
    }),
    send: (id: string) => cancel.mutateAsync({ id }),
    success: () => null,
  });
  return (
    <FundFrame
      beside={
        <>
          <h3 className="text-title">{t('fundWhatHappens')}</h3>
          <DepositSteps deposit={deposit} />
          <OnceAdded deposit={deposit} />
        </>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <FundHead label={t('depositAmount')} rupees={deposit.amount} />
        <TimeLeft deposit={deposit} onEnd={onEnd} />
      </div>
      <HowToPay deposit={deposit} onAnother={onAnother} />
      <DepositSafety />
      <OverlayFooter>
        <div className="flex flex-wrap items-center justify-end gap-3 max-tablet:*:max-w-full max-tablet:*:grow">
          <p className="min-w-0 grow basis-60 text-caption text-fg-muted max-tablet:basis-full">
            {t('depositCancelNote')}
          </p>
          <Button variant="danger" isPending={isPending} onPress={() => void run(deposit.id)}>
            {t('depositCancel')}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {t('depositClose')}
          </Button>
        </div>
      </OverlayFooter>
    </FundFrame>
  );
}
