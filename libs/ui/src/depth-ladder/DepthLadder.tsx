import { formatCompact, formatPrice, formatQuantity } from '@wealth/i18n-locale';
import { depthLadderTexts } from '@wealth/i18n-locale/ui/depthLadder';
import type { ReactNode } from 'react';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import {
  buyersPercent,
  hasOrders,
  ladderRows,
  totalQuantity,
  type DepthLevel,
  type LadderRow,
  type LadderSide,
} from './ladder.ts';

const half = tv({
  slots: {
    /** Where room is short the quantity gives way to the price. */
    root: 'relative grid items-center',
    bar: 'absolute inset-y-0 forced-colors:border',
    quantity: 'relative truncate px-[6px] text-fg-muted figure',
    price: 'relative truncate px-[8px] font-medium figure',
    head: 'truncate px-[8px]',
    /** Gives way first. */
    orders: 'relative hidden truncate text-fg-subtle figure @min-[20rem]:block',
  },
  variants: {
    hasOrders: { true: {}, false: {} },
    side: {
      bid: {
        root: 'grid-cols-[minmax(0,1fr)_minmax(0,max-content)]',
        bar: 'right-0 rounded-l-mark bg-positive-soft',
        quantity: 'text-start',
        price: 'text-end text-positive',
        orders: 'pl-1 text-start',
        head: 'text-end',
      },
      ask: {
        root: 'grid-cols-[minmax(0,max-content)_minmax(0,1fr)]',
        bar: 'left-0 rounded-r-mark bg-negative-soft',
        quantity: 'text-end',
        price: 'text-start text-negative',
        orders: 'pr-1 text-end',
        head: 'text-start',
      },
    },
  },
  compoundVariants: [
    {
      side: 'bid',
      hasOrders: true,
      class: {
        root: '@min-[20rem]:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,max-content)]',
        quantity: '@min-[20rem]:text-end',
      },
    },
    {
      side: 'ask',
      hasOrders: true,
      class: {
        root: '@min-[20rem]:grid-cols-[minmax(0,max-content)_minmax(0,1fr)_2.75rem]',
        quantity: '@min-[20rem]:text-start',
      },
    },
  ],
});

export interface DepthLadderProps {
  /** Names the table. */
  'aria-label': string;
  /** The best first; more than five are not shown. */
  bids: readonly DepthLevel[];
  asks: readonly DepthLevel[];
  /** Of the whole book, where the server knows more than five levels. @default the sum of what is shown */
  totalBidQuantity?: number | null;
  totalAskQuantity?: number | null;
  /** @default two decimals without a rupee sign */
  formatPrice?: (price: number | null) => string;
  /** Of the totals. @default compact, without a rupee sign */
  formatTotal?: (quantity: number | null) => string;
}

type Styles = ReturnType<typeof half>;

interface HalfProps extends LadderSide {
  side: 'bid' | 'ask';
  hasOrders: boolean;
  priceText: string;
}

/** The cells of a side from the left to the right, as their heads stand: a row is read so too. */
function mirrored(side: HalfProps['side'], cells: readonly ReactNode[]): readonly ReactNode[] {
  return side === 'bid' ? cells : cells.toReversed();
}

function Half({ side, hasOrders: withOrders, quantity, orders, barRatio, priceText }: HalfProps) {
  const styles = half({ side, hasOrders: withOrders });
  return (
    <div role="presentation" className={styles.root()}>
      <span aria-hidden="true" className={styles.bar()} style={{ width: `${barRatio * 100}%` }} />
      {mirrored(side, [
        withOrders && (
          <span key="orders" role="cell" className={styles.orders()}>
            {formatQuantity(orders)}
          </span>
        ),
        <span key="quantity" role="cell" className={styles.quantity()}>
          {formatQuantity(quantity)}
        </span>,
        <span key="price" role="cell" className={styles.price()}>
          {priceText}
        </span>,
      ])}
    </div>
  );
}

interface RowProps {
  row: LadderRow;
  price: (value: number | null) => string;
  hasOrders: boolean;
}

function Row({ row, price, hasOrders: withOrders }: RowProps) {
  const shared = { hasOrders: withOrders };
  return (
    // Large letters step down before a quantity would lose a digit.
    <div
      role="row"
      className="grid min-h-7 grid-cols-2 gap-0.5 text-[min(0.8125rem,5.5cqi)] leading-[1.45] tabular-nums"
    >
      <Half {...row.bid} {...shared} side="bid" priceText={price(row.bid.price)} />
      <Half {...row.ask} {...shared} side="ask" priceText={price(row.ask.price)} />
    </div>
  );
}

/** A head that is short for the eye and says its side for the ear. */
function Name({ className, text, spoken }: { className: string; text: string; spoken: string }) {
  return (
    <span role="columnheader" className={className}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}

interface HalfHeadProps extends Pick<HalfProps, 'side' | 'hasOrders'> {
  /** The longest price beneath: each row is a grid of its own, and heads stand over their figures. */
  widest: string;
}

function HalfHead({ side, hasOrders: withOrders, widest }: HalfHeadProps) {
  const t = useUiText(depthLadderTexts);
  const styles: Styles = half({ side, hasOrders: withOrders });
  const isBid = side === 'bid';
  return (
    <div role="presentation" className={styles.root()}>
      {mirrored(side, [
        withOrders && (
          <Name
            key="orders"
            className={styles.orders()}
            text={t('orders')}
            spoken={t(isBid ? 'bidOrders' : 'askOrders')}
          />
        ),
        <Name
          key="quantity"
          className={styles.quantity()}
          text={t('quantity')}
          spoken={t(isBid ? 'bidQuantity' : 'askQuantity')}
        />,
        <span
          key="price"
          role="columnheader"
          data-widest={widest}
          className={`${styles.head()} after:invisible after:block after:h-0 after:overflow-hidden after:text-[min(0.8125rem,5.5cqi)] after:font-medium after:tabular-nums after:content-[attr(data-widest)]`}
        >
          {t(side)}
        </span>,
      ])}
    </div>
  );
}

interface HeadProps extends Pick<HalfProps, 'hasOrders'> {
  widest: Record<HalfProps['side'], string>;
}

function Head({ hasOrders: withOrders, widest }: HeadProps) {
  return (
    <div role="row" className="grid grid-cols-2 gap-0.5 pb-1.5 text-caption text-fg-subtle">
      <HalfHead side="bid" hasOrders={withOrders} widest={widest.bid} />
      <HalfHead side="ask" hasOrders={withOrders} widest={widest.ask} />
    </div>
  );
}

/** Who stands on which side, in words and as two bars that meet. */
function Balance({ percent }: { percent: number }) {
  const t = useUiText(depthLadderTexts);
  return (
    <div className="mt-4 grid gap-2 text-caption font-medium">
      <div className="flex justify-between gap-3">
        <span className="text-positive">{t('buyers', { percent: `${percent}%` })}</span>
        <span className="text-negative">{t('sellers', { percent: `${100 - percent}%` })}</span>
      </div>
      <div aria-hidden="true" className="flex h-1.5 gap-0.5">
        <span
          className="rounded-l-full bg-positive-fill forced-colors:bg-system-text"
          style={{ width: `${percent}%` }}
        />
        <span className="flex-1 rounded-r-full bg-negative-fill forced-colors:border" />
      </div>
    </div>
  );
}

const writePrice = (price: number | null) => formatPrice(price);
const writeTotal = (quantity: number | null) => formatCompact(quantity, { hasRupeeSign: false });

/** The five best bids and asks; a bar behind each is as long as its quantity beside the largest one. */
export function DepthLadder({ bids, asks, totalBidQuantity, totalAskQuantity, ...rest }: DepthLadderProps) {
  const { formatPrice: price = writePrice, formatTotal = writeTotal, 'aria-label': label } = rest;
  const t = useUiText(depthLadderTexts);
  const totalBid = totalBidQuantity === undefined ? totalQuantity(bids) : totalBidQuantity;
  const totalAsk = totalAskQuantity === undefined ? totalQuantity(asks) : totalAskQuantity;
  const percent = buyersPercent(totalBid, totalAsk);
  const withOrders = hasOrders([...bids, ...asks]);
  const longest = (levels: readonly DepthLevel[]) =>
    levels.reduce((text, level) => (price(level.price).length > text.length ? price(level.price) : text), '');

  return (
    <div className="@container">
      <div role="table" aria-label={label}>
        <div role="rowgroup">
          <Head hasOrders={withOrders} widest={{ bid: longest(bids), ask: longest(asks) }} />
        </div>
        <div role="rowgroup">
          {ladderRows(bids, asks).map((row) => (
            <Row key={row.level} row={row} price={price} hasOrders={withOrders} />
          ))}
        </div>
      </div>
      <dl className="mt-1.5 grid grid-cols-2 gap-0.5 border-t border-border pt-2.5 text-caption">
        <div className="flex flex-row-reverse justify-between gap-2 px-1.5">
          <dt className="text-fg-subtle">{t('totalBid')}</dt>
          <dd className="figure font-medium tabular-nums">{formatTotal(totalBid)}</dd>
        </div>
        <div className="flex justify-between gap-2 px-1.5">
          <dt className="text-fg-subtle">{t('totalAsk')}</dt>
          <dd className="figure font-medium tabular-nums">{formatTotal(totalAsk)}</dd>
        </div>
      </dl>
      {percent !== null && <Balance percent={percent} />}
    </div>
  );
}
