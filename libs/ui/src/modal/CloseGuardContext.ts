import { createContext, use, useEffect, useEffectEvent } from 'react';

export interface CloseGuard {
  /** Closes at once, or asks first when a form inside would lose what was typed. */
  requestClose: () => void;
  /** The same, and goes on with what was chosen inside, unless the client stays. */
  requestLeave: (then: () => void) => void;
  /** Adds a question to what is asked before the overlay closes; returns the way to take it back. */
  addGuard: (wouldLose: () => boolean) => () => void;
}

export const CloseGuardContext = createContext<CloseGuard | null>(null);

/**
 * Has the modal or drawer around this component ask before it closes, while something typed would be lost. Only for a
 * close that gives the form up: Escape, the backdrop, the button Close, browser back, and what calls `useRequestClose`.
 * A form that has done its work closes without a question. Does nothing on a page.
 */
export function useCloseGuard(wouldLose: () => boolean): void {
  const addGuard = use(CloseGuardContext)?.addGuard;
  const ask = useEffectEvent(wouldLose);
  useEffect(() => addGuard?.(() => ask()), [addGuard]);
}

/**
 * Leaves the modal or drawer around this component as its button Close does, with the question where something typed
 * would be lost: for Cancel, and for a link that leads away from the form. Does nothing on a page.
 */
export function useRequestClose(): () => void {
  const guard = use(CloseGuardContext);
  return () => guard?.requestClose();
}

/**
 * Leaves the modal or drawer around this component, with the same question, for something that takes its place: another
 * drawer. On a page, which stays, it goes on at once.
 */
export function useRequestLeave(): (then: () => void) => void {
  const guard = use(CloseGuardContext);
  return (then) => (guard ? guard.requestLeave(then) : then());
}
