import type { InstrumentRef } from '@wealth/domain';
import { usePreference } from '@wealth/preferences';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isFree, isOnTop } from './freeKey.ts';
import { instrumentAt } from './instrumentAt.ts';
import { actionOfKey } from './symbolAction.ts';
import { useSymbolAct } from './useSymbolAct.ts';

const nowhere = () => {};

/**
 * The letters that act on a symbol act on the instrument whose detail is open, wherever in it the focus is: on a page,
 * or in a drawer, as long as nothing lies above it. On the row of another instrument they act on that one.
 *
 * @returns for the element that holds the detail.
 */
export function useDetailKeys(instrument: InstrumentRef): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const [areLettersOn] = usePreference('letterKeys');
  const act = useSymbolAct(nowhere);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = isFree(event) ? actionOfKey(event, areLettersOn) : null;
    const element = root.current;
    // Enter is the press of what has the focus.
    if (action === null || action === 'detail' || !element || !isOnTop(element)) return;
    event.preventDefault();
    const place = event.target && instrumentAt(event.target, element);
    act(action, place?.instrument ?? instrument);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return root;
}
