import { useLayoutEffect, type RefObject } from 'react';

/** How much of a panel its head and its foot may take before they scroll with the rest; percent. */
const mostPercent = 40;

/**
 * Marks a panel whose head and foot leave too little of it, as large letters on a phone do: `low` then is true inside of it.
 * Written to the element, so that nothing renders for it.
 */
export function useCrowded(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || element === null) return undefined;
    const dialog = element.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (dialog === null) return undefined;
    const fixed = () =>
      [...dialog.children].filter(({ tagName }) => tagName === 'HEADER' || tagName === 'FOOTER');
    function measure() {
      if (dialog === null) return;
      const taken = fixed().reduce((height, part) => height + part.clientHeight, 0);
      const room = Math.min(dialog.clientHeight, window.innerHeight);
      dialog.dataset['crowded'] = String(room > 0 && taken * 100 > room * mostPercent);
    }
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(dialog);
    for (const part of fixed()) sizes.observe(part);
    return () => sizes.disconnect();
  }, [panel, isOpen]);
}
