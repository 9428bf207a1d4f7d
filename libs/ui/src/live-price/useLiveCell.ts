import { useLayoutEffect, useRef, type RefObject } from 'react';
import { carryOrigin, nameOrigin } from './carryOrigin.ts';
import { pageFlush } from './frameFlush.ts';
import type { LiveSource } from './liveSource.ts';

interface LiveCell<Value, Target> {
  source: LiveSource<Value>;
  /**
   * Puts `next` on the page. Called once a frame at most, outside of React, when the source has another value, and after
   * each render.
   */
  write: (element: Target, next: Value, before: Value) => void;
  /** The element is on the page. Constant. */
  enter?: (element: Target) => void;
  /** The element leaves the page, or its source changes. Constant. */
  leave?: (element: Target) => void;
}

/**
 * One subscription for one cell: a tick plans a write for the next frame and renders nothing. Thousands of rows can
 * move this way, while React owns rows and roles only.
 */
export function useLiveCell<Value, Target extends HTMLElement | SVGElement = HTMLSpanElement>({
  source,
  write,
  enter,
  leave,
}: LiveCell<Value, Target>): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const shown = useRef<{ value: Value } | null>(null);
  const latestWrite = useRef(write);

  useLayoutEffect(() => {
    latestWrite.current = write;
    const next = source.read();
    if (element.current) {
      write(element.current, next, shown.current ? shown.current.value : next);
      carryOrigin(element.current, source.origin);
    }
    shown.current = { value: next };
  });

  useLayoutEffect(() => {
    const cell = element.current;
    if (!cell) return;
    function show() {
      if (!cell) return;
      const next = source.read();
      const before = shown.current ? shown.current.value : next;
      if (!shown.current || !Object.is(next, before)) {
        shown.current = { value: next };
        latestWrite.current(cell, next, before);
      }
      carryOrigin(cell, source.origin);
    }
    const forgetOrigin = nameOrigin(cell, source.origin);
    enter?.(cell);
    const unsubscribe = source.subscribe(source.isPaced ? show : () => pageFlush.plan(show));
    return () => {
      unsubscribe();
      pageFlush.drop(show);
      leave?.(cell);
      forgetOrigin();
    };
  }, [source, enter, leave]);

  return element;
}
