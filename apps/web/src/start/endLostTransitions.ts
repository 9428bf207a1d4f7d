const ends = ['transitionend', 'transitioncancel'] as const;

/**
 * React Aria keeps each element whose style is in transition, and lets it go when the document hears the end of that. A
 * panel has left the page before: React Aria itself takes it out in the moment in which its motion ends, and what ends
 * outside of the document is heard by nobody. It stayed in memory with the whole tree it stood in, each drawer and each
 * dialog again; and a dialog that was opened by a screen reader never got the focus, which waits until nothing moves.
 * Here the document hears of what is gone: with its own last event, or with the next transition, whatever that is of.
 */
export function endLostTransitions(document: Document): void {
  const running = new Map<Element, Set<string>>();

  function forget(element: Element) {
    running.delete(element);
    for (const type of ends) element.removeEventListener(type, hearElement);
  }

  function endThoseOfGone() {
    for (const [element, properties] of running) {
      if (element.isConnected) continue;
      forget(element);
      for (const propertyName of properties) {
        const end = new TransitionEvent('transitionend', { propertyName });
        // The event is given to the document, as nothing rises to it from an element outside of it.
        Object.defineProperty(end, 'target', { value: element });
        document.dispatchEvent(end);
      }
    }
  }

  function hearElement(event: Event) {
    const { target } = event;
    // What rises from a child is the child's.
    if (!(target instanceof Element) || target !== event.currentTarget) return;
    const properties = running.get(target);
    if (target.isConnected && event instanceof TransitionEvent) properties?.delete(event.propertyName);
    if (properties?.size === 0) forget(target);
    endThoseOfGone();
  }

  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    endThoseOfGone();
    if (!(target instanceof Element)) return;
    const properties = running.get(target) ?? new Set();
    running.set(target, properties.add(propertyName));
    for (const type of ends) target.addEventListener(type, hearElement);
  });
  document.addEventListener('transitionend', endThoseOfGone);
}
