import { isTypedInto } from './instrumentAt.ts';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether nothing lies over an element that takes the keys for itself. */
export function isOnTop(element: Element): boolean {
  const last = [...document.querySelectorAll(overlays)].at(-1);
  return last === undefined || last.contains(element) || element.contains(last);
}

/** A key that nobody has taken, and that writes nothing. */
export function isFree({ defaultPrevented, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isTaken = defaultPrevented || altKey || ctrlKey || metaKey;
  return !isTaken && target instanceof Element && !isTypedInto(target);
}
