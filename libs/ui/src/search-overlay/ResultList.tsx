import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { searchOverlayTexts } from '@wealth/i18n-locale/ui/searchOverlay';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { KeyCap } from './KeyHints.tsx';

const option = tv({
  base: 'flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 layered-native scroll-my-2',
  variants: {
    isActive: {
      true: 'bg-surface-selected forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-system-highlight',
    },
  },
});

export interface ResultListProps<Item> {
  id: string;
  items: readonly Item[];
  activeIndex: number;
  optionId: (index: number) => string;
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onActivate: (index: number) => void;
  onChoose: (item: Item) => void;
}

/** The results; at most 60 % of the viewport's height, and then it scrolls. */
export function ResultList<Item>(props: ResultListProps<Item>) {
  const { id, items, activeIndex, optionId, keyOf, renderItem, onActivate, onChoose } = props;
  const t = useUiText(searchOverlayTexts);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('results')}
      hidden={items.length === 0}
      className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2"
      style={{ maxHeight: '60vh' }}
    >
      {items.map((item, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the box chooses the active one
        <div
          key={keyOf(item)}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          className={option({ isActive: index === activeIndex })}
          // A pointer that rests while the list scrolls under it has not chosen anything.
          onPointerMove={() => index !== activeIndex && onActivate(index)}
          // The focus stays in the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          <span className="min-w-0 flex-1">{renderItem(item)}</span>
          {index === activeIndex && (
            <span aria-hidden="true" className="max-tablet:hidden">
              <KeyCap>{t('enterKey')}</KeyCap>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
