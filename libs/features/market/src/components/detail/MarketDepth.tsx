import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DepthLadder } from '@wealth/ui/depth-ladder';

/** One price of the exchange's resting orders. */
export interface DepthRow {
  /** Rupees per unit. */
  price: number;
  quantity: number;
  /** How many orders stand there. */
  orders: number;
}

/** As `stock_detail.depth` and the frame `depth` have it: the best first. */
export interface Depth {
  bids: readonly DepthRow[];
  asks: readonly DepthRow[];
}

/** Five levels on both sides with their totals, and what lies between the best ones. */
export function MarketDepth({ symbol, depth }: { symbol: string; depth: Depth }) {
  const t = useMessages('market');
  const formats = useFormats();
  const bid = depth.bids[0]?.price;
  const ask = depth.asks[0]?.price;
  const spread = bid === undefined || ask === undefined ? null : ask - bid;
  return (
    <section aria-label={t('marketDepth')} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-body font-semibold">{t('marketDepth')}</h2>
        {spread !== null && (
          <span className="text-caption text-fg-muted tabular-nums">
            {t('spread', { price: formats.price(spread) })}
          </span>
        )}
      </div>
      {bid === undefined && ask === undefined ? (
        <p className="text-fg-muted">{t('noDepth')}</p>
      ) : (
        <DepthLadder
          aria-label={t('depthOf', { symbol })}
          bids={depth.bids}
          asks={depth.asks}
          formatPrice={formats.price}
          formatTotal={(quantity) => formats.compact(quantity, { hasRupeeSign: false })}
        />
      )}
    </section>
  );
}
