import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { nextTask } from '../core/nextTask.ts';
import { followTyping } from './followTyping.ts';

export interface Start {
  /** Settles when the first page can be drawn as a whole; asked only where one came with the document. */
  isReady: () => Promise<unknown>;
  /** Settles when the words of the first page are there in the client's language: another one has other heights. */
  hasTexts: Promise<unknown>;
  /** Settles when the first page is drawn: its code comes after the app. */
  hasPage: Promise<unknown>;
  app: ReactNode;
}

/** What stands for a page on its way stays beside the app, which is empty until its first page is there. */
function keepUntil(hasPage: Promise<unknown>, root: HTMLElement): void {
  const mark = root.querySelector('.starting');
  root.replaceChildren();
  if (!mark) return;
  root.after(mark);
  void hasPage.finally(() => mark.remove());
}

/**
 * Draws the app. The sign-in page comes prerendered (scripts/prerender.ts) and is replaced: its buttons do nothing yet,
 * but its fields take keys, and what was typed there is handed over. Drawn as a transition, in pieces that leave room
 * for input.
 */
export async function showApp(root: HTMLElement, { isReady, hasTexts, hasPage, app }: Start): Promise<void> {
  const isPrerendered = root.dataset['prerendered'] !== undefined;
  const isShown = isPrerendered && document.documentElement.dataset['prerendered'] !== 'hidden';
  if (isShown) {
    const handOver = followTyping(root);
    // Called in the same task as the replacement: no key falls in between.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      handOver();
    }).observe(root, { childList: true });
    await isReady();
  } else {
    await hasTexts;
    keepUntil(hasPage, root);
  }
  if (isPrerendered) delete root.dataset['prerendered'];
  await nextTask();
  startTransition(() => createRoot(root).render(app));
}
