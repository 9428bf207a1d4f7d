import {
  onTicks,
  peerColumns,
  readRows,
  rowHeightPx,
  textOf,
  type PeerFigure,
  type PeerRow,
} from '../readFeed.ts';

/** Rows above and below those in view. */
const overscan = 6;

interface DrawnRow {
  element: HTMLTableRowElement;
  name: Text;
  figures: Array<{ id: PeerFigure; cell: HTMLElement; text: Text }>;
  index: number;
}

function drawnRow(): DrawnRow {
  const element = document.createElement('tr');
  const name = document.createTextNode('');
  element.insertCell().append(name);
  const figures = peerColumns.map(([id]) => {
    const cell = element.insertCell();
    cell.dataset['figure'] = id;
    const text = document.createTextNode('');
    cell.append(text);
    return { id, cell, text };
  });
  return { element, name, figures, index: -1 };
}

function write({ figures }: DrawnRow, row: PeerRow) {
  for (const { id, cell, text } of figures) {
    const next = textOf[id](row);
    if (text.data !== next) text.data = next;
    if (id !== 'change' && id !== 'change_percent') continue;
    const look = row.change < 0 ? 'down' : 'up';
    if (cell.className !== look) cell.className = look;
  }
}

const rows = await readRows();
const indexOf = new Map(rows.map(({ symbol }, index) => [symbol, index]));
const view = document.getElementById('view');
const room = document.getElementById('room');
if (!view || !room) throw new Error('The page has no room for its rows.');
room.style.height = `${rows.length * rowHeightPx}px`;

const head = document.createElement('table');
const headRow = head.createTHead().insertRow();
for (const title of ['Instrument', ...peerColumns.map(([, name]) => name)]) {
  const cell = document.createElement('th');
  cell.scope = 'col';
  cell.textContent = title;
  headRow.append(cell);
}
view.before(head);

const table = document.createElement('table');
const count = Math.ceil(view.clientHeight / rowHeightPx) + 2 * overscan;
const drawn = Array.from({ length: count }, drawnRow);
const body = table.createTBody();
for (const { element } of drawn) body.append(element);
view.append(table);

let first = 0;
function place() {
  first = Math.max(
    0,
    Math.min(rows.length - count, Math.floor((view?.scrollTop ?? 0) / rowHeightPx) - overscan),
  );
  table.style.transform = `translateY(${first * rowHeightPx}px)`;
  drawn.forEach((each, offset) => {
    const row = rows[first + offset];
    if (!row) return;
    each.name.data = `${row.symbol} ${row.name}`;
    write(each, row);
  });
}
view.addEventListener('scroll', place);
place();

const changed = new Set<number>();
let isAsked = false;
function flush() {
  isAsked = false;
  for (const index of changed) {
    const each = drawn[index - first];
    const row = rows[index];
    if (each && row) write(each, row);
  }
  changed.clear();
}
onTicks((ticks) => {
  for (const tick of ticks) {
    const index = indexOf.get(tick.symbol);
    const row = index === undefined ? undefined : rows[index];
    if (index === undefined || !row) continue;
    Object.assign(row, tick);
    if (index >= first && index < first + count) changed.add(index);
  }
  if (isAsked || changed.size === 0) return;
  isAsked = true;
  requestAnimationFrame(flush);
});
