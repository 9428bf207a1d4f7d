import { useLayoutEffect, type ReactNode } from 'react';
import { searchOverlayTexts } from '@wealth/i18n-locale/ui/searchOverlay';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { SearchGroup } from './createSearch.ts';
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
  groups: ReadonlyArray<SearchGroup<Item>>;
  activeIndex: number;
  optionId: (index: number) => string;
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onActivate: (index: number) => void;
  onChoose: (item: Item) => void;
}

/** Group by group, each under its heading; at most 60 % of the viewport's height, and then it scrolls. */
export function ResultList<Item>({ groups, ...props }: ResultListProps<Item>) {
  const { id, activeIndex, optionId } = props;
  const t = useUiText(searchOverlayTexts);

  useLayoutEffect(() => {
    document.getElementById(optionId(activeIndex))?.scrollIntoView({ block: 'nearest' });
  });

  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0));
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('results')}
      hidden={groups.length === 0}
      className="min-h-0 divide-y divide-border overflow-y-auto overscroll-contain"
      style={{ maxHeight: '60vh' }}
    >
      {groups.map((group, at) => (
        <ResultGroup key={group.id} {...props} group={group} from={starts[at] ?? 0} />
      ))}
    </div>
  );
}

interface ResultGroupProps<Item> extends Omit<ResultListProps<Item>, 'groups'> {
  group: SearchGroup<Item>;
  /** The index of its first option among all. */
  from: number;
}

function ResultGroup<Item>({ group, from, ...props }: ResultGroupProps<Item>) {
  const { id, activeIndex, optionId, keyOf, renderItem, onActivate, onChoose } = props;
  const t = useUiText(searchOverlayTexts);
  const headingId = `${id}-${group.id}`;
  return (
    <div role="group" aria-labelledby={headingId} className="px-2 pb-2">
      <div id={headingId} className="px-3 pt-3.5 pb-1.5 text-caption text-fg-muted">
        {group.heading}
      </div>
      {group.items.map((item, at) => {
        const index = from + at;
        const isActive = index === activeIndex;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the box chooses the active one
          <div
            key={keyOf(item)}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={isActive}
            className={option({ isActive })}
            // A pointer that rests while the list scrolls under it has not chosen anything.
            onPointerMove={() => !isActive && onActivate(index)}
            // The focus stays in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            <span className="min-w-0 flex-1">{renderItem(item)}</span>
            {/* Its room is kept: the prices stand in one line whichever is active. */}
            <span
              aria-hidden="true"
              className={isActive ? 'max-tablet:hidden' : 'invisible max-tablet:hidden'}
            >
              <KeyCap>{t('enterKey')}</KeyCap>
            </span>
          </div>
        );
      })}
    </div>
  );
}
