import { createStore, type ReadableStore } from '../internal/createStore.ts';
import { browserTimers, type Timers } from '../internal/timers.ts';
import { useStore } from '../internal/useStore.ts';

export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

/** CSS pixels; the theme's breakpoints tablet and desktop are the same. */
const tabletFromPx = 768;
const desktopFromPx = 992;
/** Milliseconds of quiet after the last resize event. */
const resizeDelayMs = 200;

export function breakpointOf(width: number): Breakpoint {
  if (width < tabletFromPx) return 'mobile';
  return width < desktopFromPx ? 'tablet' : 'desktop';
}

export function createBreakpoint(view: Window, timers: Timers = browserTimers): ReadableStore<Breakpoint> {
  const store = createStore(breakpointOf(view.innerWidth));
  let subscribers = 0;
  let cancel = () => {};

  const measure = () => store.set(breakpointOf(view.innerWidth));

  function handleResize() {
    cancel();
    cancel = timers.after(resizeDelayMs, measure);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      subscribers += 1;
      if (subscribers === 1) {
        // The window may have changed while nobody listened.
        measure();
        view.addEventListener('resize', handleResize);
      }
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers > 0) return;
        cancel();
        view.removeEventListener('resize', handleResize);
      };
    },
  };
}

let pageBreakpoint: ReadableStore<Breakpoint> | null = null;

function breakpointOfPage(): ReadableStore<Breakpoint> {
  pageBreakpoint ??= createBreakpoint(window);
  return pageBreakpoint;
}

/** Where a layout differs in more than CSS can say. Settles 200 ms after the last resize. */
export function useBreakpoint(): Breakpoint {
  return useStore(breakpointOfPage());
}
