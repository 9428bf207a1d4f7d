import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { formatPercent } from '@wealth/i18n-locale';
import { treemapTexts } from '@wealth/i18n-locale/ui/treemap';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import { heat, heatStep } from '../internal/heat.ts';
import { isPlainKey } from '../internal/isPlainKey.ts';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { shownDirection } from '../price-change/shownDirection.ts';
import { StateMessage } from '../state-message/StateMessage.tsx';
import { TreemapTile, TreemapTip, type Tile } from './TreemapTile.tsx';
import {
  layOutTreemap,
  neighbourOf,
  type Arrow,
  type PlacedSector,
  type TreemapFrame,
  type TreemapSector,
} from './treemapLayout.ts';
import { useBoxWidth } from './useBoxWidth.ts';

export interface TreemapProps {
  /** Names the map. */
  'aria-label': string;
  sectors: readonly TreemapSector[];
  /** What a tile opens: an instrument, or on phones a sector. */
  onOpen: (target: { kind: 'instrument' | 'sector'; id: string }) => void;
  /** Two levels, or sectors only. @default sectors only on phones */
  levels?: TreemapFrame['levels'];
  /** Pixels. @default 424, and 344 with sectors only */
  height?: number;
}

const arrows: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[];

function isArrow(key: string): key is Arrow {
  return arrows.includes(key);
}

/** A tile is named in full: "Dakshin Bank, DAKSHBK, +0.62%", a sector "Financials, +0.16%". */
function tilesOf(sectors: readonly PlacedSector[], levels: TreemapFrame['levels']): Tile[] {
  if (levels === 'sectors') {
    return sectors.map(({ id, name, changePercent, box }) => {
      const change = formatPercent(changePercent);
      return {
        id,
        box,
        title: name,
        change,
        label: `${name}, ${change}`,
        step: heatStep(changePercent),
      };
    });
  }
  return sectors.flatMap(({ tiles }) =>
    tiles.map(({ id, symbol, name, changePercent, box }) => {
      const change = formatPercent(changePercent);
      const names = name === symbol ? symbol : `${name}, ${symbol}`;
      const label = `${names}, ${change}`;
      return { id, box, title: symbol, change, label, step: heatStep(changePercent) };
    }),
  );
}

const sectorChange = tv({
  base: 'font-medium tabular-nums',
  variants: { direction: { up: 'text-positive', down: 'text-negative', flat: '' } },
});

function SectorLine({ sector }: { sector: PlacedSector }) {
  const { left, top, width } = sector.box;
  return (
    <span
      aria-hidden="true"
      style={{ left, top, width }}
      className="absolute flex h-5.5 items-center justify-between gap-1 px-0.5 text-tick text-fg-muted"
    >
      <span className="truncate">{sector.name}</span>
      <span className={sectorChange({ direction: shownDirection(sector.changePercent) })}>
        {formatPercent(sector.changePercent)}
      </span>
    </span>
  );
}

/**
 * The market at a glance: area by market value, shade by change. One stop of the Tab key; arrow keys move to the tile
 * that lies there.
 */
export function Treemap({ sectors, onOpen, levels: asked, height: askedHeight, ...rest }: TreemapProps) {
  const t = useUiText(treemapTexts);
  const breakpoint = useBreakpoint();
  const levels = asked ?? (breakpoint === 'mobile' ? 'sectors' : 'instruments');
  const height = askedHeight ?? (levels === 'sectors' ? 344 : 424);
  const [box, width] = useBoxWidth();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [stop, setStop] = useState<string | null>(null);
  const [tip, setTip] = useState<string | null>(null);
  const placed = useMemo(
    () => layOutTreemap(sectors, { width, height, levels }),
    [sectors, width, height, levels],
  );
  const tiles = useMemo(() => tilesOf(placed, levels), [placed, levels]);
  const stopId = tiles.some(({ id }) => id === stop) ? stop : tiles[0]?.id;
  const tipTile = tiles.find(({ id }) => id === tip);

  function handleKeyDown(event: KeyboardEvent, tile: Tile) {
    if (event.key === 'Escape' && tip !== null) {
      event.stopPropagation();
      setTip(null);
      return;
    }
    if (!isArrow(event.key) || !isPlainKey(event)) return;
    event.preventDefault();
    const next = neighbourOf(tiles, tile, event.key);
    if (next) buttons.current.get(next.id)?.focus();
  }

  if (sectors.every(({ instruments }) => instruments.length === 0)) {
    return <StateMessage kind="empty" title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <div {...rest} ref={box} role="group" className="relative w-full" style={{ height }}>
      {levels === 'instruments' && placed.map((sector) => <SectorLine key={sector.id} sector={sector} />)}
      {tiles.map((tile) => (
        <TreemapTile
          key={tile.id}
          tile={tile}
          className={heat({ step: `${tile.step}` })}
          isStop={tile.id === stopId}
          ref={(element) => {
            if (element) buttons.current.set(tile.id, element);
            return () => void buttons.current.delete(tile.id);
          }}
          onOpen={() => onOpen({ kind: levels === 'sectors' ? 'sector' : 'instrument', id: tile.id })}
          onPoint={(isPointed) => setTip(isPointed ? tile.id : null)}
          onFocus={() => setStop(tile.id)}
          onKeyDown={(event) => handleKeyDown(event, tile)}
        />
      ))}
      {tipTile && <TreemapTip tile={tipTile} width={width} />}
    </div>
  );
}
