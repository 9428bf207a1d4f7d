import { useGetMovers } from '@wealth/api-sdk/stock';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { LiveQuote } from '@wealth/stream';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { MarketIcon } from '@wealth/ui/icon';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { refreshEveryMs } from '../../model/refresh.ts';

const shownCount = 5;

const texts = {
  gainers: { title: 'gainers', list: 'gainersList', failed: 'gainersFailed' },
  losers: { title: 'losers', list: 'losersList', failed: 'losersFailed' },
} as const;

/** The shares that rose or fell most today, with live prices. */
export function MoversCard({ kind }: { kind: keyof typeof texts }) {
  const t = useMessages('discover');
  const formats = useFormats();
  const query = useGetMovers(
    { kind, segment: 'stock', limit: shownCount },
    { query: { refetchInterval: refreshEveryMs } },
  );
  const { data: movers } = query;

  function state(): CardState | undefined {
    if (movers?.length !== 0) {
      const skeleton = <SkeletonRows rows={shownCount} />;
      return cardStateOf(query, {
        failedTitle: t(texts[kind].failed),
        failedText: t('failedText'),
        skeleton,
      });
    }
    return { kind: 'empty', title: t('moversEmpty'), icon: <MarketIcon size="lg" /> };
  }

  return (
    <Card title={t(texts[kind].title)} isFlush state={state()}>
      <DataList
        aria-label={t(texts[kind].list)}
        items={(movers ?? []).map((mover) => ({
          id: `${mover.market}:${mover.symbol}`,
          title: mover.symbol,
          detail: mover.name,
          value: (
            <LiveQuote instrument={mover} served={mover}>
              {(quote) => <LivePrice value={quote.last_price} format={formats.price} />}
            </LiveQuote>
          ),
          valueDetail: (
            <LiveQuote instrument={mover} served={mover}>
              {(quote) => <PriceChange percent={quote.change_percent} />}
            </LiveQuote>
          ),
        }))}
      />
    </Card>
  );
}
