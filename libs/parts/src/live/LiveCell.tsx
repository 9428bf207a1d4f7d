import type { Quote } from '@wealth/api-sdk/model';
import { useFormats } from '@wealth/i18n-locale-react';
import { useLiveSource, type QuoteSource, type QuoteState } from '@wealth/stream';
import {
  LivePrice,
  LivePriceChange,
  LiveText,
  type LivePriceChangeProps,
  type LivePriceProps,
} from '@wealth/ui/live-price';
import { useCallback, useMemo } from 'react';
import { QuoteMark } from './QuoteMark.tsx';
import type { MarkedQuote } from './priceMarkOf.ts';

/** What a cell shows of a quote; what its price is, is not told by every answer. */
export type QuoteFigures = Pick<Quote, 'last_price' | 'change' | 'change_percent' | 'volume'> & MarkedQuote;

interface CellOf {
  instrument: Pick<Quote, 'market' | 'symbol'>;
  /** The server's answer, which counts until the first quote of the stream. */
  served: QuoteFigures;
}

export interface LiveCellProps extends CellOf {
  figure: 'lastPrice' | 'change' | 'changePercent' | 'volume';
  /** Of a change in percent. @default 'plain' */
  form?: LivePriceChangeProps['form'];
  /** Of the last price: the box is for the one instrument that is open. @default 'digits' */
  tint?: LivePriceProps['tint'];
  /** Of the last price: before it. @default false */
  hasRupeeSign?: boolean;
}

function useQuoteSource<Value>(
  { instrument, served }: CellOf,
  pick: (quote: QuoteFigures) => Value,
  figure: LiveCellProps['figure'],
): QuoteSource<Value> {
  const pickNewest = useCallback(({ quote }: QuoteState) => pick(quote ?? served), [served, pick]);
  return useLiveSource(instrument, pickNewest, figure);
}

const priceOf = (quote: QuoteFigures) => quote.last_price;

/** What is shown of one figure, made again only when the figure has changed: most ticks leave most figures alone. */
function whenChanged<Value>(
  figure: 'change' | 'change_percent' | 'volume',
  make: (quote: QuoteFigures) => Value,
): (quote: QuoteFigures) => Value {
  let last: { of: number; value: Value } | undefined;
  return (quote) => {
    if (!last || last.of !== quote[figure]) last = { of: quote[figure], value: make(quote) };
    return last.value;
  };
}

function LastPrice({ tint, hasRupeeSign, ...of }: CellOf & Pick<LiveCellProps, 'tint' | 'hasRupeeSign'>) {
  const formats = useFormats();
  const source = useQuoteSource(of, priceOf, 'lastPrice');
  return (
    <>
      <LivePrice {...{ source, tint, hasRupeeSign }} format={formats.price} />
      {/* The open instrument says it in words beneath. */}
      {tint !== 'box' && <QuoteMark {...of} />}
    </>
  );
}

function Change(of: CellOf) {
  const formats = useFormats();
  const moveOf = useMemo(
    () =>
      whenChanged('change', ({ change, change_percent: percent }) => ({
        percent,
        text: formats.price(change, { isSigned: true }),
      })),
    [formats],
  );
  return <LivePriceChange source={useQuoteSource(of, moveOf, 'change')} />;
}

function ChangePercent({ form, ...of }: CellOf & Pick<LiveCellProps, 'form'>) {
  const percentOf = useMemo(
    () => whenChanged('change_percent', ({ change_percent: percent }) => ({ percent })),
    [],
  );
  return <LivePriceChange source={useQuoteSource(of, percentOf, 'changePercent')} form={form} />;
}

function Volume(of: CellOf) {
  const formats = useFormats();
  const textOf = useMemo(
    () => whenChanged('volume', ({ volume }) => formats.compact(volume, { hasRupeeSign: false })),
    [formats],
  );
  return <LiveText source={useQuoteSource(of, textOf, 'volume')} />;
}

/** A figure of a quote that moves: React renders the cell once, and each frame writes its text. */
export function LiveCell({ figure, form, tint, hasRupeeSign, ...of }: LiveCellProps) {
  switch (figure) {
    case 'lastPrice':
      return <LastPrice {...of} {...{ tint, hasRupeeSign }} />;
    case 'change':
      return <Change {...of} />;
    case 'changePercent':
      return <ChangePercent {...of} form={form} />;
    case 'volume':
      return <Volume {...of} />;
  }
}
