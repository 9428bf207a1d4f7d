import { useEffect, useRef, useState, type ReactNode } from 'react';
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
import { createSearch, type SearchFunction } from './createSearch.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { searchOverlay, type SearchOverlay as SearchOverlayStore } from './store.ts';

function logToConsole(error: unknown) {
  console.error('The search failed.', error);
}

export interface SearchOverlayProps<Item> {
  /** Called 400 ms after the last key, with the trimmed text; its signal says when nobody waits any more. */
  search: SearchFunction<Item>;
  /** Names a result among the others. */
  keyOf: (item: Item) => string;
  /** One result; `SearchResultRow` shows an instrument. */
  renderItem: (item: Item, query: string) => ReactNode;
  /** Enter or a press on a result. The overlay has closed by then. */
  onChoose: (item: Item) => void;
  /** Characters under which nothing is searched for; read once. @default 1 */
  minLength?: number;
  /** Above the results ("Stocks"). */
  heading?: string;
  /** Under the results, and alone while there are none: what was looked for last. */
  recents?: ReactNode;
  /** At the right of the foot ("Simulated prices"). */
  note?: ReactNode;
  /** @default the search of this page */
  store?: SearchOverlayStore;
  /** Hears of a search that failed without having been cancelled. @default console.error */
  logError?: (error: unknown) => void;
}

/** The search over everything: a box, and under it the results that arrow keys walk through. */
export function SearchOverlay<Item>(props: SearchOverlayProps<Item>) {
  const { store = searchOverlay, onChoose, search, logError = logToConsole, minLength, ...panel } = props;
  const t = useUiText(searchOverlayTexts);
  const isOpen = useStore(store);
  const [controller] = useState(() => createSearch<Item>({ search, logError, minLength }));
  useEffect(() => controller.follow({ search, logError }), [controller, search, logError]);

  // Opening begins without the results of last time; closing cancels the search in flight.
  useEffect(() => store.subscribe(controller.reset), [store, controller]);
  useEffect(() => controller.reset, [controller]);

  const frame = useRef<HTMLDivElement>(null);
  useBackCloses(isOpen, store.close);
  useLeave(frame, isOpen);

  return (
    <AriaModalOverlay
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
        className={`pointer-events-none fixed inset-x-0 top-0 flex items-start justify-center px-4 py-4 tablet:pt-24 ${panelMotion({ from: 'middle' })}`}
        style={{ height: 'var(--visual-viewport-height)' }}
      >
        <AriaDialog
          aria-label={t('search')}
          className="pointer-events-auto flex max-h-full w-full max-w-160 flex-col overflow-hidden rounded-dialog border border-border bg-surface-raised shadow-overlay outline-none"
        >
          <SearchPanel
            {...panel}
            controller={controller}
            onClose={store.close}
            onChoose={(item) => {
              store.close();
              onChoose(item);
            }}
          />
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
