import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Adds a question to what is asked before an overlay closes; returns the way to take it back. */
export type AddCloseGuard = (wouldLose: () => boolean) => () => void;

export const CloseGuardContext = createContext<AddCloseGuard | null>(null);

/**
 * Has the modal or drawer around this component ask before it closes, while something typed would be lost. Only for a
 * close that was not the form's own: Escape, the backdrop, the button Close, browser back. Does nothing on a page.
 */
export function useCloseGuard(wouldLose: () => boolean): void {
  const addGuard = use(CloseGuardContext);
  const ask = useEffectEvent(wouldLose);
  useEffect(() => addGuard?.(() => ask()), [addGuard]);
}
