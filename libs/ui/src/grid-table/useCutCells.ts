import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Of a cell that ends in dots where its words have no room. */
export const mayBeCut = 'data-may-cut';
const isCut = 'data-cut';

const cellsIn = (elements: Iterable<Element>) =>
  [...elements].flatMap((element) => [...element.querySelectorAll(`[${mayBeCut}]`)]);

/** All is read before anything is written: the rows are laid out once. */
function measure(cells: readonly Element[]) {
  for (const cell of cells) if (cell.hasAttribute(isCut)) cell.removeAttribute(isCut);
  const long = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  for (const cell of long) cell.setAttribute(isCut, '');
}

/** Those whose words have changed by themselves, as when the client hides all amounts; a price that moves only writes on. */
function changedCells(records: readonly MutationRecord[]): Element[] {
  const cells = records.map(({ target }) =>
    target instanceof Element ? target.closest(`[${mayBeCut}]`) : null,
  );
  return [...new Set(cells)].filter((cell) => cell !== null);
}

/**
 * Has the cells clipped whose words have no room, and those alone: the browser draws each cell that clips by itself, and
 * that a table which scrolls has thousands of them takes a sixth of its frame.
 *
 * @param group - What holds the rows.
 * @param contents - Another one when the rows say something else, or in other columns.
 */
export function useCutCells(group: RefObject<HTMLElement | null>, contents: object) {
  const measured = useRef(new WeakMap<Element, object>());

  // With each rendering: some of the rows may be new.
  useLayoutEffect(() => {
    const rows = group.current?.querySelectorAll(':scope > [role="row"]') ?? [];
    const fresh = [...rows].filter((row) => measured.current.get(row) !== contents);
    measure(cellsIn(fresh));
    for (const row of fresh) measured.current.set(row, contents);
  });

  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const measureAll = () => measure(cellsIn([element]));
    const sizes = new ResizeObserver(measureAll);
    const words = new MutationObserver((records) => measure(changedCells(records)));
    sizes.observe(element);
    words.observe(element, { childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', measureAll);
    return () => {
      sizes.disconnect();
      words.disconnect();
      document.fonts.removeEventListener('loadingdone', measureAll);
    };
  }, [group]);
}
