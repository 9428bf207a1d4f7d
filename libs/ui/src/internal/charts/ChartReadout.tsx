import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface ChartColumn<Point> {
  name: string;
  /** The figure in the client's format, masked where amounts are. */
  text: (point: Point) => string;
  /** Said instead of every figure, where the amounts are masked. */
  spoken?: string;
  /** Drawn before the name: how the line looks. */
  swatch?: ReactNode;
}

interface ChartReadoutProps<Point> {
  /** From the left edge of the box around it, 0 to 1. */
  place: number;
  time: string;
  point: Point;
  columns: ReadonlyArray<ChartColumn<Point>>;
}

/** Pixels between the crosshair and the box. */
const gapPx = 12;

/** What the crosshair stands on, beside it and always inside the chart. The slider around it says the same. */
export function ChartReadout<Point>({ place, time, point, columns }: ChartReadoutProps<Point>) {
  const box = useRef<HTMLDivElement>(null);

  // Its width depends on its texts, so that it is placed after each render.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const room = element.parentElement?.clientWidth ?? 0;
    const width = element.offsetWidth;
    const at = place * room;
    const isTooWide = at + gapPx + width > room;
    element.style.left = `${Math.max(0, isTooWide ? at - gapPx - width : at + gapPx)}px`;
  });

  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none absolute top-2 z-sticky grid gap-1 rounded-control-inner border border-border bg-surface-raised px-3 py-2 text-caption whitespace-nowrap shadow-floating"
    >
      <span className="text-fg-subtle">{time}</span>
      {columns.map(({ name, text, swatch }) => (
        <span key={name} className="flex items-center justify-between gap-4">
          <span className="flex items-center gap-1.5 text-fg-muted">
            {swatch}
            {name}
          </span>
          <span className="font-semibold tabular-nums">{text(point)}</span>
        </span>
      ))}
    </div>
  );
}
