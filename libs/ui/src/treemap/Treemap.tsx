import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { treemapTexts } from '@wealth/i18n-locale/ui/treemap';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import { isPlainKey } from '../internal/isPlainKey.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { StateMessage } from '../state-message/StateMessage.tsx';
import { tilesOf, type Tile, type TreemapTarget } from './tilesOf.ts';
import { TreemapTile, TreemapTip } from './TreemapTile.tsx';
import {
  layOutTreemap,
  neighbourOf,
  type Arrow,
  type TreemapFrame,
  type TreemapSector,
} from './treemapLayout.ts';
import { useBox } from './useBox.ts';

export interface TreemapProps {
  /** Names the map. */
  'aria-label': string;
  /** The same array between renders, where it can be. One sector alone has no line of its own. */
  sectors: readonly TreemapSector[];
  /**
   * What a tile opens: an instrument, a sector, or what of a sector has no tile of its own. The tile of an instrument is a
   * symbol too (`data-instrument` holds its id), for what acts on all symbols of a page.
   */
  onOpen: (target: TreemapTarget) => void;
  /** Two levels, or sectors only. @default sectors only on phones */
  levels?: TreemapFrame['levels'];
  /** Pixels. @default 424, and 344 with sectors only */
  height?: number;
  /** The tile that takes the focus as the map appears: what a client who walks by keys has come from, or the first. */
  focusOn?: TreemapTarget | 'first' | undefined;
}

const arrows: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[];

function isArrow(key: string): key is Arrow {
  return arrows.includes(key);
}

function isEmpty({ instruments, weight, restCount = 0 }: TreemapSector): boolean {
  return instruments.length === 0 && restCount === 0 && weight === null;
}

/** The buttons by their ids, and the one that the Tab key reaches. */
function useTiles(tiles: readonly Tile[], focusOn: TreemapProps['focusOn']) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [stop, setStop] = useState<string | null>(null);
  const isFocused = useRef(focusOn === undefined);
  const aim = focusOn === 'first' || focusOn === undefined ? null : `${focusOn.kind} ${focusOn.id}`;
  const aimed = tiles.find(({ id }) => id === aim) ?? tiles[0];

  useEffect(() => {
    // Once, as soon as the width is known and there are tiles.
    if (isFocused.current || !aimed) return;
    isFocused.current = true;
    buttons.current.get(aimed.id)?.focus({ preventScroll: true });
  }, [aimed]);

  const keep = useCallback((id: string, element: HTMLButtonElement) => {
    buttons.current.set(id, element);
    return () => void buttons.current.delete(id);
  }, []);

  return {
    stopId: tiles.some(({ id }) => id === stop) ? stop : aimed?.id,
    setStop,
    focus: (id: string) => buttons.current.get(id)?.focus(),
    keep,
  };
}

/**
 * The market at a glance: area by weight, shade by change. One stop of the Tab key; arrow keys move to the tile that lies
 * there.
 */
export function Treemap({ sectors, onOpen, levels: asked, height: askedHeight, ...rest }: TreemapProps) {
  const { focusOn, ...labelProps } = rest;
  const t = useUiText(treemapTexts);
  const breakpoint = useBreakpoint();
  const levels = asked ?? (breakpoint === 'mobile' ? 'sectors' : 'instruments');
  const height = askedHeight ?? (levels === 'sectors' ? 344 : 424);
  const { ref, width, isInView } = useBox();
  const [tip, setTip] = useState<{ id: string; label: string } | null>(null);
  const shown = useMemo(() => sectors.filter((sector) => !isEmpty(sector)), [sectors]);
  const tiles = useMemo(
    () =>
      width === 0
        ? []
        : layOutTreemap(shown, { width, height, levels }).flatMap((placed) =>
            tilesOf(placed, (count) => t('more', { count: `${count}` })),
          ),
    [shown, width, height, levels, t],
  );
  const { stopId, setStop, focus, keep } = useTiles(tiles, focusOn);
  const tipTile = tiles.find(({ id }) => id === tip?.id);

  function handleKeyDown(event: KeyboardEvent, tile: Tile) {
    if (event.key === 'Escape' && tip !== null) {
      event.stopPropagation();
      setTip(null);
      return;
    }
    if (!isArrow(event.key) || !isPlainKey(event)) return;
    event.preventDefault();
    const next = neighbourOf(tiles, tile, event.key);
    if (next) focus(next.id);
  }

  if (shown.length === 0) {
    return <StateMessage kind="empty" title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <div
      {...labelProps}
      ref={ref}
      role="group"
      className="relative w-full"
      // Hundreds of tiles that nobody sees are no part of the frames in which something else on the page moves.
      style={{ height, contentVisibility: isInView ? undefined : 'auto' }}
    >
      {tiles.map((tile) => (
        <TreemapTile
          key={tile.id}
          tile={tile}
          isInView={isInView}
          isStop={tile.id === stopId}
          keep={keep}
          onOpen={({ target }) => onOpen(target)}
          onPoint={({ id }, label) => setTip(label === null ? null : { id, label })}
          onFocus={({ id }) => setStop(id)}
          onKeyDown={handleKeyDown}
        />
      ))}
      {tip && tipTile && <TreemapTip tile={tipTile} {...{ width, height }} label={tip.label} />}
    </div>
  );
}
