import type { Page } from '@playwright/test';

/** Pixels by which the page is wider than its window, and what sticks out of it. */
export function horizontalOverflow(page: Page): Promise<{ pixels: number; elements: string[] }> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const elements = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`);
    const pixels = scrollWidth - clientWidth;
    return { pixels, elements: pixels > 0 ? elements.slice(0, 5) : [] };
  });
}
