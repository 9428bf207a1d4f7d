import { useFormats } from '@wealth/i18n-locale-react';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';
import { LiveQuote, type LiveQuoteProps } from './live/LiveQuote.tsx';

export type QuoteCellProps = Omit<LiveQuoteProps, 'children'>;

/** The newest price, the change of the day beneath. */
export function QuoteCell(props: QuoteCellProps) {
  const formats = useFormats();
  return (
    <LiveQuote {...props}>
      {(quote) => (
        <>
          <LivePrice value={quote.last_price} format={formats.price} />
          <span className="block text-caption">
            <PriceChange percent={quote.change_percent} />
          </span>
        </>
      )}
    </LiveQuote>
  );
}
