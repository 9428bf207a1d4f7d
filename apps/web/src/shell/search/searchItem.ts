import type { SearchResult } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import type { ComponentType } from 'react';
import { isNamedBy, type Findable } from './findCommands.ts';
import type { RecentSearch } from './recentSearches.ts';

/** A page or an action as the search lists it. */
export interface Command extends Findable {
  id: string;
  group: 'pages' | 'actions';
  /** Where it belongs ("in Portfolio"). */
  hint?: string;
  Icon: ComponentType<{ size?: 'sm' }>;
  run: () => void;
}

/** One row of the search. */
export type SearchItem =
  | { kind: 'instrument'; result: SearchResult }
  | { kind: 'command'; command: Command }
  | { kind: 'recent'; recent: RecentSearch };

export function keyOfItem(item: SearchItem): string {
  switch (item.kind) {
    case 'instrument':
      return `instrument ${instrumentIdOf(item.result)}`;
    case 'command':
      return `command ${item.command.id}`;
    case 'recent': {
      const { text, instrument } = item.recent;
      return instrument ? `recent ${instrumentIdOf(instrument)}` : `recent ${text}`;
    }
  }
}

/**
 * What Enter chooses at first: the server's best share, unless the text is all of the name of a page or an action
 * ("deposit") and of no symbol; then the page or action. Where there is no share, the first row.
 */
export function bestOf(items: readonly SearchItem[], text: string): number {
  const symbol = text.trim().toUpperCase();
  const first = items.findIndex(({ kind }) => kind === 'instrument');
  const isSymbol = items.some((item) => item.kind === 'instrument' && item.result.symbol === symbol);
  const named = items.findIndex((item) => item.kind === 'command' && isNamedBy(item.command, text));
  if (named >= 0 && !isSymbol) return named;
  return Math.max(0, first);
}
