/*
 * Runs inside the page, so it stands alone: Playwright sends its source to the browser.
 */

/**
 * Texts that lie over another text, over an edge of what holds them, or over the edge of the window. What a scrolling
 * box hides counts as not there; what is drawn for screen readers alone too. Empty when all is well.
 */
export function findCollisions(): string[] {
  interface Drawn {
    text: string;
    element: Element;
    box: { left: number; top: number; right: number; bottom: number };
  }
  /** Pixels that letters may reach over the box of their line. */
  const slack = 1.5;

  function clippersOf(element: Element): Element[] {
    const found: Element[] = [];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== 'visible') found.push(around);
    }
    return found;
  }

  function scrolls(element: Element): boolean {
    return (
      element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)
    );
  }

  /** One pixel that hides the rest. */
  function isForReadersAlone(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'hidden' && around.clientWidth <= 1) return true;
    }
    return false;
  }

  const drawn: Drawn[] = [];
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('script, style') || isForReadersAlone(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clippers = clippersOf(element);
    for (const rect of range.getClientRects()) {
      const box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
      for (const clipper of clippers) {
        const edge = clipper.getBoundingClientRect();
        if (!scrolls(clipper) && !clippers.some((inner) => scrolls(inner))) {
          if (box.right > edge.right + slack || box.left < edge.left - slack)
            found.push(
              `“${text}” leaves its box by ${Math.round(Math.max(box.right - edge.right, edge.left - box.left))} px`,
            );
        }
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (box.right - box.left < 1 || rect.height < 1) continue;
      if (box.right > innerWidth + slack || box.left < -slack) found.push(`“${text}” leaves the window`);
      // The middle of the line is where the letters are; line boxes may touch.
      const inset = rect.height * 0.22;
      drawn.push({ text, element, box: { ...box, top: rect.top + inset, bottom: rect.bottom - inset } });
    }
  }

  drawn.forEach((one, index) => {
    for (const other of drawn.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > slack && down > slack) found.push(`“${one.text}” lies over “${other.text}”`);
    }
  });
  return [...new Set(found)];
}
