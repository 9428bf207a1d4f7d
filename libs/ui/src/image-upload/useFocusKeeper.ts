import { useEffect, useRef, useState, type RefObject } from 'react';

export interface FocusKeeper {
  root: RefObject<HTMLDivElement | null>;
  chooser: RefObject<HTMLInputElement | null>;
  /** To be called when the client removes an image: its button takes the focus with it. */
  noteRemoval: () => void;
}

/**
 * Keeps the focus in the field while its parts come and go: on the field when the slot that had it is gone, on the slot
 * when an image was removed.
 */
export function useFocusKeeper(isFull: boolean): FocusKeeper {
  const root = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const [removals, setRemovals] = useState(0);

  useEffect(() => {
    if (removals > 0) chooser.current?.focus();
  }, [removals]);

  useEffect(() => {
    if (!isFull) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && isLost) root.current?.focus();
  }, [isFull]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const note = () => {
      hadFocus.current = true;
    };
    // A focused element that is removed from the page sends no focusout in every browser; one that the client leaves does.
    const leave = (event: FocusEvent) => {
      hadFocus.current = event.relatedTarget === null || element.contains(toNode(event.relatedTarget));
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', leave);
    };
  }, []);

  return { root, chooser, noteRemoval: () => setRemovals((count) => count + 1) };
}

function toNode(target: EventTarget): Node | null {
  return target instanceof Node ? target : null;
}
