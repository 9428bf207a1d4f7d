import type { Ref } from 'react';

/** Hands an element to a ref that belongs to someone else, beside the own one. */
export function assignRef<Element>(target: Ref<Element> | undefined, element: Element | null) {
  if (typeof target === 'function') target(element);
  else if (target) target.current = element;
}
