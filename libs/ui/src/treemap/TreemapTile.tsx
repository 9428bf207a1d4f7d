import type { KeyboardEvent, Ref } from 'react';
import type { HeatStep } from '../internal/heat.ts';
import { roomOf, type Box } from './treemapLayout.ts';

export interface Tile {
  id: string;
  box: Box;
  /** Symbol, or name of the sector. */
  title: string;
  /** Signed percentage. */
  change: string;
  /** Full name for assistive technology and the tip. */
  label: string;
  step: HeatStep;
}

interface TreemapTileProps {
  tile: Tile;
  className: string;
  isStop: boolean;
  ref: Ref<HTMLButtonElement>;
  onOpen: () => void;
  onPoint: (isPointed: boolean) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One button of the map. What does not fit is left out of the drawing, never out of the name. */
export function TreemapTile({
  tile,
  className,
  isStop,
  ref,
  onOpen,
  onPoint,
  onFocus,
  onKeyDown,
}: TreemapTileProps) {
  const { left, top, width, height } = tile.box;
  const room = roomOf(tile.box, tile.title);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={tile.label}
      tabIndex={isStop ? 0 : -1}
      style={{ left, top, width, height }}
      className={`absolute overflow-hidden rounded-badge text-start layered-native transition-layer focus-visible:z-sticky ${className} ${room === 'full' ? 'flex flex-col px-1.75 py-1.25' : 'grid place-items-center'}`}
      onClick={onOpen}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => {
        onFocus();
        onPoint(true);
      }}
      onBlur={() => onPoint(false)}
      onKeyDown={onKeyDown}
    >
      {room === 'full' && <span className="text-caption font-semibold whitespace-nowrap">{tile.title}</span>}
      {room !== 'none' && <span className="text-tick tabular-nums">{tile.change}</span>}
    </button>
  );
}

/** Pixels that a tip takes at most; keeps it inside the map. */
const tipPx = 220;

/** The full name of the tile that is pointed at or focused. */
export function TreemapTip({ tile, width }: { tile: Tile; width: number }) {
  const left = Math.max(0, Math.min(tile.box.left + tile.box.width / 2 - tipPx / 2, width - tipPx));
  return (
    <span
      aria-hidden="true"
      style={{ left, top: tile.box.top + tile.box.height + 6, width: tipPx }}
      className="pointer-events-none absolute z-tooltip flex justify-center"
    >
      <span className="max-w-full truncate rounded-control-inner bg-tooltip px-2.5 py-1.5 text-caption text-on-tooltip forced-colors:border">
        {tile.label}
      </span>
    </span>
  );
}
