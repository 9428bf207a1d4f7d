/**
 * React Aria keeps each element whose style is in transition, and lets it go when the document hears the end of that.
 * A panel has left the page before: React Aria itself takes it out in the moment in which its motion ends, and what
 * ends outside of the document is heard by nobody. It stayed in memory with the whole tree it stood in, each drawer
 * and each dialog anew. Here the document hears of it with the next transition, whatever that is of.
 */
export function endLostTransitions(document: Document): void {
  const running = new Map<Element, Set<string>>();

  function endThoseOfGone() {
    for (const [element, properties] of running) {
      if (element.isConnected) continue;
      running.delete(element);
      for (const propertyName of properties) {
        const end = new TransitionEvent('transitionend', { propertyName });
        // The event is given to the document, as nothing rises to it from an element outside of it.
        Object.defineProperty(end, 'target', { value: element });
        document.dispatchEvent(end);
      }
    }
  }

  function forget({ target, propertyName }: TransitionEvent) {
    if (!(target instanceof Element)) return;
    const properties = running.get(target);
    properties?.delete(propertyName);
    if (properties?.size === 0) running.delete(target);
  }

  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    endThoseOfGone();
    if (!(target instanceof Element)) return;
    const properties = running.get(target) ?? new Set();
    running.set(target, properties.add(propertyName));
  });
  document.addEventListener('transitionend', forget);
  document.addEventListener('transitioncancel', forget);
}
