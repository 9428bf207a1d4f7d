import { useEffect, type RefObject } from 'react';

/** Milliseconds between two looks, and how often: a dialog that closes gives its focus back in the meantime. */
const lookMs = 60;
const looks = 20;

const rowSelector = '[role="row"], li';
const controlSelector = 'button:not(:disabled), a[href], input:not(:disabled)';

const controlsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>(controlSelector)];
const rowsOf = (place: Element) =>
  [...place.querySelectorAll(rowSelector)].filter((row) => controlsOf(row).length > 0);

/** The last control of the row that has the place of the lost one: of an order that waits the one that cancels. */
function nextControl(place: HTMLElement, index: number): HTMLElement {
  const rows = index < 0 ? [] : rowsOf(place);
  const row = rows[Math.min(index, rows.length - 1)];
  return (row ? controlsOf(row).at(-1) : controlsOf(place)[0]) ?? place;
}

/**
 * Keeps the focus in a place whose rows or buttons leave it: the row that comes next gets it, else the first control that is
 * left, else the place itself.
 *
 * @param place - It can have the focus (`tabIndex` -1).
 */
export function useKeepFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let last: { control: Element; index: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = { control: target, index: rowsOf(element).findIndex((row) => row.contains(target)) };
    };

    const look = (left: number) => {
      clearTimeout(timer);
      if (!last || last.control.isConnected) return;
      if (document.activeElement === document.body) nextControl(element, last.index).focus();
      else if (left > 0) timer = setTimeout(() => look(left - 1), lookMs);
    };

    const observer = new MutationObserver(() => look(looks));
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', remember);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('focusin', remember);
    };
  }, [place]);
}
