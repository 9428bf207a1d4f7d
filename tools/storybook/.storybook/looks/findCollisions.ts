/*
 * Runs inside the page, so it stands alone: Playwright sends its source to the browser.
 */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Drawn {
  text: string;
  box: Box;
}

interface Cutting {
  /** Boxes that cut the text. */
  clippers: readonly Element[];
  isShortened: boolean;
}

/**
 * Texts that lie over another text, over an edge of what holds them, or over the edge of the window. What a scrolling
 * box hides counts as not there; what is drawn for screen readers alone too. Empty when all is well.
 */
export function findCollisions(): string[] {
  /** Pixels that letters may reach over the box of their line. */
  const slack = 1.5;
  const found = new Set<string>();
  const drawn: Drawn[] = [];

  function ancestorsOf(element: Element): Element[] {
    const parent = element.parentElement;
    return parent ? [element, ...ancestorsOf(parent)] : [element];
  }

  function clips(element: Element): boolean {
    return getComputedStyle(element).overflowX !== 'visible';
  }

  function scrolls(element: Element): boolean {
    const { overflowX } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
  }

  /** Not drawn, or one pixel that hides the rest. */
  function isUnseen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return true;
    if (element.closest('script, style')) return true;
    return ancestorsOf(element).some((around) => clips(around) && around.clientWidth <= 1);
  }

  /**
   * A grid has rows of one height, and the head of a row in a narrow card one line for the name: without room it ends there
   * in an ellipsis; a figure never does.
   */
  function isShortenedName(text: string, around: readonly Element[]): boolean {
    const isInGrid = around.some(
      (element) => /^(?:rowheader|gridcell)$/.test(element.role ?? '') || element.matches('th[scope=row]'),
    );
    return (
      isInGrid &&
      !/\d/.test(text) &&
      around.some((element) => getComputedStyle(element).textOverflow === 'ellipsis')
    );
  }

  /** What is left of a line within the boxes that cut it; a box that does not scroll must not cut at all. */
  function shownPart(text: string, rect: DOMRect, { clippers, isShortened }: Cutting): Box {
    const box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    const mayBeCut = isShortened || clippers.some((clipper) => scrolls(clipper));
    for (const clipper of clippers) {
      const edge = clipper.getBoundingClientRect();
      const over = Math.max(box.right - edge.right, edge.left - box.left);
      if (!mayBeCut && over > slack) found.add(`“${text}” leaves its box by ${Math.round(over)} px`);
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
    }
    return box;
  }

  function look(text: string, rect: DOMRect, cutting: Cutting) {
    const box = shownPart(text, rect, cutting);
    if (box.right - box.left < 1 || rect.height < 1) return;
    if (box.right > innerWidth + slack || box.left < -slack) found.add(`“${text}” leaves the window`);
    // The middle of the line is where the letters are; line boxes may touch.
    const inset = rect.height * 0.22;
    drawn.push({ text, box: { ...box, top: rect.top + inset, bottom: rect.bottom - inset } });
  }

  function compare(one: Drawn, other: Drawn) {
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (across > slack && down > slack) found.add(`“${one.text}” lies over “${other.text}”`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const around = ancestorsOf(element);
    // What cuts its own text with an ellipsis is looked at only where that is meant.
    const isShortened = isShortenedName(text, around);
    const clippers = around.slice(isShortened ? 0 : 1).filter(clips);
    // What ends in an ellipsis has a second, shorter box in the place of the first.
    const places = new Map(
      [...range.getClientRects()].toReversed().map((rect) => [`${rect.left} ${rect.top}`, rect]),
    );
    for (const rect of places.values()) look(text, rect, { clippers, isShortened });
  }

  drawn.forEach((one, index) => drawn.slice(index + 1).forEach((other) => compare(one, other)));
  return [...found];
}
