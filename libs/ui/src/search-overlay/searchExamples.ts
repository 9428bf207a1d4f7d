import type { SearchGroup } from './createSearch.ts';
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

/** A page, an action or a recent search as the examples have them. */
export interface CommandExample {
  command: string;
  hint?: string;
}

const commands: readonly CommandExample[] = [
  { command: 'Tax', hint: 'in Portfolio' },
  { command: 'Tables of the day', hint: 'in Services' },
];

export type AnyExample = SearchItem | CommandExample;

export function keyOfExample(item: AnyExample): string {
  return 'command' in item ? item.command : keyOfInstrument(item);
}

/** Pages and actions for a text, recent searches for none. */
export function besideExamples(text: string): ReadonlyArray<SearchGroup<AnyExample>> {
  if (text === '') {
    return [{ id: 'recent', heading: 'Recent', items: [{ command: 'deposit' }, ...instruments.slice(0, 2)] }];
  }
  const wanted = text.toLowerCase();
  const pages = commands.filter(({ command }) => command.toLowerCase().startsWith(wanted.slice(0, 2)));
  const actions = 'tata, deposit'.includes(wanted) ? [{ command: 'Deposit for Tata shares' }] : [];
  return [
    { id: 'pages', heading: 'Pages', items: pages },
    { id: 'actions', heading: 'Actions', items: actions },
  ];
}
