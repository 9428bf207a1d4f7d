import { useGetDeposit } from '@wealth/api-sdk/fund';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useFundWords } from '../money/useFundWords.ts';
import { DepositEnd } from './DepositEnd.tsx';
import type { DepositLeads } from './depositLeads.ts';
import { DepositWaiting } from './DepositWaiting.tsx';

/** How often one that waits is read again where no event tells of it, in milliseconds. */
const againMs = 10_000;

export interface DepositProgressProps extends DepositLeads {
  id: string;
}

/** One deposit, as it goes on. */
export function DepositProgress({ id, ...leads }: DepositProgressProps) {
  const { t } = useFundWords();
  const query = useGetDeposit(id, {
    query: {
      meta: { claims: () => true },
      refetchInterval: ({ state: { data } }) => (data?.state === 'AWAITING_PAYMENT' ? againMs : false),
    },
  });
  const { data: deposit } = query;
  if (!deposit) {
    const texts = {
      failedTitle: t('depositFailedTitle'),
      failedText: t('bankFailedText'),
      skeleton: <SkeletonRows rows={6} />,
    };
    return (
      <div className="p-6 max-tablet:p-4">
        <Card title={t('depositTitle')} state={cardStateOf(query, texts)} />
      </div>
    );
  }
  return deposit.state === 'AWAITING_PAYMENT' ? (
    <DepositWaiting {...leads} deposit={deposit} onEnd={() => void query.refetch()} />
  ) : (
    <DepositEnd {...leads} deposit={deposit} />
  );
}
