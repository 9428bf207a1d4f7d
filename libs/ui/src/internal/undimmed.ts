import { createStore, type ReadableStore } from './createStore.ts';

const elements = createStore<readonly HTMLElement[]>([]);

/** What an overlay must not darken: the marks that the market is simulated. */
export const undimmedElements: ReadableStore<readonly HTMLElement[]> = elements;

/** A ref: the element stays as bright as it is while the page around it is dimmed. */
export function keepUndimmed(element: HTMLElement): () => void {
  elements.set([...elements.getSnapshot(), element]);
  return () => elements.set(elements.getSnapshot().filter((other) => other !== element));
}
