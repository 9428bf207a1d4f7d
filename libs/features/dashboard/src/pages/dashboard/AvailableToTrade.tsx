import { useGetAsset } from '@wealth/api-sdk/stat';
import type { Asset } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { Amount } from '@wealth/ui/amount';
import { Card, cardStateOf } from '@wealth/ui/card';
import { Skeleton } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { refreshEveryMs } from '../../model/refresh.ts';

function CashLines({ asset, isMasked }: { asset: Asset; isMasked: boolean }) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const lines = [
    { label: t('settlingTomorrow'), amount: asset.unsettled },
    { label: t('blockedInOrders'), amount: asset.blocked },
  ];
  return (
    <dl className="grid gap-2.5 border-t border-border pt-3 text-detail">
      {lines.map((line) => (
        <div key={line.label} className="flex justify-between gap-3">
          <dt className="text-fg-muted">{line.label}</dt>
          <dd className="font-medium">
            <Amount value={formats.amount(line.amount)} isMasked={isMasked} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** No-break space: gives an empty line the height of its text. */
const blankLine = '\u00a0';

function BlankCashLine() {
  return (
    <div className="flex items-center">
      {blankLine}
      <Skeleton />
    </div>
  );
}

/** Line by line as high as the figure and the two amounts that follow. */
const skeleton = (
  <div className="grid gap-4 px-card pb-card">
    <div className="flex items-center text-figure">
      {blankLine}
      <Skeleton shape="block" width={200} height={24} />
    </div>
    <div className="grid gap-2.5 border-t border-border pt-3 text-detail">
      <BlankCashLine />
      <BlankCashLine />
    </div>
  </div>
);

/** The cash that can be used now, what settles tomorrow and what open orders hold. */
export function AvailableToTrade({ actions }: { actions?: ReactNode }) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const [isShown] = usePreference('showAssets');
  const query = useGetAsset({ query: { refetchInterval: refreshEveryMs } });
  const { data: asset } = query;

  return (
    <Card
      title={t('availableToTrade')}
      state={cardStateOf(query, { failedTitle: t('availableFailed'), failedText: t('failedText'), skeleton })}
    >
      {asset && (
        <div className="grid gap-4">
          <Amount form="large" value={formats.splitAmount(asset.available)} isMasked={!isShown} />
          {actions}
          <CashLines asset={asset} isMasked={!isShown} />
        </div>
      )}
    </Card>
  );
}
