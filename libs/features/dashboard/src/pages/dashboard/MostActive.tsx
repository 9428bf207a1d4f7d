import type { Mover } from '@wealth/api-sdk/model';
import { useGetMovers } from '@wealth/api-sdk/stock';
import { href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useQuote } from '@wealth/stream';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { MarketIcon } from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { refreshEveryMs } from '../../model/refresh.ts';

const shownCount = 5;

function MoverPrice({ mover: { market, symbol, last_price: servedPrice } }: { mover: Mover }) {
  const formats = useFormats();
  const { quote } = useQuote({ market, symbol });
  return <LivePrice value={quote?.last_price ?? servedPrice} format={formats.price} />;
}

function MoverChange({ mover: { market, symbol, change_percent: servedPercent } }: { mover: Mover }) {
  const { quote } = useQuote({ market, symbol });
  return <PriceChange percent={quote?.change_percent ?? servedPercent} />;
}

/** The shares with the largest turnover of the day. */
export function MostActive() {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const query = useGetMovers(
    { kind: 'active', segment: 'stock', limit: shownCount },
    { query: { refetchInterval: refreshEveryMs } },
  );
  const { data: movers } = query;

  function state(): CardState | undefined {
    if (movers?.length !== 0) {
      const skeleton = <SkeletonRows rows={shownCount} />;
      return cardStateOf(query, {
        failedTitle: t('mostActiveFailed'),
        failedText: t('failedText'),
        skeleton,
      });
    }
    return { kind: 'empty', title: t('mostActiveEmpty'), icon: <MarketIcon size="lg" /> };
  }

  return (
    <Card
      title={t('mostActive')}
      action={<Link href={href.market()}>{t('market')}</Link>}
      isFlush
      state={state()}
    >
      <DataList
        aria-label={t('mostActiveList')}
        items={(movers ?? []).map((mover) => ({
          id: `${mover.market}:${mover.symbol}`,
          title: mover.symbol,
          detail: mover.name,
          middle: (
            <span className="mr-2 text-detail text-fg-muted tabular-nums">
              {formats.compact(mover.value)}
            </span>
          ),
          value: <MoverPrice mover={mover} />,
          valueDetail: <MoverChange mover={mover} />,
        }))}
      />
    </Card>
  );
}
