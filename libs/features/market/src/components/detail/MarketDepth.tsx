import type { Depth, StockDetail } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useDepth } from '@wealth/stream';
import { DepthLadder } from '@wealth/ui/depth-ladder';
import { Skeleton } from '@wealth/ui/skeleton';
import { useId } from 'react';
import { useShareStatus } from './useShareStatus.ts';

/** Pixels of the five rows with their totals. */
const ladderHeight = 250;

/** Why nobody stands in the book. */
function useEmptyText(share: StockDetail): string {
  const t = useMessages('market');
  const { halt, opensAt } = useShareStatus(share);
  if (halt) return t('noDepthHalted');
  return opensAt === null ? t('noDepth') : t('noDepthClosed');
}

function Ladder({ share, depth }: { share: StockDetail; depth: Depth }) {
  const t = useMessages('market');
  const formats = useFormats();
  const emptyText = useEmptyText(share);
  const { bids, asks } = depth;
  if (bids.length === 0 && asks.length === 0) return <p className="text-fg-muted">{emptyText}</p>;
  return (
    <DepthLadder
      aria-label={t('depthOf', { symbol: share.symbol })}
      bids={bids}
      asks={asks}
      formatPrice={formats.price}
      formatTotal={(quantity) => formats.compact(quantity, { hasRupeeSign: false })}
    />
  );
}

/** What lies between the best bid and the best ask; null where one of them is missing. */
function spreadOf({ bids, asks }: Depth): number | null {
  const bid = bids[0]?.price;
  const ask = asks[0]?.price;
  return bid === undefined || ask === undefined ? null : ask - bid;
}

/**
 * Five levels on both sides with their totals, as the stream tells them while this is on the screen; what the detail was
 * answered with counts until then. Nothing flashes, and nothing is announced.
 */
export function MarketDepth({ share }: { share: StockDetail }) {
  const t = useMessages('market');
  const formats = useFormats();
  const titleId = useId();
  const { depth: told, isStale } = useDepth(share);
  const depth = told ?? share.depth;
  const spread = depth ? spreadOf(depth) : null;
  return (
    <section aria-labelledby={titleId} aria-busy={depth === undefined || undefined} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-body font-semibold">
          {t('marketDepth')}
        </h2>
        {spread !== null && (
          <span className="figure text-caption text-fg-muted tabular-nums">
            {isStale ? t('depthStale') : t('spread', { price: formats.price(spread) })}
          </span>
        )}
      </div>
      {depth ? <Ladder share={share} depth={depth} /> : <Skeleton shape="block" height={ladderHeight} />}
    </section>
  );
}
