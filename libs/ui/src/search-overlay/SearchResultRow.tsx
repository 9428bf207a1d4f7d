import { Amount, type AmountProps } from '../amount/Amount.tsx';

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
  /** What was searched for: where the symbol has it, it stands out. */
  query: string;
  /** Writes the price in the client's region. */
  formats?: AmountProps['formats'];
}

function Symbol({ symbol, query }: { symbol: string; query: string }) {
  const wanted = query.trim().toUpperCase();
  const at = wanted === '' ? -1 : symbol.toUpperCase().indexOf(wanted);
  if (at < 0) return symbol;
  const end = at + wanted.length;
  return (
    <>
      {symbol.slice(0, at)}
      <mark className="bg-transparent text-accent-text forced-colors:text-system-highlight">
        {symbol.slice(at, end)}
      </mark>
      {symbol.slice(end)}
    </>
  );
}

/** Symbol, market and name, and the price at the end of the row. */
export function SearchResultRow({ item, query, formats }: SearchResultRowProps) {
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate font-semibold">
            <Symbol symbol={item.symbol} query={query} />
          </span>
          <span className="shrink-0 rounded-mark border border-border px-1.25 text-tick text-fg-muted">
            {item.market}
          </span>
        </span>
        <span className="block truncate text-caption text-fg-muted">{item.name}</span>
      </span>
      <span className="font-semibold">
        <Amount value={item.price} formats={formats} />
      </span>
    </span>
  );
}
