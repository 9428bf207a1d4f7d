import type { Page } from '@playwright/test';

/** What `horizontalOverflow` gives for a page that is no wider than its window. */
export const noOverflow = { pixels: 0, elements: [] };

/** Pixels by which the page is wider than its window, and what sticks out of it. */
export function horizontalOverflow(page: Page): Promise<{ pixels: number; elements: string[] }> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // What scrolls in a box of its own makes no page wider.
    const isBoxed = (element: Element): boolean => {
      const box = element.parentElement;
      return (
        box !== null &&
        box !== document.body &&
        (getComputedStyle(box).overflowX !== 'visible' || isBoxed(box))
      );
    };
    const elements = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isBoxed(element))
      .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`);
    const pixels = scrollWidth - clientWidth;
    return { pixels, elements: pixels > 0 ? elements.slice(0, 5) : [] };
  });
}
