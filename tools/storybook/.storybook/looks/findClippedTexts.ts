/*
 * Runs inside the page, so it stands alone: Playwright sends its source to the browser.
 */

/** Texts that a person cannot read to the end, each with what cuts or lets it spill. Empty when all is well. */
export function findClippedTexts(): string[] {
  /** CSS pixels that rounding and the slant of a glyph may take. */
  const slack = 1.5;
  /** Line boxes of Devanagari are taller than their ink: cutting less than this takes nothing away. */
  const verticalSlack = 5;
  const controls = 'button, [role="button"], [role="tab"], [role="option"], [role="menuitem"], td, th, a';

  function nameOf(element: Element): string {
    const role = element.getAttribute('role');
    const classes = (element.getAttribute('class') ?? '').slice(0, 80);
    return `${element.tagName.toLowerCase()}${role ? `[${role}]` : ''}.${classes}`;
  }

  /** Hidden, or only for screen readers: one pixel, clipped away on purpose. */
  function isUnseen(element: Element): boolean {
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return !isShown || element.clientWidth === 1;
  }

  /** The whole of such a text is offered in another way: by scrolling, by a tooltip, by opening it. */
  function letsReadOn({ textOverflow, webkitLineClamp, overflowX, overflowY }: CSSStyleDeclaration): boolean {
    const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
    return scrolls || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  }

  /** What this box does to ink that lies in it, or null for no harm. */
  function harm(element: Element, style: CSSStyleDeclaration, ink: DOMRect): string | null {
    if (style.display === 'inline') return null;
    const box = element.getBoundingClientRect();
    const isWide = ink.left < box.left - slack || ink.right > box.right + slack;
    const isTall = ink.top < box.top - verticalSlack || ink.bottom > box.bottom + verticalSlack;
    if ((style.overflowX !== 'visible' && isWide) || (style.overflowY !== 'visible' && isTall)) return 'cuts';
    return isWide && element.matches(controls) ? 'is narrower than' : null;
  }

  function complaintOf(text: Text): string | null {
    const range = document.createRange();
    range.selectNodeContents(text);
    const ink = range.getBoundingClientRect();
    for (let element = text.parentElement; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      if (ink.width === 0 || isUnseen(element) || letsReadOn(style)) return null;
      const done = harm(element, style, ink);
      if (done) return `${nameOf(element)} ${done} “${text.data.trim().slice(0, 60)}”`;
      if (style.position === 'fixed') return null;
    }
    return null;
  }

  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth + slack) {
    found.push(`the page is ${scrollWidth} px wide, the window ${window.innerWidth}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    const complaint = complaintOf(node);
    if (complaint) found.push(complaint);
  }
  return found;
}
