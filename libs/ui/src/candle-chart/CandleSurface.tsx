import type { RefObject } from 'react';
import { plotPlace } from '../internal/charts/plotPlace.ts';
import { tv } from '../internal/tv.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { CandlePlot } from './createCandlePlot.ts';
import type { useCandleKeys } from './useCandleKeys.ts';

interface CandleSurfaceProps {
  /** Where the library draws. */
  host: RefObject<HTMLDivElement | null>;
  plot: CandlePlot | null;
  keys: ReturnType<typeof useCandleKeys>;
  label: string;
  summary: string;
  helpId: string;
  /** Index of the latest candle. */
  last: number;
  /** Pixels. */
  height: number;
  isLoading: boolean;
  isStale: boolean;
}

const place = tv({
  variants: { isLoading: { true: 'invisible' }, isStale: { true: 'opacity-50' } },
});

/** The place of the drawing, which the keys move through once there is one. It stays the same element from the beginning on. */
export function CandleSurface(props: CandleSurfaceProps) {
  const { host, plot, keys, label, summary, helpId, last, height, isLoading, isStale } = props;
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-describedby': helpId,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': keys.index ?? last,
    'aria-valuetext': keys.text ?? summary,
    onKeyDown: keys.handleKeyDown,
    onFocus() {
      plot?.setWheel(true);
      keys.goTo(keys.index ?? last);
    },
    onBlur() {
      plot?.setWheel(false);
      keys.goTo(null);
    },
  };
  return (
    <div
      {...(isLoading ? { 'aria-busy': true } : slider)}
      // The canvases have an order of their own, beneath the handles.
      className="relative isolate w-full touch-pan-y rounded-control-inner"
      style={{ height }}
    >
      <div ref={host} aria-hidden="true" className={place({ isLoading, isStale })} style={plotPlace} />
      {(isLoading || plot === null) && <Skeleton shape="block" height={height} />}
    </div>
  );
}
