import type { Watchlist } from '@wealth/api-sdk/model';
import { instrumentIdOf, type WatchlistMove } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Tag } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { MoveIcon } from '@wealth/ui/icon';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList as AriaGridList, GridListItem as AriaGridListItem } from 'react-aria-components/GridList';
import { DropIndicator as AriaDropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer as AriaVirtualizer } from 'react-aria-components/Virtualizer';
import { placeOfDrop } from './placeOfDrop.ts';

export interface ArrangePanelProps {
  name: string;
  list: Watchlist;
  onMove: (move: WatchlistMove<Watchlist>) => void;
  onClose: () => void;
}

/** Pixels: a target for a finger, and its line. */
const rowHeight = 48;

/**
 * The rows of a list to be put into order by hand: dragged with a pointer or a finger, or taken by the keyboard (Enter on
 * the handle, arrows, Enter), which a screen reader is told step by step. Of 5,000 rows those in view are on the page.
 */
export function ArrangePanel({ name, list, onMove, onClose }: ArrangePanelProps) {
  const t = useMessages('market');
  const rows = list.instruments.map((instrument) => ({ ...instrument, id: instrumentIdOf(instrument) }));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const moved = new Set([...keys].map(String));
      const drop = { id: String(target.key), isAfter: target.dropPosition === 'after' };
      const instruments = list.instruments.filter((row) => moved.has(instrumentIdOf(row)));
      onMove({ kind: 'place', instruments, place: placeOfDrop(list.instruments, moved, drop) });
    },
    renderDropIndicator: (target) => (
      <AriaDropIndicator
        target={target}
        className="h-0.5 rounded-full data-drop-target:bg-accent forced-colors:data-drop-target:bg-system-highlight"
      />
    ),
  });

  return (
    <div className="grid gap-3 p-card">
      <p className="text-detail text-fg-muted">{t('arrangeHelp')}</p>
      <AriaVirtualizer layout={ListLayout} layoutOptions={{ rowHeight, dropIndicatorThickness: 2 }}>
        <AriaGridList
          aria-label={t('arrangeLabel', { name })}
          items={rows}
          dragAndDropHooks={dragAndDropHooks}
          className="max-h-[60vh] overflow-auto rounded-control border border-border"
        >
          {(row) => (
            <AriaGridListItem
              textValue={row.symbol}
              className="flex h-full items-center gap-3 border-b border-border bg-surface px-3 data-dragging:opacity-50 data-focus-visible:-outline-offset-2"
            >
              <AriaButton
                slot="drag"
                aria-label={t('dragRow', { symbol: row.symbol })}
                className="touch-target grid size-8 cursor-grab place-items-center rounded-badge text-fg-muted layered"
              >
                <MoveIcon size="sm" />
              </AriaButton>
              <span className="font-semibold">{row.symbol}</span>
              <Tag>{row.market}</Tag>
              <span className="min-w-0 truncate text-detail text-fg-subtle">{row.name}</span>
            </AriaGridListItem>
          )}
        </AriaGridList>
      </AriaVirtualizer>
      <div>
        <Button onPress={onClose}>{t('arrangeDone')}</Button>
      </div>
    </div>
  );
}
