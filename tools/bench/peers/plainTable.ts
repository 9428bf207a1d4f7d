import { rowHeightPx } from './readFeed.ts';

/** Rows above and below those in view. */
const overscan = 6;

export interface PlainTableOptions<Drawn> {
  titles: readonly string[];
  rowCount: number;
  /** Makes the cells of a row that will show one record after the other. */
  draw: (row: HTMLTableRowElement) => Drawn;
  /** Has a drawn row show the record of a place. */
  show: (drawn: Drawn, index: number) => void;
}

/** What a page without a library does for a long list: as many rows as there is room for, that change their texts. */
export interface PlainTable<Drawn> {
  /** The row that shows the record of a place; none where it is out of view. */
  drawnAt: (index: number) => Drawn | undefined;
}

function headOf(titles: readonly string[]): HTMLTableElement {
  const head = document.createElement('table');
  const row = head.createTHead().insertRow();
  for (const title of titles) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = title;
    row.append(cell);
  }
  return head;
}

export function createPlainTable<Drawn>(options: PlainTableOptions<Drawn>): PlainTable<Drawn> {
  const { titles, rowCount, draw, show } = options;
  const view = document.getElementById('view');
  const room = document.getElementById('room');
  if (!view || !room) throw new Error('The page has no room for its rows.');
  room.style.height = `${rowCount * rowHeightPx}px`;
  view.before(headOf(titles));

  const table = document.createElement('table');
  const count = Math.ceil(view.clientHeight / rowHeightPx) + 2 * overscan;
  const body = table.createTBody();
  const drawn = Array.from({ length: count }, () => draw(body.insertRow()));
  view.append(table);

  let first = -1;
  function place(scrollTop: number) {
    const wanted = Math.floor(scrollTop / rowHeightPx) - overscan;
    const next = Math.max(0, Math.min(rowCount - count, wanted));
    if (next === first) return;
    first = next;
    table.style.transform = `translateY(${first * rowHeightPx}px)`;
    drawn.forEach((each, offset) => show(each, first + offset));
  }
  view.addEventListener('scroll', () => place(view.scrollTop));
  place(view.scrollTop);

  return { drawnAt: (index) => drawn[index - first] };
}

/** A cell of one text that changes. */
export function textCell(row: HTMLTableRowElement): { cell: HTMLTableCellElement; text: Text } {
  const cell = row.insertCell();
  const text = document.createTextNode('');
  cell.append(text);
  return { cell, text };
}
