import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { searchOverlayTexts } from '@wealth/i18n-locale/ui/searchOverlay';
import { backdrop } from '../internal/backdrop.ts';
import { Dimming } from '../internal/Dimming.tsx';
import { panelMotion } from '../internal/panelMotion.ts';
import { useLeave } from '../internal/useLeave.ts';
import { useStore } from '../internal/useStore.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { useBackCloses } from '../modal/useBackCloses.ts';
import {
  createSearch,
  type Search,
  type SearchCallbacks,
  type SearchFunction,
  type SearchGroup,
} from './createSearch.ts';
import { SearchPanel, type SearchKey } from './SearchPanel.tsx';
import { searchOverlay, type SearchOverlay as SearchOverlayStore } from './store.ts';

function logToConsole(error: unknown) {
  console.error('The search failed.', error);
}

export interface SearchOverlayProps<Item> {
  /** Called 400 ms after the last key, with the trimmed text; its signal says when nobody waits any more. */
  search: SearchFunction<Item>;
  /** Above what `search` has found ("Instruments"). */
  heading: string;
  /** Listed under what was found; for '' what is listed before anything was typed, and when nothing was found. */
  beside?: (text: string) => ReadonlyArray<SearchGroup<Item>>;
  /** Which of all that is listed is under Enter at first. @default the first */
  bestOf?: (items: readonly Item[], text: string) => number;
  /** Names a result among the others. */
  keyOf: (item: Item) => string;
  /** One result; `SearchResultRow` shows an instrument, `SearchCommandRow` a page or an action. */
  renderItem: (item: Item, query: string) => ReactNode;
  /** Enter or a press on a result. The overlay has closed by then. */
  onChoose: (item: Item) => void;
  /** A result that is only a text to search for puts it into the box instead of being chosen; null for all others. */
  textOf?: (item: Item) => string | null;
  /** What keys do on the active result besides Enter; they are pressed with Alt, for letters are typed. @default none */
  keys?: ReadonlyArray<SearchKey<Item>>;
  /** Characters under which nothing is searched for; read once. @default 1 */
  minLength?: number;
  /** Under what is listed before anything was typed, and when nothing was found. */
  beneath?: ReactNode;
  /** What stands there before anything was typed while nothing is listed: an empty panel says nothing. */
  intro?: ReactNode;
  /** At the right of the foot ("Simulated prices"). */
  note?: ReactNode;
  /** @default the search of this page */
  store?: SearchOverlayStore;
  /** Hears of a search that failed without having been cancelled. @default console.error */
  logError?: (error: unknown) => void;
}

/** What the search asks for, kept up with each render. */
function useSearch<Item>(props: SearchOverlayProps<Item>, store: SearchOverlayStore): Search<Item> {
  const { search, heading, beside, bestOf, textOf, onChoose, minLength, logError = logToConsole } = props;
  const callbacks: SearchCallbacks<Item> = {
    search,
    heading,
    beside,
    bestOf,
    logError,
    onChoose(item) {
      const text = textOf?.(item) ?? null;
      if (text !== null) {
        controller.setText(text);
        return;
      }
      store.close();
      onChoose(item);
    },
  };
  const [controller] = useState(() => createSearch<Item>({ ...callbacks, minLength }));
  useLayoutEffect(() => controller.follow(callbacks));

  // Opening begins without the results of last time; closing cancels the search in flight.
  useEffect(() => store.subscribe(controller.reset), [store, controller]);
  useEffect(() => controller.reset, [controller]);
  return controller;
}

/** The search over everything: a box, and under it the results that arrow keys walk through. */
export function SearchOverlay<Item>(props: SearchOverlayProps<Item>) {
  const { store = searchOverlay, keyOf, renderItem, keys, beneath, intro, note } = props;
  const t = useUiText(searchOverlayTexts);
  const isOpen = useStore(store);
  const controller = useSearch(props, store);

  const frame = useRef<HTMLDivElement>(null);
  useBackCloses(isOpen, store.close);
  const leave = useLeave(frame, isOpen);

  return (
    <AriaModalOverlay
      key={leave}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(next) => {
        if (!next) store.close();
      }}
      className={backdrop({ layer: 'search' })}
    >
      <Dimming />
      <AriaModal
        ref={frame}
        className={`pointer-events-none fixed inset-x-0 top-0 flex items-start justify-center tablet:px-4 tablet:pt-24 tablet:pb-4 ${panelMotion({ from: 'middle' })}`}
        style={{ height: 'var(--visual-viewport-height)' }}
      >
        {/* A phone's search fills the screen: what lay under a smaller one could not be used anyway. */}
        <AriaDialog
          aria-label={t('search')}
          className="pointer-events-auto flex max-h-full w-full flex-col overflow-hidden bg-surface-raised outline-none max-tablet:h-full max-tablet:overflow-y-auto tablet:max-w-160 tablet:rounded-dialog tablet:border tablet:border-border tablet:shadow-overlay"
        >
          <SearchPanel
            controller={controller}
            keyOf={keyOf}
            renderItem={renderItem}
            keys={keys}
            beneath={beneath}
            intro={intro}
            note={note}
            onClose={store.close}
          />
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
