import { useLayoutEffect, useRef, type RefObject } from 'react';
import { pageFlush } from './frameFlush.ts';
import type { LiveSource } from './liveSource.ts';

interface LiveCell<Value> {
  source: LiveSource<Value> | undefined;
  /** As it stands at this render. */
  value: Value;
  /** Puts `next` on the page. Called once a frame at most, outside of React, and after each render. */
  write: (element: HTMLElement, next: Value, before: Value) => void;
  /** The element is on the page. Constant. */
  enter?: (element: HTMLElement) => void;
  /** The element leaves the page, or its source changes. Constant. */
  leave?: (element: HTMLElement) => void;
}

/**
 * One subscription for one cell: a tick plans a write for the next frame and renders nothing. Thousands of rows can
 * move this way, while React owns rows and roles only.
 */
export function useLiveCell<Value>({
  source,
  value,
  write,
  enter,
  leave,
}: LiveCell<Value>): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  const latestWrite = useRef(write);

  useLayoutEffect(() => {
    latestWrite.current = write;
    if (element.current) write(element.current, value, shown.current);
    shown.current = value;
  });

  useLayoutEffect(() => {
    const cell = element.current;
    if (!cell) return;
    function show() {
      if (!cell || !source) return;
      const before = shown.current;
      shown.current = source.read();
      latestWrite.current(cell, shown.current, before);
    }
    enter?.(cell);
    const unsubscribe = source?.subscribe(source.isPaced ? show : () => pageFlush.plan(show));
    return () => {
      unsubscribe?.();
      pageFlush.drop(show);
      leave?.(cell);
    };
  }, [source, enter, leave]);

  return element;
}
