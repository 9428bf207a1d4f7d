import { usePreference } from '@wealth/preferences';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isFree, isOnTop } from '../symbols/freeKey.ts';
import { pressedName } from '../symbols/symbolAction.ts';

/** Rows on from the one that is open. */
const steps = new Map([
  ['J', 1],
  ['K', -1],
]);

/**
 * J and K lead from the open row of a list to the next and the one before, while the client wants letters to act and
 * nothing lies above the list.
 *
 * @returns for the element that holds the list.
 */
export function useStepKeys(step: (rows: number) => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const [areLettersOn] = usePreference('letterKeys');

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const rows = areLettersOn && isFree(event) ? steps.get(pressedName(event).toUpperCase()) : undefined;
    if (rows === undefined || !root.current || !isOnTop(root.current)) return;
    event.preventDefault();
    step(rows);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return root;
}
