import type { Cancel, StreamEnvironment } from '../environment.ts';

/** A tab that is left for a moment is not worth a snapshot; one that is left for longer is not worth its rounds. */
const restAfterMs = 10_000;

export interface SightOptions {
  environment: Pick<StreamEnvironment, 'isHidden' | 'onVisibilityChange' | 'setTimer'>;
  /** Nobody has seen the page for 10 s. */
  onRest: () => void;
  /** Somebody sees it again. */
  onWake: () => void;
}

/** Tells when a page is worth its figures. */
export function watchSight({ environment, onRest, onWake }: SightOptions): Cancel {
  let cancelRest: Cancel | null = null;
  let isResting = false;

  function look(): void {
    if (environment.isHidden()) {
      if (isResting) return;
      cancelRest ??= environment.setTimer(() => {
        cancelRest = null;
        isResting = true;
        onRest();
      }, restAfterMs);
      return;
    }
    cancelRest?.();
    cancelRest = null;
    if (!isResting) return;
    isResting = false;
    onWake();
  }

  const stopListening = environment.onVisibilityChange(look);
  // A tab may open behind another one.
  look();
  return () => {
    stopListening();
    cancelRest?.();
    cancelRest = null;
    if (isResting) onWake();
    isResting = false;
  };
}
