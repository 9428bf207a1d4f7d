import { useLayoutEffect, useMemo, type KeyboardEvent } from 'react';
import { formatPercent } from '@wealth/i18n-locale';
import { heatStep, liveHeat, type HeatStep } from '../internal/heat.ts';
import { tv } from '../internal/tv.ts';
import { fixedSource } from '../live-price/fixedSource.ts';
import { useLiveCell } from '../live-price/useLiveCell.ts';
import { shownDirection } from '../price-change/shownDirection.ts';
import { hasLineChange } from './fitOf.ts';
import { labelOf, type Tile } from './tilesOf.ts';

export interface TreemapTileProps {
  tile: Tile;
  /** Whether the map is on the screen: elsewhere no tile follows the market. */
  isInView: boolean;
  isStop: boolean;
  keep: (id: string, element: HTMLButtonElement) => () => void;
  onOpen: (tile: Tile) => void;
  /** With the name of now; null where the pointer or the focus leaves. */
  onPoint: (tile: Tile, label: string | null) => void;
  onFocus: (tile: Tile) => void;
  onKeyDown: (event: KeyboardEvent, tile: Tile) => void;
}

const button = tv({
  base: 'absolute overflow-hidden text-start layered-native transition-layer focus-visible:z-sticky',
  variants: {
    look: {
      tile: `flex flex-col rounded-badge px-1.5 py-0.75 ${liveHeat}`,
      more: 'flex flex-col rounded-badge bg-surface-sunken px-1.5 py-0.75 text-fg-muted forced-colors:border',
      line: 'flex items-center justify-between gap-1 rounded-mark px-0.5 text-[11px] text-fg-muted',
    },
  },
});

const lineChange =
  'font-medium tabular-nums points-up:text-positive points-down:text-negative points-flat:text-fg-muted';

/** Text of its own size: what a tile has room for is decided by its pixels. */
const titleSizes = { 18: 'text-[18px]', 15: 'text-[15px]', 13: 'text-[13px]', 11: 'text-[11px]' } as const;

interface WordsProps {
  tile: Tile;
  change: string;
}

function Words({ tile: { title, look, box, hasChange, figure }, change }: WordsProps) {
  if (look === 'empty') return null;
  if (look === 'line') {
    return (
      <>
        <span className="truncate">{title}</span>{' '}
        {hasLineChange(box.width, title) && <span className={lineChange}>{change}</span>}
      </>
    );
  }
  return (
    <>
      <span className={`max-w-full truncate leading-[1.3] font-semibold ${titleSizes[look.titlePx]}`}>
        {title}
      </span>{' '}
      {hasChange && look.hasChange && (
        <span className="text-[12px] leading-[1.3] tabular-nums">{change}</span>
      )}{' '}
      {look.hasFigure && <span className="truncate text-[11px] leading-[1.3] tabular-nums">{figure}</span>}
    </>
  );
}

function hasChangeShown({ look }: Tile): boolean {
  return look === 'line' || (look !== 'empty' && look.hasChange);
}

function lookOf({ look, hasChange }: Tile) {
  if (look === 'line') return 'line';
  return hasChange ? 'tile' : 'more';
}

/** Where the change stands: after the title, where it has room. */
function changeTextOf(target: HTMLButtonElement, tile: Tile): ChildNode | null {
  return hasChangeShown(tile) ? (target.children[1]?.firstChild ?? null) : null;
}

/** Writes a tile's change. What it wrote last is kept: to read it from the page again would take longer than to write it. */
function createWriter(tile: Tile) {
  let written: { step: HeatStep; text: string; shown: ChildNode | null } | null = null;
  return (target: HTMLButtonElement, next: number | null) => {
    if (!tile.hasChange) return;
    const step = heatStep(next);
    if (written?.step !== step) target.setAttribute('data-heat', `${step}`);
    const text = formatPercent(next);
    const shown = written ? written.shown : changeTextOf(target, tile);
    if (written?.text !== text) {
      target.setAttribute('aria-label', labelOf(tile, text));
      if (shown) shown.nodeValue = text;
    }
    written = { step, text, shown };
  };
}

/**
 * One button of the map. What does not fit is left out of the drawing, never out of the name. A tick writes shade, text and
 * name, and only what has changed of them; it renders nothing.
 */
export function TreemapTile({ tile, isInView, isStop, keep, ...on }: TreemapTileProps) {
  const { left, top, width, height } = tile.box;
  const source = useMemo(
    () => (isInView && tile.change ? tile.change : fixedSource(tile.changePercent)),
    [isInView, tile.change, tile.changePercent],
  );
  const element = useLiveCell<number | null, HTMLButtonElement>({
    source,
    // A new one with each render: what is on the page then is what React has written.
    write: createWriter(tile),
  });
  useLayoutEffect(
    () => (element.current ? keep(tile.id, element.current) : undefined),
    [element, keep, tile.id],
  );
  const now = source.read();
  const change = formatPercent(now);

  return (
    <button
      ref={element}
      type="button"
      aria-label={labelOf(tile, change)}
      data-instrument={tile.target.kind === 'instrument' ? tile.target.id : undefined}
      data-heat={tile.hasChange ? `${heatStep(now)}` : undefined}
      data-direction={tile.look === 'line' ? shownDirection(now) : undefined}
      tabIndex={isStop ? 0 : -1}
      style={{ left, top, width, height }}
      className={button({ look: lookOf(tile) })}
      onClick={() => on.onOpen(tile)}
      onPointerEnter={(event) => on.onPoint(tile, event.currentTarget.getAttribute('aria-label'))}
      onPointerLeave={() => on.onPoint(tile, null)}
      onFocus={(event) => {
        on.onFocus(tile);
        on.onPoint(tile, event.currentTarget.getAttribute('aria-label'));
      }}
      onBlur={() => on.onPoint(tile, null)}
      onKeyDown={(event) => on.onKeyDown(event, tile)}
    >
      <Words tile={tile} change={change} />
    </button>
  );
}

/** Pixels that a tip takes at most, and what a tile has at least around one. */
const tipPx = 220;
const roomy = { width: 140, height: 96 } as const;

export interface TreemapTipProps {
  tile: Tile;
  label: string;
  /** Pixels of the map. */
  width: number;
  height: number;
}

/**
 * The full name of the tile that is pointed at or focused. It never lies over another tile: at the foot of its own one,
 * and beneath the map where that has no room.
 */
export function TreemapTip({ tile: { box }, label, width, height }: TreemapTipProps) {
  const isInside = box.width >= roomy.width && box.height >= roomy.height;
  const tip = isInside ? Math.min(tipPx, box.width - 8) : tipPx;
  const left = Math.max(0, Math.min(box.left + box.width / 2 - tip / 2, width - tip));
  const place = isInside ? { bottom: height - box.top - box.height + 4 } : { top: height + 6 };
  return (
    <span
      aria-hidden="true"
      style={{ left, width: tip, ...place }}
      className="pointer-events-none absolute z-tooltip flex justify-center"
    >
      <span className="max-w-full rounded-control-inner bg-tooltip px-2.5 py-1.5 text-center text-caption text-balance wrap-anywhere text-on-tooltip forced-colors:border">
        {label}
      </span>
    </span>
  );
}
