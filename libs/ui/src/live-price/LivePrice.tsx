import { formatPrice } from '@wealth/i18n-locale';
import { tv } from '../internal/tv.ts';
import type { PriceSource } from './liveSource.ts';
import { pageTape } from './pageTape.ts';
import { useLiveCell } from './useLiveCell.ts';

export interface LivePriceProps {
  /** Rupees; `fixedSource` for a price that does not move. A tick writes one text node and renders nothing. */
  source: PriceSource;
  /** @default two decimals without a rupee sign */
  format?: (price: number | null) => string;
  /**
   * What of a changed price is coloured. The box is for the one instrument that is open, and for the client's own
   * trades; everywhere else only the digits.
   *
   * @default 'digits'
   */
  tint?: 'digits' | 'box';
  /** Before the price, small and muted, and under the same box; for the one price that stands alone. @default false */
  hasRupeeSign?: boolean;
}

const cell = tv({
  base: 'figure inline-block whitespace-nowrap tabular-nums',
  variants: {
    tint: {
      digits: '',
      // The margins take the room of the padding back: a tinted price is not larger than its text.
      box: '-mx-2 -my-0.5 price-box rounded-badge px-2 py-0.5 forced-colors:flash-up:outline forced-colors:flash-down:outline',
    },
    hasRupeeSign: { true: 'rupee-lead' },
  },
});

function isPrice(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

/** A price that moves: the digits that changed are coloured for 600 ms, seldom enough to be calm. Never announced. */
export function LivePrice({ source, format = formatPrice, tint = 'digits', hasRupeeSign }: LivePriceProps) {
  const element = useLiveCell<number | null>({
    source,
    write(target, next, before) {
      const text = format(next);
      if (target.firstChild && target.firstChild.nodeValue !== text) target.firstChild.nodeValue = text;
      if (!isPrice(next) || !isPrice(before) || next === before) return;
      pageTape.move(target, {
        direction: next > before ? 'up' : 'down',
        textBefore: () => format(before),
        tint,
      });
    },
    enter: pageTape.join,
    leave: pageTape.leave,
  });

  return (
    <span ref={element} data-live-price="" className={cell({ tint, hasRupeeSign })}>
      {format(source.read())}
    </span>
  );
}
