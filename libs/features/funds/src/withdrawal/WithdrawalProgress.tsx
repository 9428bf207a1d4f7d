import { useCancelWithdrawal, useGetWithdrawal } from '@wealth/api-sdk/fund';
import { useGetAsset } from '@wealth/api-sdk/stat';
import type { Withdrawal } from '@wealth/api-sdk/model';
import { fromWire, type Paise } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { useConfirmed } from '@wealth/placing';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { CopyButton } from '@wealth/ui/copy-button';
import { Countdown } from '@wealth/ui/countdown';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { FactLine } from '@wealth/ui/facts';
import { FactsBox } from '../money/FactsBox.tsx';
import { FundFrame } from '../money/FundFrame.tsx';
import { FundHead } from '../money/FundHead.tsx';
import { reasonText } from '../money/reasonText.ts';
import { useFundWords } from '../money/useFundWords.ts';
import { WithdrawalSafety } from './WithdrawalSafety.tsx';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';

/** How often one that is under way is read again where no event tells of it, in milliseconds. */
const againMs = 15_000;

const titles = {
  REQUESTED: 'withdrawalRequestedTitle',
  SENT: 'withdrawalSentTitle',
  PAID: 'withdrawalPaidTitle',
  FAILED: 'withdrawalFailedTitle',
  CANCELLED: 'withdrawalCancelledTitle',
} as const satisfies Record<Withdrawal['state'], string>;

const amountLabels = {
  REQUESTED: 'withdrawalGoes',
  SENT: 'withdrawalGoes',
  PAID: 'withdrawalWent',
  FAILED: 'withdrawalBack',
  CANCELLED: 'withdrawalBack',
} as const satisfies Record<Withdrawal['state'], string>;

const isUnderWay = ({ state }: Withdrawal) => state === 'REQUESTED' || state === 'SENT';

export interface WithdrawalProgressProps {
  id: string;
  onClose: () => void;
  /** Leads back to the form, empty or with this amount in it. */
  onAnother: (amount?: Paise) => void;
}

/** Until when it can be taken back. */
function CancelUntil({ withdrawal, onEnd }: { withdrawal: Withdrawal; onEnd: () => void }) {
  const { t, when } = useFundWords();
  const { serverClock } = useSession();
  const { sent_at: sentAt } = withdrawal;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border bg-surface p-card">
      <p>
        <strong className="block font-semibold">{t('withdrawalTakeBack')}</strong>
        <span className="text-detail text-fg-muted">{t('withdrawalUntilSent', { time: when(sentAt) })}</span>
      </p>
      <p className="text-heading font-semibold">
        <Countdown form="text" until={Date.parse(sentAt)} clock={serverClock.now} onEnd={onEnd} />
      </p>
    </div>
  );
}

function CashNow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, cashName } = useFundWords();
  const { data: asset } = useGetAsset({ query: { meta: { claims: () => true } } });
  const { account, reference } = withdrawal;
  return (
    <FactsBox>
      <FactLine name={t('withdrawalTo')}>
        {t('accountName', { bank: account.bank_name, number: account.masked_number })}
      </FactLine>
      <FactLine name={t('accountHolder')}>{account.holder}</FactLine>
      <FactLine name={t('depositReference')}>
        <span className="inline-flex items-center gap-1">
          {reference}
          <CopyButton value={reference} label={t('depositReference')} align="end" />
        </span>
      </FactLine>
      <FactLine name={cashName('available')}>
        <Money rupees={asset?.available} />
      </FactLine>
      <FactLine name={cashName('withdrawable')}>
        <Money rupees={asset?.withdrawable} />
      </FactLine>
    </FactsBox>
  );
}

/** Takes it back, once that was meant. */
function CancelButton({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useFundWords();
  const cancel = useCancelWithdrawal();
  const { run, isPending } = useConfirmed({
    confirm: () => ({
      title: t('withdrawalCancelTitle'),
      message: t('withdrawalCancelText'),
      confirmText: t('withdrawalCancel'),
      cancelText: t('depositCancelKeep'),
      isDestructive: true,
    }),
    send: (id: string) => cancel.mutateAsync({ id }),
    success: () => null,
  });
  return (
    <Button variant="danger" isPending={isPending} onPress={() => void run(withdrawal.id)}>
      {t('withdrawalCancel')}
    </Button>
  );
}

interface ShownProps extends Omit<WithdrawalProgressProps, 'id'> {
  withdrawal: Withdrawal;
  onEnd: () => void;
}

function Shown({ withdrawal, onEnd, onClose, onAnother }: ShownProps) {
  const { t } = useFundWords();
  const { state, amount, account } = withdrawal;
  const named = { bank: account.bank_name, number: account.masked_number };
  return (
    <FundFrame
      beside={
        <>
          <h3 className="text-title">{t('fundWhatHappens')}</h3>
          <WithdrawalSteps withdrawal={withdrawal} />
        </>
      }
    >
      <p className="text-title" role="status">
        {t(titles[state])}
      </p>
      <FundHead label={t(amountLabels[state], named)} rupees={amount} />
      {state === 'REQUESTED' && <CancelUntil withdrawal={withdrawal} onEnd={onEnd} />}
      {state === 'FAILED' && (
        <Note tone="negative">
          {reasonText(withdrawal.history.at(-1)?.reason ?? null, t)} {t('withdrawalAskBank')}
        </Note>
      )}
      <CashNow withdrawal={withdrawal} />
      <WithdrawalSafety />
      <OverlayFooter>
        <div className="flex flex-wrap justify-end gap-3 max-tablet:*:max-w-full max-tablet:*:grow">
          {state === 'REQUESTED' && <CancelButton withdrawal={withdrawal} />}
          {!isUnderWay(withdrawal) && (
            <Button
              variant="secondary"
              onPress={() => onAnother(state === 'PAID' ? undefined : fromWire(amount))}
            >
              {t(state === 'FAILED' ? 'withdrawalOtherAccount' : 'withdrawalAnother')}
            </Button>
          )}
          <Button onPress={onClose}>{t('fundDone')}</Button>
        </div>
      </OverlayFooter>
    </FundFrame>
  );
}

/** One withdrawal, as it goes on. */
export function WithdrawalProgress({ id, ...leads }: WithdrawalProgressProps) {
  const { t } = useFundWords();
  const query = useGetWithdrawal(id, {
    query: {
      meta: { claims: () => true },
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? againMs : false),
    },
  });
  const { data: withdrawal } = query;
  if (!withdrawal) {
    const texts = {
      failedTitle: t('withdrawalLoadFailed'),
      failedText: t('bankFailedText'),
      skeleton: <SkeletonRows rows={6} />,
    };
    return (
      <div className="p-6 max-tablet:p-4">
        <Card title={t('withdrawalTitle')} state={cardStateOf(query, texts)} />
      </div>
    );
  }
  return <Shown {...leads} withdrawal={withdrawal} onEnd={() => void query.refetch()} />;
}
