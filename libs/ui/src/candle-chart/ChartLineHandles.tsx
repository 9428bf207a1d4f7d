import { candleChartTexts } from '@wealth/i18n-locale/ui/candleChart';
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { MoveIcon } from '../icon/icons.ts';
import { isPlainKey } from '../internal/isPlainKey.ts';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { ChartLineMoves, ChartPriceLine } from './candleDrawing.ts';
import type { CandlePlot } from './createCandlePlot.ts';
import type { PriceGeometry } from './createPriceWatch.ts';
import type { LineMoves } from './useLineMoves.ts';

/** Half the height of a handle: one whose line is beyond the edges waits at the edge, in reach. */
const halfPx = 12;
/** A press that shakes is no drag. */
const leastDragPx = 3;

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

function placeOf(price: number, { yOf, height }: PriceGeometry): number | null {
  const y = yOf(price);
  return y === null ? null : Math.min(height - halfPx, Math.max(halfPx, y));
}

const handleLook = tv({
  base: 'group absolute top-0 left-1 -mt-3 flex h-6 cursor-ns-resize touch-none items-center gap-1 rounded-full border bg-surface px-1.5 text-caption select-none',
  variants: { isOrder: { true: 'border-border-control text-fg', false: 'border-brass-line text-brass' } },
});

interface Drag {
  fromY: number;
  /** Where the handle stood. */
  handleY: number;
  hasMoved: boolean;
}

interface HandleProps {
  line: ChartPriceLine;
  moves: ChartLineMoves;
  control: LineMoves;
  geometry: () => PriceGeometry | null;
  helpId: string;
  orderHelpId: string;
}

/** By pointer: the line follows, on the grid, and stands where it is let go. */
function useDrag({ line, moves, control, geometry }: HandleProps) {
  const drag = useRef<Drag | null>(null);

  return {
    isDragging: () => drag.current !== null,
    cancel() {
      drag.current = null;
      control.putBack();
    },
    handlers: {
      onPointerDown({ button, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        const now = geometry();
        const handleY =
          now && placeOf(control.moving?.id === line.id ? control.moving.price : line.price, now);
        if (button !== 0 || handleY === null) return;
        currentTarget.setPointerCapture(pointerId);
        drag.current = { fromY: clientY, handleY, hasMoved: false };
      },
      onPointerMove({ clientY }: PointerEvent) {
        const at = drag.current;
        if (!at) return;
        const by = clientY - at.fromY;
        if (!at.hasMoved && Math.abs(by) < leastDragPx) return;
        at.hasMoved = true;
        const price = geometry()?.priceAt(at.handleY + by) ?? null;
        if (price !== null) control.moveTo(line.id, moves.step(Math.max(0, price), 0));
      },
      onPointerUp() {
        const at = drag.current;
        drag.current = null;
        if (at?.hasMoved) void control.set();
      },
      onPointerCancel() {
        drag.current = null;
        control.putBack();
      },
    },
  };
}

function LineHandle(props: HandleProps) {
  const { line, moves, control, helpId, orderHelpId } = props;
  const mine = control.moving?.id === line.id ? control.moving : null;
  const price = mine?.price ?? line.price;
  const label = mine ? moves.labelAt(line.id, price) : (line.text ?? line.label);
  const isOrder = line.kind === 'order';
  const { isDragging, cancel, handlers } = useDrag(props);

  function handleKeyDown(event: KeyboardEvent) {
    if (!isPlainKey(event)) return;
    const steps = keySteps[event.key];
    if (steps !== undefined) control.moveTo(line.id, moves.step(price, steps));
    else if (event.key === 'Enter' && mine) void control.set();
    else if (event.key === 'Escape' && mine) cancel();
    else return;
    // Escape would close the drawer around as well.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      data-line={line.id}
      aria-orientation="vertical"
      aria-label={line.label}
      aria-describedby={isOrder ? orderHelpId : helpId}
      aria-valuemin={moves.step(0, 0)}
      aria-valuemax={moves.step(Number.MAX_SAFE_INTEGER, 0)}
      aria-valuenow={price}
      aria-valuetext={label}
      aria-busy={mine?.isSaving || undefined}
      // Over the drawing, and out of sight until its place is known.
      className={handleLook({ isOrder })}
      style={{ visibility: 'hidden' }}
      onKeyDown={handleKeyDown}
      onBlur={() => {
        if (!isDragging()) control.putBack();
      }}
      {...handlers}
    >
      {/* What a finger hits is higher than what is seen. */}
      <span aria-hidden="true" className="absolute -inset-x-2.5 -inset-y-2.5" />
      <MoveIcon size="xs" />
      <span
        aria-hidden="true"
        className={`whitespace-nowrap ${mine ? '' : 'hidden group-hover:inline group-focus-visible:inline'}`}
      >
        {label}
      </span>
    </div>
  );
}

export interface ChartLineHandlesProps {
  plot: CandlePlot | null;
  lines: readonly ChartPriceLine[];
  moves: ChartLineMoves;
  control: LineMoves;
}

/** A handle on each line: dragged, or moved by keys, which also reach a line beyond the edges. */
export function ChartLineHandles({ plot, lines, moves, control }: ChartLineHandlesProps) {
  const t = useUiText(candleChartTexts);
  const helpId = useId();
  const orderHelpId = useId();
  const box = useRef<HTMLDivElement>(null);
  const geometry = useRef<PriceGeometry | null>(null);
  const { moving } = control;

  useEffect(() => {
    function place(now: PriceGeometry) {
      geometry.current = now;
      for (const handle of box.current?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
        const line = lines.find(({ id }) => id === handle.dataset['line']);
        const y = line && placeOf(moving?.id === line.id ? moving.price : line.price, now);
        if (y === undefined || y === null) continue;
        handle.style.translate = `0 ${y}px`;
        handle.style.visibility = 'visible';
      }
    }
    plot?.onPrices(place);
    return () => plot?.onPrices(null);
  }, [plot, lines, moving]);

  if (lines.length === 0) return null;
  return (
    <div ref={box} role="group" aria-label={t('lines')}>
      {lines.map((line) => (
        <LineHandle
          key={line.id}
          line={line}
          moves={moves}
          control={control}
          geometry={() => geometry.current}
          helpId={helpId}
          orderHelpId={orderHelpId}
        />
      ))}
      <p id={helpId} className="sr-only">
        {t('lineKeys')}
      </p>
      <p id={orderHelpId} className="sr-only">
        {t('orderLineKeys')}
      </p>
    </div>
  );
}
