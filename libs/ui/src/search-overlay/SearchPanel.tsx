import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { searchOverlayTexts } from '@wealth/i18n-locale/ui/searchOverlay';
import { Button } from '../button/Button.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useStore } from '../internal/useStore.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { Search } from './createSearch.ts';
import { KeyHints } from './KeyHints.tsx';
import { ResultList } from './ResultList.tsx';

export interface SearchPanelProps<Item> {
  controller: Search<Item>;
  keyOf: (item: Item) => string;
  renderItem: (item: Item, query: string) => ReactNode;
  onChoose: (item: Item) => void;
  onClose: () => void;
  heading?: string;
  recents?: ReactNode;
  note?: ReactNode;
}

/** The box and what stands under it. The focus stays in the box; the active result is told by its id. */
export function SearchPanel<Item>(props: SearchPanelProps<Item>) {
  const { controller, keyOf, renderItem, onChoose, onClose, heading, recents, note } = props;
  const t = useUiText(searchOverlayTexts);
  const { text, status, results, activeIndex } = useStore(controller);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const optionId = (index: number) => `${listId}-${index}`;
  const hasResults = results.length > 0;

  useEffect(() => box.current?.focus(), []);

  function handleKey(event: KeyboardEvent) {
    // An input method takes Enter and the arrows for its own list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      controller.move(event.key === 'ArrowDown' ? 1 : -1);
    }
    const active = results[activeIndex];
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      onChoose(active);
    }
  }

  return (
    <>
      <div className="flex min-h-16 items-center gap-3 border-b border-border pr-3 pl-5">
        <span className="grid text-fg-muted">
          <SearchIcon />
        </span>
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-expanded={hasResults}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hasResults ? optionId(activeIndex) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => controller.setText(event.target.value)}
          onKeyDown={handleKey}
          className="h-16 min-w-0 flex-1 bg-transparent text-lead font-medium outline-none placeholder:font-normal placeholder:text-fg-subtle"
        />
        {text !== '' && (
          <Button
            variant="ghost"
            size="sm"
            onPress={() => {
              controller.reset();
              box.current?.focus();
            }}
          >
            {t('clear')}
          </Button>
        )}
        <IconButton aria-label={t('close')} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div role="status" className={status === 'loading' || status === 'done' ? undefined : 'hidden'}>
        <SearchStatus status={status} count={results.length} heading={heading} />
      </div>
      <ResultList
        id={listId}
        items={results}
        activeIndex={activeIndex}
        optionId={optionId}
        keyOf={keyOf}
        renderItem={(item) => renderItem(item, text)}
        onActivate={controller.activate}
        onChoose={onChoose}
      />
      {recents !== undefined && <div className="px-5 pt-3 pb-4">{recents}</div>}
      <KeyHints note={note} />
    </>
  );
}

interface SearchStatusProps {
  status: 'idle' | 'loading' | 'done' | 'failed';
  count: number;
  heading?: string;
}

/** "Loading...", "No results found.", or how many there are. */
function SearchStatus({ status, count, heading }: SearchStatusProps) {
  const t = useUiText(searchOverlayTexts);
  if (status === 'loading') return <p className="px-5 py-6 text-fg-muted">{t('loading')}</p>;
  if (status !== 'done') return null;
  if (count === 0) return <p className="px-5 py-6 text-fg-muted">{t('noResults')}</p>;
  return (
    <p className="flex justify-between gap-3 px-5 pt-4 pb-1.5 text-caption text-fg-muted">
      <span>{heading}</span>
      <span>{t('resultCount', { count })}</span>
    </p>
  );
}
