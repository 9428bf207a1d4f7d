import { useLayoutEffect, useRef } from 'react';
import { formatPrice } from '@wealth/i18n-locale';
import { browserTimers, type Timers } from '../internal/timers.ts';

/** A price outside of React: what `useSyncExternalStore` would take, read by the cell itself. */
export interface PriceSource {
  read: () => number | null;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

interface LivePriceLook {
  /** @default two decimals without a rupee sign */
  format?: (price: number | null) => string;
  /** @default the browser's */
  timers?: Timers;
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

/** Milliseconds that the background stays tinted. Reduced motion takes the fade away, not the tint. */
const flashMs = 900;

const cell =
  '-mx-2 inline-block rounded-badge px-2 py-1 whitespace-nowrap tabular-nums transition-colors duration-base flash-up:bg-flash-up flash-up:duration-0 flash-down:bg-flash-down flash-down:duration-0 forced-colors:flash-up:outline forced-colors:flash-down:outline';

interface Flasher {
  show: (price: number | null, text: string) => void;
  stop: () => void;
}

function createFlasher(element: HTMLElement, first: number | null, timers: Timers): Flasher {
  let shown = first;
  let cancel = () => {};
  return {
    show(price, text) {
      const before = shown;
      shown = price;
      if (element.firstChild) element.firstChild.nodeValue = text;
      if (price === null || before === null || price === before) return;
      element.dataset['flash'] = price > before ? 'up' : 'down';
      cancel();
      cancel = timers.after(flashMs, () => delete element.dataset['flash']);
    },
    stop() {
      cancel();
      delete element.dataset['flash'];
    },
  };
}

/**
 * A price that moves. Its background flashes in the direction of the move for 900 ms; the text keeps its colour and
 * is not announced.
 */
export function LivePrice({ value, source, format = formatPrice, timers = browserTimers }: LivePriceProps) {
  const element = useRef<HTMLSpanElement>(null);
  const flasher = useRef<Flasher | null>(null);
  const price = source ? source.read() : value;
  const latest = useRef({ price, format });

  useLayoutEffect(() => {
    latest.current = { price, format };
    flasher.current?.show(price, format(price));
  });

  useLayoutEffect(() => {
    if (!element.current) return;
    const created = createFlasher(element.current, latest.current.price, timers);
    flasher.current = created;
    const unsubscribe = source?.subscribe(() => {
      const next = source.read();
      created.show(next, latest.current.format(next));
    });
    return () => {
      unsubscribe?.();
      created.stop();
    };
  }, [source, timers]);

  return (
    <span ref={element} className={cell}>
      {format(price)}
    </span>
  );
}
