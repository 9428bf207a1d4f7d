/**
 * The ref of what goes by itself as soon as it has helped: whoever was inside then stands at the beginning of the page's
 * content, and not of the document.
 */
export function leaveFocusToContent(element: HTMLElement | null) {
  return () => {
    // Called before the element is taken out of the document, and the focus with it.
    if (!element?.contains(document.activeElement)) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  };
}
