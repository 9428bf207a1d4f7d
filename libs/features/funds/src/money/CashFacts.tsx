import { useGetAsset } from '@wealth/api-sdk/stat';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Card, cardStateOf } from '@wealth/ui/card';
import { Skeleton } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import type { MoneyMovement } from './moneyMovement.ts';

const minimumLabel = { deposit: 'depositMinimum', withdrawal: 'withdrawalMinimum' } as const satisfies Record<
  MoneyMovement,
  string
>;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-fg-muted">{label}</dt>
      <dd className="ml-auto list-figure font-medium">{children}</dd>
    </div>
  );
}

const skeleton = (
  <div className="grid gap-2.5 px-card pb-card">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

export interface CashFactsProps {
  movement: MoneyMovement;
  /** Rupees; undefined until the system information has come. */
  minimum: number | undefined;
}

/** The least amount of a movement, and what of the client's cash it can use. The eye hides the client's own figures. */
export function CashFacts({ movement, minimum }: CashFactsProps) {
  const t = useMessages('funds');
  const query = useGetAsset();
  const { data: asset } = query;
  const texts = { failedTitle: t('availableFailed'), failedText: t('bankFailedText'), skeleton };

  return (
    <Card title={t('cash')} state={cardStateOf(query, texts)}>
      {asset && (
        <dl className="amount-list">
          <Fact label={t('availableToTrade')}>
            <Money rupees={asset.available} />
          </Fact>
          <Fact label={t('withdrawable')}>
            <Money rupees={asset.withdrawable} />
          </Fact>
          {minimum !== undefined && (
            <Fact label={t(minimumLabel[movement])}>
              <Money rupees={minimum} isPublic />
            </Fact>
          )}
        </dl>
      )}
    </Card>
  );
}
