import { fromWire, toWire, type DepthInPaise, type Paise } from '@wealth/domain';
import { useFormats } from '@wealth/i18n-locale-react';
import { DepthLadder } from '@wealth/ui/depth-ladder';
import { Skeleton } from '@wealth/ui/skeleton';
import { memo, useId, useMemo } from 'react';
import { hasLimit, type TicketState } from '../model/ticketState.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';

/** Pixels of the five rows with their totals. */
const ladderHeight = 250;

const toLevels = (levels: DepthInPaise['bids']) =>
  levels.map(({ price, quantity }) => ({ price: toWire(price), quantity }));

type Limited = Pick<TicketState, 'orderType' | 'price'>;

/** The limit, where it is one of the prices of the book. */
function chosenLevel({ orderType, price }: Limited, { bids, asks }: DepthInPaise): Paise | null {
  if (price === null || !hasLimit(orderType)) return null;
  return [...bids, ...asks].some((level) => level.price === price) ? price : null;
}

interface TicketDepthProps extends Limited, Pick<Ticket, 'change'> {
  /** Null while nobody has told it. */
  depth: DepthInPaise | null;
  symbol: string;
}

/** The order book, of which a price becomes the limit by a press. */
export const TicketDepth = memo(function TicketDepth({ depth, symbol, change, ...limit }: TicketDepthProps) {
  const { t } = useTicketWords();
  const formats = useFormats();
  const titleId = useId();
  const isEmpty = depth !== null && depth.bids.length === 0 && depth.asks.length === 0;
  const chosen = depth === null ? null : chosenLevel(limit, depth);
  // Ten buttons, which a key in a field mostly leaves as they are.
  const ladder = useMemo(
    () =>
      depth !== null && (
        <DepthLadder
          aria-label={t('depthOf', { symbol })}
          bids={toLevels(depth.bids)}
          asks={toLevels(depth.asks)}
          formatPrice={formats.price}
          formatTotal={(quantity) => formats.compact(quantity, { hasRupeeSign: false })}
          choice={{
            chosen: chosen === null ? null : toWire(chosen),
            labelOf: (text) => t('usePrice', { price: text }),
            onChoose: (price) => change({ kind: 'limit', price: fromWire(price) }),
          }}
        />
      ),
    [depth, chosen, change, t, formats, symbol],
  );
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-body font-semibold">
          {t('depth')}
        </h2>
        <p className="text-caption text-fg-muted">{t('depthHint')}</p>
      </div>
      {depth === null && <Skeleton shape="block" height={ladderHeight} />}
      {isEmpty && <p className="text-detail text-fg-muted">{t('depthEmpty')}</p>}
      {!isEmpty && ladder}
    </section>
  );
});
