/*
 * Runs inside the page, so it stands alone: Playwright sends its source to the browser.
 */

/**
 * Texts that forced colours make unreadable: the browser lays a plate in the colour of the page behind each text whose
 * element leaves the colours to it, and on the highlight the letters have that same colour. Empty when all is well.
 */
export function findCoveredTexts(): string[] {
  const probe = document.createElement('span');
  probe.style.backgroundColor = 'Highlight';
  document.body.append(probe);
  const highlight = getComputedStyle(probe).backgroundColor;
  probe.remove();

  function groundOf(element: Element | null): string {
    for (let around = element; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (!/transparent|,\s*0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return '';
  }

  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === '' || !element.checkVisibility()) continue;
    const isLeftToBrowser = getComputedStyle(element).getPropertyValue('forced-color-adjust') !== 'none';
    if (isLeftToBrowser && groundOf(element) === highlight)
      found.push(`“${node.textContent?.trim()}” on the highlight`);
  }
  return found;
}
