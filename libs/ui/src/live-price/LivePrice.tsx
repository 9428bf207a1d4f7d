import { formatPrice } from '@wealth/i18n-locale';
import { pageFlashBeat } from './flashBeat.ts';
import type { PriceSource } from './liveSource.ts';
import { useLiveCell } from './useLiveCell.ts';

interface LivePriceLook {
  /** @default two decimals without a rupee sign */
  format?: (price: number | null) => string;
}

export type LivePriceProps = LivePriceLook &
  (
    | {
        /** Rupees, for a price that the component around it holds anyway; null while it is not known. */
        value: number | null;
        source?: undefined;
      }
    | {
        /** For cells of long lists: a tick writes one text node and renders nothing. */
        source: PriceSource;
        value?: undefined;
      }
  );

// The margins take the room of the padding back: a tinted cell is not larger than its text, and a row stays as high.
const cell =
  'figure -mx-2 -my-0.5 inline-block rounded-badge px-2 py-0.5 whitespace-nowrap tabular-nums transition-colors duration-base flash-up:bg-flash-up flash-up:duration-0 flash-down:bg-flash-down flash-down:duration-0 forced-colors:flash-up:outline forced-colors:flash-down:outline';

function isPrice(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

/**
 * A price that moves. Its background flashes in the direction of the move for 900 ms; the text keeps its colour and
 * is not announced.
 */
export function LivePrice({ value, source, format = formatPrice }: LivePriceProps) {
  const price = source ? source.read() : value;
  const element = useLiveCell<number | null>({
    source,
    value: price,
    write(target, next, before) {
      const text = format(next);
      if (target.firstChild && target.firstChild.nodeValue !== text) target.firstChild.nodeValue = text;
      if (!isPrice(next) || !isPrice(before) || next === before) return;
      pageFlashBeat.flash(target, next > before ? 'up' : 'down');
    },
    leave: pageFlashBeat.forget,
  });

  return (
    <span ref={element} className={cell}>
      {format(price)}
    </span>
  );
}
