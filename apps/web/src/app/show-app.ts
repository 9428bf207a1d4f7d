import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { nextTask } from './next-task';

export interface Start {
  /** Settles when the first page can be drawn as a whole; asked only where one came with the document. */
  isReady: () => Promise<unknown>;
  app: ReactNode;
}

/**
 * Draws the app. The sign-in page comes prerendered (scripts/prerender.ts), out of reach of pointer and keyboard: it
 * is replaced, so whatever was typed there would be lost. Drawn as a transition, in pieces that leave room for input.
 */
export async function showApp(root: HTMLElement, { isReady, app }: Start): Promise<void> {
  const isPrerendered = root.dataset['prerendered'] !== undefined;
  const isShown = isPrerendered && document.documentElement.dataset['prerendered'] !== 'hidden';
  if (isShown) await isReady();
  else root.replaceChildren();
  if (isPrerendered) {
    delete root.dataset['prerendered'];
    // Until the app stands there, a press would meet the drawn page and be lost.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      root.inert = false;
    }).observe(root, { childList: true });
  }
  await nextTask();
  startTransition(() => createRoot(root).render(app));
}
