import type { InstrumentRef } from '@wealth/domain';
import { usePreference } from '@wealth/preferences';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { instrumentAt, isTypedInto } from './instrumentAt.ts';
import { actionOfKey } from './symbolAction.ts';
import { useSymbolAct } from './useSymbolAct.ts';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether nothing lies over an element that takes the keys for itself. */
function isOnTop(element: Element): boolean {
  const last = [...document.querySelectorAll(overlays)].at(-1);
  return last === undefined || last.contains(element) || element.contains(last);
}

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
    const { target, altKey, ctrlKey, metaKey } = event;
    const element = root.current;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || !areLettersOn) return;
    if (!element || !(target instanceof Element) || isTypedInto(target) || !isOnTop(element)) return;
    const action = actionOfKey(event, areLettersOn);
    if (action === null || action === 'detail') return;
    event.preventDefault();
    act(action, instrumentAt(target, element)?.instrument ?? instrument);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return root;
}
