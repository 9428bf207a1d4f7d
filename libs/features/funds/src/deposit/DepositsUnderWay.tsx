import { useGetDeposits } from '@wealth/api-sdk/fund';
import type { Deposit } from '@wealth/api-sdk/model';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Countdown } from '@wealth/ui/countdown';
import { useFundWords } from '../money/useFundWords.ts';

/** The newest that are looked through: those that wait stand among those that have ended since. */
const newest = 100;

export interface DepositsUnderWayProps {
  onContinue: (id: string) => void;
}

function UnderWayRow({ deposit, onContinue }: DepositsUnderWayProps & { deposit: Deposit }) {
  const { t, own } = useFundWords();
  const { serverClock } = useSession();
  const { id, amount, method, due_at: due } = deposit;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-detail">
      <span className="min-w-0 wrap-anywhere">
        {t(method === 'upi' ? 'depositWaitsByUpi' : 'depositWaitsByTransfer', { amount: own(amount) })}{' '}
        {due !== null && (
          <span className="text-fg-muted">
            · <Countdown form="text" until={Date.parse(due)} clock={serverClock.now} />
          </span>
        )}
      </span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('depositContinueAmount', { amount: own(amount) })}
        onPress={() => onContinue(id)}
      >
        {t('depositContinue')}
      </Button>
    </li>
  );
}

/** Deposits that were asked for and are not paid: what was begun is not begun twice. */
export function DepositsUnderWay({ onContinue }: DepositsUnderWayProps) {
  const { t } = useFundWords();
  const { data } = useGetDeposits({ limit: newest }, { query: { meta: { claims: () => true } } });
  const waiting = data?.items.filter(({ state }) => state === 'AWAITING_PAYMENT') ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('depositUnderWay')} className="rounded-control border border-border bg-surface">
      <ul className="divide-y divide-border">
        {waiting.map((deposit) => (
          <UnderWayRow key={deposit.id} {...{ deposit, onContinue }} />
        ))}
      </ul>
    </section>
  );
}
