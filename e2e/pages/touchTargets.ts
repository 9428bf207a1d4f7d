import type { Page } from '@playwright/test';

export interface TouchTargets {
  /** How many were looked at. */
  measured: number;
  small: SmallTarget[];
}

export interface SmallTarget {
  name: string;
  /** CSS pixels that a finger meets, across and down. */
  width: number;
  height: number;
}

/**
 * Measures the targets of the page or of the dialog on top, and names those that are smaller than 44 × 44 px for a finger: how far around its middle a
 * touch still meets the control, its label or something in it. A link inside a sentence is left out, as WCAG 2.5.8
 * leaves it out: the line height of the text is its size.
 */
export function measureTouchTargets(page: Page): Promise<TouchTargets> {
  return page.evaluate(() => {
    const needed = 44;
    /** Rounding of positions. */
    const slack = 1;
    const selector =
      'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option], [role=slider]';

    /** What a finger aims at; null for what cannot be touched now. */
    function targetOf(control: Element): Element | null {
      if (!control.matches(':not(:disabled, [type=hidden])')) return null;
      // The browser's own chooser of files is drawn by its label.
      const target = control.matches('[type=file]') ? control.closest('label') : control;
      const isShown = target?.checkVisibility({ visibilityProperty: true }) ?? false;
      return isShown && control.closest('[inert], [aria-hidden=true]') === null ? target : null;
    }

    function isLinkInSentence(element: Element): boolean {
      if (!element.matches('a, [role=link]') || getComputedStyle(element).display !== 'inline') return false;
      const around = (element.parentElement?.textContent ?? '').replace(element.textContent ?? '', '');
      return around.trim() !== '';
    }

    function meets(element: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest('label');
      return element.contains(hit) || label?.control === element || label?.contains(element) === true;
    }

    /** Steps outwards from the middle until a touch meets something else. */
    function reach(element: Element, [x, y]: [number, number], [dx, dy]: [number, number]): number {
      let distance = 0;
      while (distance < needed && meets(element, x + dx * (distance + 1), y + dy * (distance + 1)))
        distance += 1;
      return distance;
    }

    const small = [];
    let measured = 0;
    for (const control of document.querySelectorAll(selector)) {
      const element = targetOf(control);
      if (!element || isLinkInSentence(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const middle: [number, number] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width <= 1 || !meets(element, ...middle)) continue;
      measured += 1;
      const width = reach(element, middle, [-1, 0]) + reach(element, middle, [1, 0]) + 1;
      const height = reach(element, middle, [0, -1]) + reach(element, middle, [0, 1]) + 1;
      if (width + slack < needed || height + slack < needed) {
        const name = control.getAttribute('aria-label') ?? element.textContent ?? '';
        small.push({ name: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 50)}`, width, height });
      }
    }
    return { measured, small };
  });
}
