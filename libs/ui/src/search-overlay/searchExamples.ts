import type { SearchItem } from './SearchResultRow.tsx';

const instruments: readonly SearchItem[] = [
  { symbol: 'TATASTEEL', market: 'NSE', name: 'Tata Steel', price: 181.42 },
  { symbol: 'TATAMOTORS', market: 'NSE', name: 'Tata Motors', price: 364.2 },
  { symbol: 'TATAPOWER', market: 'NSE', name: 'Tata Power Company', price: 392.85 },
  { symbol: 'TATACONSUM', market: 'NSE', name: 'Tata Consumer Products', price: 1168.2 },
  { symbol: 'TATASTEEL', market: 'BSE', name: 'Tata Steel', price: null },
];

/** Finds by symbol, without a network. */
export function searchExamples(text: string): Promise<readonly SearchItem[]> {
  const wanted = text.toUpperCase();
  return Promise.resolve(instruments.filter(({ symbol }) => symbol.includes(wanted)));
}

export function keyOfInstrument({ market, symbol }: SearchItem): string {
  return [market, symbol].join(' ');
}
