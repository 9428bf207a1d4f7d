import type { ReactNode } from 'react';
import { Amount, type AmountProps } from '../amount/Amount.tsx';
import { Matched } from './Matched.tsx';

/** What the search of instruments answers. */
export interface SearchItem {
  symbol: string;
  /** NSE, BSE or INDEX. */
  market: string;
  name: string;
  /** Rupees; null where there is none. */
  price: number | null;
}

export interface SearchResultRowProps {
  item: SearchItem;
  /** What was searched for: where symbol and name have it, it stands out. */
  query: string;
  /** Writes the price in the client's region. */
  formats?: AmountProps['formats'];
  /** Stands in the place of the price: one that moves, or nothing. */
  price?: ReactNode;
}

/** Symbol, market and name, and the price at the end of the row. */
export function SearchResultRow({ item, query, formats, price }: SearchResultRowProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-32 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate font-semibold">
            <Matched text={item.symbol} query={query} />
          </span>
          <span className="shrink-0 rounded-mark border border-border px-1.25 text-tick text-fg-muted">
            {item.market}
          </span>
        </span>
        <span className="block truncate text-caption text-fg-muted">
          <Matched text={item.name} query={query} />
        </span>
      </span>
      <span className="font-semibold">
        {price === undefined ? <Amount value={item.price} formats={formats} /> : price}
      </span>
    </span>
  );
}
