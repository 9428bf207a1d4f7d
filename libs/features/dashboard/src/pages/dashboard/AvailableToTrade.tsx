import { useGetAsset } from '@wealth/api-sdk/stat';
import type { Asset } from '@wealth/api-sdk/model';
import { pendingSettlement } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, MoneyPlaceholder } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Card, cardStateOf } from '@wealth/ui/card';
import { useNow } from '@wealth/ui/clock';
import { Skeleton, SkeletonLine } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';

/** The figure above its lines; beside them where the card has the room. */
const columns = 'grid gap-4 @min-[35rem]:grid-cols-2';

function CashLines({ asset }: { asset: Asset }) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const { serverClock } = useSession();
  const { settlesOn } = pendingSettlement(useNow({ clock: serverClock.now, spanMs: 60_000 }));
  const lines = [
    { label: t('settlingOn', { day: formats.day(settlesOn, { hasYear: false }) }), amount: asset.unsettled },
    { label: t('blockedInOrders'), amount: asset.blocked },
  ];
  return (
    <dl className="@container grid content-start gap-2.5 cash-lines text-detail">
      {lines.map((line) => (
        <div key={line.label} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-fg-muted">{line.label}</dt>
          <dd className="ml-auto list-figure font-medium">
            <Money rupees={line.amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Line by line as high as the figure and the two amounts that follow. */
const skeletonOf = (hasActions: boolean) => (
  <div className="@container px-card pb-card">
    <div className={columns}>
      <div className="grid content-start gap-4">
        <div className="relative">
          {/* As high as the figure, whatever its line is made of. */}
          <MoneyPlaceholder form="large" />
          <div className="absolute inset-0 flex items-center">
            <Skeleton shape="block" width={200} height={24} />
          </div>
        </div>
        {hasActions && <div className="min-h-control" />}
      </div>
      <div className="grid content-start gap-2.5 cash-lines text-detail">
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </div>
  </div>
);

/** The cash that can be used now, what settles and when, and what open orders hold. */
export function AvailableToTrade({ actions }: { actions?: ReactNode }) {
  const t = useMessages('dashboard');
  const query = useGetAsset();
  const { data: asset } = query;

  return (
    <Card
      title={t('availableToTrade')}
      state={cardStateOf(query, { failedTitle: t('availableFailed'), failedText: t('failedText'),
        skeleton: skeletonOf(actions !== undefined),
      })}
    >
      {asset && (
        <div className="@container">
          <div className={columns}>
            <div className="grid min-w-0 content-start gap-4">
              <Money form="large" rupees={asset.available} />
              {actions}
            </div>
            <CashLines asset={asset} />
          </div>
        </div>
      )}
    </Card>
  );
}
