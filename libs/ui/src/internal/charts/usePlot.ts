import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { followTheme, readChartColours } from './chartColours.ts';
import type { CreatePlot, Drawn } from './plot.ts';

interface PlotRequest<Made extends Drawn> {
  /** Brings the module with the chart library; constant. */
  load: () => Promise<CreatePlot<Made>>;
  onPointer: (index: number | null) => void;
}

interface DrawnPlot<Made> {
  host: RefObject<HTMLDivElement | null>;
  /** Null while the library is on its way. */
  plot: Made | null;
  /** The library could not be brought, or this browser has no canvas to draw on (any more). */
  hasFailed: boolean;
  retry: () => void;
}

/** The library would throw in the middle of its work, and again in the next frame. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

/** Loads the chart library once the chart is on the page, and keeps the drawing in step with the theme. */
export function usePlot<Made extends Drawn>({ load, onPointer }: PlotRequest<Made>): DrawnPlot<Made> {
  const host = useRef<HTMLDivElement>(null);
  const [plot, setPlot] = useState<Made | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const pointer = useRef(onPointer);

  useEffect(() => {
    pointer.current = onPointer;
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let created: Made | null = null;
    let isGone = false;

    load().then(
      (create) => {
        if (isGone) return;
        if (!canDraw()) {
          setFailedAttempt(attempt);
          return;
        }
        const made = create({
          element,
          colours: readChartColours(element),
          onPointer: (index) => pointer.current(index),
        });
        created = made;
        // At once, so that it has its points before the library's first frame: one without them would be for nobody.
        flushSync(() => setPlot(() => made));
      },
      () => {
        if (!isGone) setFailedAttempt(attempt);
      },
    );
    const unfollow = followTheme(() => created?.paint(readChartColours(element)));

    return () => {
      isGone = true;
      unfollow();
      created?.destroy();
      setPlot(null);
    };
  }, [load, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { host, plot, hasFailed: failedAttempt === attempt, retry };
}
