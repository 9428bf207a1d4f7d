import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { followTheme, readChartColours } from './chartColours.ts';
import type { CreatePlot, Plot, PlotLook } from './plot.ts';

interface PlotRequest<Point> {
  /** Brings the module with the chart library; constant. */
  load: () => Promise<CreatePlot<Point>>;
  points: readonly Point[];
  look: PlotLook;
  onPointer: (index: number | null) => void;
}

interface DrawnPlot<Point> {
  host: RefObject<HTMLDivElement | null>;
  /** Null while the library is on its way. */
  plot: Plot<Point> | null;
  /** The library could not be brought. */
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the chart library once the chart is on the page, and keeps the drawing in step with points and theme. */
export function usePlot<Point>({ load, points, look, onPointer }: PlotRequest<Point>): DrawnPlot<Point> {
  const host = useRef<HTMLDivElement>(null);
  const [plot, setPlot] = useState<Plot<Point> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const pointer = useRef(onPointer);

  useEffect(() => {
    pointer.current = onPointer;
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let created: Plot<Point> | null = null;
    let isGone = false;

    load().then(
      (create) => {
        if (isGone) return;
        created = create({
          element,
          colours: readChartColours(element),
          onPointer: (index) => pointer.current(index),
        });
        setPlot(created);
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

  useEffect(() => {
    plot?.draw(points, look);
  }, [plot, points, look]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { host, plot, hasFailed: failedAttempt === attempt, retry };
}
