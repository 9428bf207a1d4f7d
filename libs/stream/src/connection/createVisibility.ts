import type { Cancel, StreamEnvironment } from '../environment.ts';

/** A tab that is left for a moment is not worth a snapshot; one that is left for longer is not worth its rounds. */
const restAfterMs = 10_000;

/** What is worth nothing while nobody sees the page. */
export interface Sleeper {
  /** Nobody has seen the page for 10 s. */
  rest: () => void;
  /** Somebody sees it again. */
  wake: () => void;
}

export interface VisibilityOptions {
  environment: Pick<StreamEnvironment, 'isHidden' | 'onVisibilityChange' | 'setTimer'>;
  sleeper: Sleeper;
}

export interface Visibility {
  start: () => void;
  stop: () => void;
}

/** Lets rest what nobody sees. */
export function createVisibility({ environment, sleeper }: VisibilityOptions): Visibility {
  let stopListening: Cancel | null = null;
  let cancelRest: Cancel | null = null;

  function wake(): void {
    cancelRest?.();
    cancelRest = null;
    sleeper.wake();
  }

  function look(): void {
    if (!environment.isHidden()) return wake();
    cancelRest ??= environment.setTimer(() => sleeper.rest(), restAfterMs);
  }

  return {
    start() {
      stopListening ??= environment.onVisibilityChange(look);
      // A tab may open behind another one.
      look();
    },
    stop() {
      stopListening?.();
      stopListening = null;
      wake();
    },
  };
}
