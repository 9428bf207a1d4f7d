import { formatPrice, formatQuantity } from '@wealth/i18n-locale';
import { priceLadderTexts } from '@wealth/i18n-locale/ui/priceLadder';
import { memo } from 'react';
import { ladderRows, totalQuantity, type DepthLevel, type LadderSide } from '../depth-ladder/ladder.ts';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

export type LadderSideName = 'bid' | 'ask';

export interface PriceLadderProps {
  /** Names the table. */
  'aria-label': string;
  /** The best first; more than five are not shown. */
  bids: readonly DepthLevel[];
  asks: readonly DepthLevel[];
  /** What pressing a price does. The same function between renders. */
  onChoose: (price: number) => void;
  /** That in words: "Use 1,542.50 as the limit". The same function between renders. */
  labelOf: (price: string) => string;
  /** The price that is in use; null for none. */
  chosen: number | null;
  /** Units that an order would take from each level of a side, the best first. @default nothing */
  taken?: { side: LadderSideName; units: readonly number[] } | null;
  /** Prices at which orders of the client's own stand. @default none */
  own?: readonly number[];
  /** @default two decimals without a rupee sign. The same function between renders. */
  formatPrice?: (price: number | null) => string;
}

const level = tv({
  slots: {
    root: 'grid min-h-6 ladder-columns items-center gap-x-0.5 pointer-coarse:min-h-11',
    quantity: 'relative flex h-5.5 min-w-0 items-center px-1.5 text-fg figure',
    bar: 'absolute inset-y-0 rounded-mark forced-colors:border',
    taken: 'absolute inset-y-0 rounded-mark opacity-35 forced-colors:bg-system-highlight',
    price: 'min-w-0 text-center font-medium figure',
    said: 'min-w-0 truncate px-1.5 text-caption text-fg-muted',
  },
  variants: {
    side: {
      bid: {
        quantity: 'justify-end',
        bar: 'right-0 bg-positive-soft',
        taken: 'right-0 bg-positive-fill',
        price: 'text-positive',
        said: 'text-start',
      },
      ask: {
        quantity: 'justify-start',
        bar: 'left-0 bg-negative-soft',
        taken: 'left-0 bg-negative-fill',
        price: 'text-negative',
        said: 'text-end',
      },
    },
  },
});

const pricePress =
  'touch-target w-full cursor-pointer rounded-badge px-1 py-0.5 layered aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:outline-1 aria-pressed:outline-accent forced-colors:aria-pressed:border';

interface LevelProps
  extends
    LadderSide,
    Pick<PriceLadderProps, 'onChoose' | 'labelOf'>,
    Required<Pick<PriceLadderProps, 'formatPrice'>> {
  side: LadderSideName;
  isChosen: boolean;
  isOwn: boolean;
  /** Units that an order would take of it. */
  takes: number;
}

/** One price with what stands there. A key mostly leaves it as it is: it is drawn again only where it says something else. */
const Level = memo(function Level({
  side,
  price,
  quantity,
  barRatio,
  takes,
  isOwn,
  isChosen,
  ...rest
}: LevelProps) {
  const { onChoose, labelOf, formatPrice: write } = rest;
  const t = useUiText(priceLadderTexts);
  const styles = level({ side });
  const priceText = write(price);
  const takenRatio = quantity ? Math.min(1, takes / quantity) * barRatio : 0;
  const said = [isOwn ? t('yours') : '', takes > 0 ? t('takes', { quantity: formatQuantity(takes) }) : '']
    .filter((part) => part !== '')
    .join(' · ');
  const cells = [
    // Beside the price for the eye, behind the quantity for the ear: it is no quantity of the other side.
    <span key="said" role="cell" className={styles.said()}>
      <span aria-hidden="true">{said}</span>
    </span>,
    <span key="price" role="cell" className={styles.price()}>
      {price !== null && (
        <button
          type="button"
          aria-label={labelOf(priceText)}
          aria-pressed={isChosen}
          onClick={() => onChoose(price)}
          className={pricePress}
        >
          {priceText}
        </button>
      )}
    </span>,
    <span key="quantity" role="cell" className={styles.quantity()}>
      <span aria-hidden="true" className={styles.bar()} style={{ width: `${barRatio * 100}%` }} />
      {takes > 0 && (
        <span aria-hidden="true" className={styles.taken()} style={{ width: `${takenRatio * 100}%` }} />
      )}
      <span className="relative min-w-0 truncate">{quantity === null ? '' : formatQuantity(quantity)}</span>
      {said !== '' && <span className="sr-only">, {said}</span>}
    </span>,
  ];
  return (
    <div role="row" className={styles.root()}>
      {side === 'bid' ? cells.toReversed() : cells}
    </div>
  );
});

/** Between the sides: what each has in sight, and how far apart they are. */
function Middle({ bid, ask, spread }: { bid: number | null; ask: number | null; spread: string | null }) {
  const t = useUiText(priceLadderTexts);
  const cell = 'min-w-0 px-1.5 wrap-anywhere';
  return (
    <div
      role="row"
      className="grid ladder-columns items-center gap-x-0.5 border-y border-dashed border-border-strong py-1 text-caption text-fg-muted"
    >
      <span role="cell" className={cell}>
        {bid !== null && t('bidInSight', { quantity: formatQuantity(bid) })}
      </span>
      <span role="cell" className="min-w-0 text-center wrap-anywhere">
        {spread !== null && t('spread', { spread })}
      </span>
      <span role="cell" className={`${cell} text-end`}>
        {ask !== null && t('askInSight', { quantity: formatQuantity(ask) })}
      </span>
    </div>
  );
}

const writePrice = (price: number | null) => formatPrice(price);
const noPrices: readonly number[] = [];

/**
 * The five best asks above the five best bids, as one scale of prices of which each can be pressed: with what an order
 * would take, and where the client's own orders stand.
 */
export function PriceLadder({ bids, asks, taken = null, own = noPrices, chosen, ...rest }: PriceLadderProps) {
  const { 'aria-label': label, formatPrice: write = writePrice, onChoose, labelOf } = rest;
  const t = useUiText(priceLadderTexts);
  const rows = ladderRows(bids, asks);
  const [best] = rows;
  const bid = best?.bid.price ?? null;
  const ask = best?.ask.price ?? null;
  const levelOf = (side: LadderSideName, at: LadderSide, index: number) => (
    <Level
      key={`${side}${index}`}
      {...at}
      {...{ side, onChoose, labelOf }}
      formatPrice={write}
      isChosen={at.price !== null && at.price === chosen}
      isOwn={at.price !== null && own.includes(at.price)}
      takes={taken?.side === side ? (taken.units[index] ?? 0) : 0}
    />
  );
  return (
    <div className="@container">
      {/* Large letters step down before a quantity would lose a digit. */}
      <div
        role="table"
        aria-label={label}
        className="grid grid-cols-1 gap-0.5 text-[min(0.8125rem,5cqi)] leading-[1.45] tabular-nums"
      >
        <div role="rowgroup">
          <div role="row" className="grid ladder-columns gap-x-0.5 pb-1 text-caption text-fg-subtle">
            <span role="columnheader" className="min-w-0 px-1.5 text-end wrap-anywhere">
              {t('bidQuantity')}
            </span>
            <span role="columnheader" className="min-w-0 text-center wrap-anywhere">
              {t('price')}
            </span>
            <span role="columnheader" className="min-w-0 px-1.5 wrap-anywhere">
              {t('askQuantity')}
            </span>
          </div>
        </div>
        <div role="rowgroup">{rows.map((row, index) => levelOf('ask', row.ask, index)).toReversed()}</div>
        <div role="rowgroup">
          <Middle
            bid={totalQuantity(bids)}
            ask={totalQuantity(asks)}
            // A difference of two prices of a grid of paise.
            spread={bid === null || ask === null ? null : write(Math.round((ask - bid) * 100) / 100)}
          />
        </div>
        <div role="rowgroup">{rows.map((row, index) => levelOf('bid', row.bid, index))}</div>
      </div>
    </div>
  );
}
