import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shiftedBy?: number;
  }
}

/** From now on every page adds up by how much its layout shifts without having been touched. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shiftedBy = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's own description of the browser does not know layout shifts.
        const shift: object = entry;
        const value = 'value' in shift && typeof shift.value === 'number' ? shift.value : 0;
        const hadRecentInput = 'hadRecentInput' in shift && shift.hadRecentInput === true;
        if (!hadRecentInput) window.shiftedBy = (window.shiftedBy ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift of the page since it was opened. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.shiftedBy ?? 0);
}

/** Texts of the page that are to be seen by the eye: in a box of some size, and not only for assistive technology. */
export function seenTexts(page: Page, text: string): Promise<number> {
  return page.getByText(text, { exact: true }).evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width > 100 && height > 10;
      }).length,
  );
}
