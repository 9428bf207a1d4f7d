import { formatCompact, formatPrice, formatQuantity } from '@wealth/i18n-locale';
import { depthLadderTexts } from '@wealth/i18n-locale/ui/depthLadder';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import {
  buyersPercent,
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
    quantity: 'relative truncate px-1.5 text-fg-muted',
    price: 'relative truncate px-2 font-medium',
  },
  variants: {
    side: {
      bid: {
        root: 'grid-cols-[minmax(0,1fr)_minmax(0,max-content)]',
        bar: 'right-0 rounded-l-mark bg-positive-soft',
        quantity: 'text-start',
        price: 'text-end text-positive',
      },
      ask: {
        root: 'grid-cols-[minmax(0,max-content)_minmax(0,1fr)]',
        bar: 'left-0 rounded-r-mark bg-negative-soft',
        quantity: 'order-2 text-end',
        price: 'text-start text-negative',
      },
    },
  },
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

interface HalfProps extends LadderSide {
  side: 'bid' | 'ask';
  priceText: string;
}

function Half({ side, quantity, barRatio, priceText }: HalfProps) {
  const styles = half({ side });
  return (
    <div role="presentation" className={styles.root()}>
      <span aria-hidden="true" className={styles.bar()} style={{ width: `${barRatio * 100}%` }} />
      <span role="cell" className={styles.quantity()}>
        {formatQuantity(quantity)}
      </span>
      <span role="cell" className={styles.price()}>
        {priceText}
      </span>
    </div>
  );
}

function Row({ row, price }: { row: LadderRow; price: (value: number | null) => string }) {
  return (
    <div role="row" className="grid min-h-7 grid-cols-2 gap-0.5 text-detail tabular-nums">
      <Half {...row.bid} side="bid" priceText={price(row.bid.price)} />
      <Half {...row.ask} side="ask" priceText={price(row.ask.price)} />
    </div>
  );
}

function Head() {
  const t = useUiText(depthLadderTexts);
  return (
    <div role="row" className="grid grid-cols-4 pb-1.5 text-caption text-fg-subtle">
      <span role="columnheader" className="px-1.5">
        <span aria-hidden="true">{t('quantity')}</span>
        <span className="sr-only">{t('bidQuantity')}</span>
      </span>
      <span role="columnheader" className="px-2 text-end">
        {t('bid')}
      </span>
      <span role="columnheader" className="px-2.5">
        {t('ask')}
      </span>
      <span role="columnheader" className="px-1.5 text-end">
        <span aria-hidden="true">{t('quantity')}</span>
        <span className="sr-only">{t('askQuantity')}</span>
      </span>
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

  return (
    <div>
      <div role="table" aria-label={label}>
        <div role="rowgroup">
          <Head />
        </div>
        <div role="rowgroup">
          {ladderRows(bids, asks).map((row) => (
            <Row key={row.level} row={row} price={price} />
          ))}
        </div>
      </div>
      <dl className="mt-1.5 grid grid-cols-2 gap-0.5 border-t border-border pt-2.5 text-caption">
        <div className="flex flex-row-reverse justify-between gap-2 px-1.5">
          <dt className="text-fg-subtle">{t('totalBid')}</dt>
          <dd className="font-medium tabular-nums">{formatTotal(totalBid)}</dd>
        </div>
        <div className="flex justify-between gap-2 px-1.5">
          <dt className="text-fg-subtle">{t('totalAsk')}</dt>
          <dd className="font-medium tabular-nums">{formatTotal(totalAsk)}</dd>
        </div>
      </dl>
      {percent !== null && <Balance percent={percent} />}
    </div>
  );
}
