import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { searchOverlayTexts } from '@wealth/i18n-locale/ui/searchOverlay';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import { Button } from '../button/Button.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useStore } from '../internal/useStore.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { SandboxMark } from '../sandbox-mark/SandboxMark.tsx';
import { useIsSandbox } from '../sandbox-mark/useIsSandbox.ts';
import { listed, type Search } from './createSearch.ts';
import { KeyHints } from './KeyHints.tsx';
import { ResultList } from './ResultList.tsx';

/** A letter that is pressed with Alt on the active result. */
export interface SearchKey<Item> {
  letter: string;
  /** What it does, in a word. */
  text: string;
  isFor: (item: Item) => boolean;
  /** The search has closed by then. */
  onPress: (item: Item) => void;
}

export interface SearchPanelProps<Item> {
  controller: Search<Item>;
  keyOf: (item: Item) => string;
  renderItem: (item: Item, query: string) => ReactNode;
  onClose: () => void;
  keys?: ReadonlyArray<SearchKey<Item>> | undefined;
  beneath?: ReactNode;
  intro?: ReactNode;
  note?: ReactNode;
}

/** The box and what stands under it. The focus stays in the box; the active result is told by its id. */
export function SearchPanel<Item>(props: SearchPanelProps<Item>) {
  const { controller, keyOf, renderItem, onClose, beneath, intro, note } = props;
  const { keys = [] } = props;
  const { text, status, groups, isFound, activeIndex } = useStore(controller);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => box.current?.focus(), []);

  const active = listed(groups)[activeIndex];
  const activeKeys = active === undefined ? [] : keys.filter(({ isFor }) => isFor(active));

  /** By the place on the keyboard: with Alt a letter is another sign on many of them. */
  function pressLetter(event: KeyboardEvent) {
    const key = activeKeys.find(({ letter }) => event.code === `Key${letter}`);
    if (!key || active === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onClose();
    key.onPress(active);
  }

  function handleKey(event: KeyboardEvent) {
    // An input method takes Enter and the arrows for its own list.
    if (event.nativeEvent.isComposing) return;
    if (event.altKey) pressLetter(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      controller.move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      controller.enter();
    }
  }

  return (
    <>
      <SearchHead
        text={text}
        onClear={() => {
          controller.reset();
          box.current?.focus();
        }}
        onClose={onClose}
      >
        <SearchBox
          ref={box}
          text={text}
          listId={listId}
          activeId={activeIndex < 0 ? undefined : optionId(activeIndex)}
          isExpanded={groups.length > 0}
          onChange={controller.setText}
          onKeyDown={handleKey}
        />
      </SearchHead>
      <div role="status">
        <SearchStatus status={status} count={isFound ? listed(groups).length : 0} />
      </div>
      {intro !== undefined && text === '' && groups.length === 0 && (
        <p className="px-5 py-4 text-detail text-fg-muted">{intro}</p>
      )}
      <ResultList
        id={listId}
        groups={groups}
        activeIndex={activeIndex}
        optionId={optionId}
        keyOf={keyOf}
        renderItem={(item) => renderItem(item, isFound ? text : '')}
        onActivate={controller.activate}
        onChoose={controller.choose}
      />
      {beneath !== undefined && !isFound && status !== 'loading' && (
        <div className="border-t border-border px-2 py-1">{beneath}</div>
      )}
      <KeyHints note={note} letters={activeKeys} />
    </>
  );
}

interface SearchHeadProps {
  text: string;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The box, and at its end what empties and what closes it. A phone's search covers the head of the page, with its mark. */
function SearchHead({ text, onClear, onClose, children }: SearchHeadProps) {
  const t = useUiText(searchOverlayTexts);
  const isSandbox = useIsSandbox();
  return (
    <div className="flex min-h-16 shrink-0 flex-wrap items-center justify-end gap-x-2 border-b border-border pr-3 pl-5 max-tablet:min-h-14 max-tablet:pr-1.5 max-tablet:pl-4">
      <span className="flex min-w-0 grow basis-40 items-center gap-3">
        <span className="grid text-fg-muted">
          <SearchIcon />
        </span>
        {children}
      </span>
      {text !== '' && (
        <Button variant="ghost" size="sm" onPress={onClear}>
          {t('clear')}
        </Button>
      )}
      {isSandbox && (
        <span className="tablet:hidden">
          <SandboxMark form="short" />
        </span>
      )}
      <IconButton aria-label={t('close')} onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  listId: string;
  activeId: string | undefined;
  isExpanded: boolean;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchBox({ ref, text, listId, activeId, isExpanded, onChange, onKeyDown }: SearchBoxProps) {
  const t = useUiText(searchOverlayTexts);
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <input
      ref={ref}
      type="text"
      role="combobox"
      aria-label={t('search')}
      aria-expanded={isExpanded}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      placeholder={t(isPhone ? 'placeholderShort' : 'placeholder')}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      className="h-16 w-full min-w-0 flex-1 bg-transparent text-lead font-medium outline-none placeholder:font-normal placeholder:text-fg-subtle max-tablet:h-14"
    />
  );
}

interface SearchStatusProps {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** Of all that is listed for the text. */
  count: number;
}

/** "Loading...", "No results found.", or how many there are, which the eye sees. */
function SearchStatus({ status, count }: SearchStatusProps) {
  const t = useUiText(searchOverlayTexts);
  if (status === 'loading') return <p className="px-5 py-6 text-fg-muted">{t('loading')}</p>;
  if (status === 'done' && count === 0) {
    return (
      <div className="grid justify-items-center gap-1 px-5 py-8 text-center">
        <p className="font-semibold">{t('noResults')}</p>
        <p className="max-w-80 text-detail text-pretty text-fg-muted">{t('noResultsHint')}</p>
      </div>
    );
  }
  if (status === 'idle' || count === 0) return null;
  return <p className="sr-only">{t('resultCount', { count })}</p>;
}
