import { useRouteContext } from '@tanstack/react-router';
import { searchStocks } from '@wealth/api-sdk/stock';
import type { InstrumentRef } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { openTicket, openWatchDialog } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { afterDrawerClosed } from '@wealth/ui/drawer';
import { ClockIcon } from '@wealth/ui/icon';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import {
  SearchCommandRow,
  SearchOverlay,
  SearchResultRow,
  type SearchGroup,
  type SearchKey,
} from '@wealth/ui/search-overlay-host';
import { useSyncExternalStore } from 'react';
import { useOpenStock } from '../detail/useOpenStock.ts';
import { findCommands } from './findCommands.ts';
import { recentSearches, type RecentSearch } from './recentSearches.ts';
import { bestOf, keyOfItem, type Command, type SearchItem } from './searchItem.ts';
import { useCommands } from './useCommands.ts';

/** Rows of one group: what has more of them is typed on, not scrolled through. */
const mostOfGroup = 6;

async function searchInstruments(query: string, signal: AbortSignal): Promise<readonly SearchItem[]> {
  const results = await searchStocks({ query }, undefined, signal);
  return results.slice(0, mostOfGroup).map((result) => ({ kind: 'instrument', result }));
}

/** A search for the instrument that was opened last opens it again; one for words is made again. */
function textOf(item: SearchItem): string | null {
  return item.kind === 'recent' && item.recent.instrument === null ? item.recent.text : null;
}

/** Has a command run: a page at once, and what opens above the page when the search has left it. */
function runCommand(command: Command): void {
  if (command.group === 'pages') command.run();
  else afterDrawerClosed(command.run);
}

function instrumentOf(item: SearchItem): InstrumentRef | null {
  if (item.kind === 'instrument') return item.result;
  return item.kind === 'recent' ? item.recent.instrument : null;
}

/** Buy and list, of the share that Enter would open; its detail lies above the page like the ticket. */
function useShareKeys(): ReadonlyArray<SearchKey<SearchItem>> {
  const t = useMessages('search');
  const onShare = (act: (instrument: InstrumentRef) => void) => ({
    isFor: (item: SearchItem) => instrumentOf(item) !== null,
    onPress(item: SearchItem) {
      const instrument = instrumentOf(item);
      if (instrument) afterDrawerClosed(() => act(instrument));
    },
  });
  return [
    { letter: 'B', text: t('buyKey'), ...onShare((instrument) => openTicket(instrument, 'BUY')) },
    { letter: 'W', text: t('watchKey'), ...onShare(openWatchDialog) },
  ];
}

export interface AppSearchProps {
  onOpenProfile: () => void;
}

/** The search of the app: instruments from the server, pages and actions of this client, and what was chosen before. */
export function AppSearch({ onOpenProfile }: AppSearchProps) {
  const t = useMessages('search');
  const isSandbox = useIsSandbox();
  const { report, log } = useRouteContext({ from: '__root__' });
  const commands = useCommands(onOpenProfile);
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.read);
  const openStock = useOpenStock();

  function beside(text: string): ReadonlyArray<SearchGroup<SearchItem>> {
    if (text === '') {
      const items = recentSearches.read().map((search): SearchItem => ({ kind: 'recent', recent: search }));
      return [{ id: 'recent', heading: t('recent'), items }];
    }
    const found = findCommands(commands, text);
    const [pages, actions] = (['pages', 'actions'] as const).map((group) =>
      found
        .filter((command) => command.group === group)
        .map((command): SearchItem => ({ kind: 'command', command })),
    );
    const best = [pages?.[0], actions?.[0]].flatMap((item) => item ?? []);
    const others = (items: readonly SearchItem[] = []) => items.slice(1, 1 + mostOfGroup);
    return [
      { id: 'best', heading: t('best'), items: best, isFirst: true },
      { id: 'pages', heading: t('pages'), items: others(pages) },
      { id: 'actions', heading: t('actions'), items: others(actions) },
    ];
  }

  function choose(item: SearchItem) {
    recentSearches.add(recentOf(item));
    if (item.kind === 'command') runCommand(item.command);
    else if (item.kind === 'instrument') openStock(item.result);
    else if (item.recent.instrument) openStock(item.recent.instrument);
  }

  return (
    <SearchOverlay<SearchItem>
      search={searchInstruments}
      heading={t('instruments')}
      beside={beside}
      bestOf={bestOf}
      keyOf={keyOfItem}
      keys={useShareKeys()}
      renderItem={(item, query) => <SearchRow item={item} query={query} />}
      onChoose={choose}
      textOf={textOf}
      logError={(error) => {
        log('The search failed.', error);
        void report(error);
      }}
      beneath={recent.length > 0 ? <ClearRecent /> : undefined}
      intro={t('noRecent')}
      note={isSandbox ? t('simulatedPrices') : undefined}
    />
  );
}

function recentOf(item: SearchItem): RecentSearch {
  if (item.kind === 'recent') return item.recent;
  if (item.kind === 'command') return { text: item.command.name, instrument: null };
  const { market, symbol, name } = item.result;
  return { text: name, instrument: { market, symbol } };
}

function ClearRecent() {
  const t = useMessages('search');
  return (
    <Button variant="ghost" size="sm" onPress={recentSearches.clear}>
      {t('clearRecent')}
    </Button>
  );
}

function SearchRow({ item, query }: { item: SearchItem; query: string }) {
  const formats = useFormats();
  if (item.kind === 'instrument') {
    return <SearchResultRow item={item.result} query={query} formats={formats} />;
  }
  if (item.kind === 'command') {
    const { name, hint, Icon } = item.command;
    return <SearchCommandRow icon={<Icon size="sm" />} name={name} hint={hint} query={query} />;
  }
  const { text, instrument } = item.recent;
  if (!instrument) return <SearchCommandRow icon={<ClockIcon size="sm" />} name={text} query="" />;
  return <SearchResultRow item={{ ...instrument, name: text, price: null }} query="" price={null} />;
}
