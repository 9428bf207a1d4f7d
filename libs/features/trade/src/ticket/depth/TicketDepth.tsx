import { missing } from '@wealth/i18n-locale';
import type { Order } from '@wealth/api-sdk/model';
import { fromWire, toWire, type DepthInPaise, type FillEstimate, type Paise } from '@wealth/domain';
import { Disclosure } from '@wealth/ui/accordion';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { PriceLadder } from '@wealth/ui/price-ladder';
import { Skeleton } from '@wealth/ui/skeleton';
import { memo, useCallback, useId, useMemo, type ReactNode } from 'react';
import type { TicketState } from '../../core/drafts/ticketState.ts';
import { hasLimit } from '../model/changeTicket.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

/** Pixels of the ten prices with what stands between them. */
const ladderHeight = 362;

const toLevels = (levels: DepthInPaise['bids']) =>
  levels.map(({ price, quantity }) => ({ price: toWire(price), quantity }));

type Limited = Pick<TicketState, 'orderType' | 'price'>;

/** The limit, where it is one of the prices of the book. */
function chosenLevel({ orderType, price }: Limited, { bids, asks }: DepthInPaise): Paise | null {
  if (price === null || !hasLimit(orderType)) return null;
  return [...bids, ...asks].some((level) => level.price === price) ? price : null;
}

interface LadderProps extends Limited, Pick<TicketState, 'side'>, Pick<Ticket, 'change'> {
  depth: DepthInPaise;
  symbol: string;
  estimate: FillEstimate | null;
  /** The client's orders that stand in this book. */
  inBook: readonly Order[];
}

function Ladder({ depth, symbol, side, estimate, inBook, change, ...limit }: LadderProps) {
  const { t, formats } = useTicketWords();
  const bids = useMemo(() => toLevels(depth.bids), [depth]);
  const asks = useMemo(() => toLevels(depth.asks), [depth]);
  const own = useMemo(() => inBook.flatMap(({ price }) => (price === null ? [] : [price])), [inBook]);
  const choose = useCallback((price: number) => change({ kind: 'limit', price: fromWire(price) }), [change]);
  const labelOf = useCallback((price: string) => t('usePrice', { price }), [t]);
  const chosen = chosenLevel(limit, depth);
  return (
    <PriceLadder
      aria-label={t('depthOf', { symbol })}
      bids={bids}
      asks={asks}
      formatPrice={formats.price}
      onChoose={choose}
      labelOf={labelOf}
      chosen={chosen === null ? null : toWire(chosen)}
      taken={estimate && { side: side === 'BUY' ? 'ask' : 'bid', units: estimate.takenUnits }}
      own={own}
    />
  );
}

/** The best price of each side, in the row that opens the book on a phone. */
function bestPrices({ bids, asks }: DepthInPaise, price: (paise: Paise) => string): string {
  return [bids[0], asks[0]].map((level) => (level ? price(level.price) : missing)).join(' / ');
}

interface TicketDepthProps extends Omit<LadderProps, 'depth'> {
  /** Null while nobody has told it. */
  depth: DepthInPaise | null;
}

/** The order book, of which a price becomes the limit by a press; folded where it would push the figures off the screen. */
export const TicketDepth = memo(function TicketDepth({ depth, ...rest }: TicketDepthProps) {
  const { t, price } = useTicketWords();
  const titleId = useId();
  const isPhone = useBreakpoint() === 'mobile';
  const isEmpty = depth !== null && depth.bids.length === 0 && depth.asks.length === 0;
  function content(): ReactNode {
    if (depth === null) return <Skeleton shape="block" height={ladderHeight} />;
    if (isEmpty) return <p className="text-detail text-fg-muted">{t('depthEmpty')}</p>;
    return <Ladder depth={depth} {...rest} />;
  }
  const hint = <p className="text-caption text-fg-muted">{t('depthHint')}</p>;
  if (isPhone) {
    return (
      <div className="overflow-hidden rounded-control border border-border">
        <Disclosure
          title={t('depth')}
          note={depth !== null && !isEmpty ? bestPrices(depth, price) : undefined}
          headingLevel="h2"
        >
          <div className="grid gap-2 pt-1">
            {hint}
            {content()}
          </div>
        </Disclosure>
      </div>
    );
  }
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-body font-semibold">
          {t('depth')}
        </h2>
        {hint}
      </div>
      {content()}
    </section>
  );
});
