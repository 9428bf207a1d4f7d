import { useLayoutEffect, useReducer, useRef, type Ref } from 'react';
import { assignRef } from './assignRef.ts';

/**
 * Keeps the caret between the same characters in a box whose text is rewritten while it is typed.
 *
 * React puts it at the end as soon as the text shown is not the text typed.
 *
 * @param inputRef - the owner's own ref to the input.
 */
export function useStableCaret(inputRef: Ref<HTMLInputElement> | undefined) {
  const element = useRef<HTMLInputElement>(null);
  const wanted = useRef<number | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const input = element.current;
    if (wanted.current !== null && input !== null && input === input.ownerDocument.activeElement) {
      input.setSelectionRange(wanted.current, wanted.current);
    }
    wanted.current = null;
  });

  return {
    element,
    ref(input: HTMLInputElement | null) {
      element.current = input;
      assignRef(inputRef, input);
    },
    /** What stands right of the caret in a text that was just typed. */
    rightOf: (typed: string) => typed.slice(element.current?.selectionStart ?? typed.length),
    place(position: number) {
      wanted.current = position;
      // A text that was refused changes no state; the caret must be put back all the same.
      redraw();
    },
  };
}
