import { createPlainTable, textCell } from '../plainTable.ts';
import { onTicks, peerColumns, readRows, textOf, type PeerFigure, type PeerRow } from '../readFeed.ts';

interface DrawnRow {
  name: Text;
  figures: Array<{ id: PeerFigure; cell: HTMLElement; text: Text }>;
}

function draw(row: HTMLTableRowElement): DrawnRow {
  const name = textCell(row).text;
  const figures = peerColumns.map(([id]) => {
    const { cell, text } = textCell(row);
    cell.dataset['figure'] = id;
    return { id, cell, text };
  });
  return { name, figures };
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
const table = createPlainTable<DrawnRow>({
  titles: ['Instrument', ...peerColumns.map(([, name]) => name)],
  rowCount: rows.length,
  draw,
  show(drawn, index) {
    const row = rows[index];
    if (!row) return;
    drawn.name.data = `${row.symbol} ${row.name}`;
    write(drawn, row);
  },
});

const changed = new Set<number>();
let isAsked = false;
function flush() {
  isAsked = false;
  for (const index of changed) {
    const drawn = table.drawnAt(index);
    const row = rows[index];
    if (drawn && row) write(drawn, row);
  }
  changed.clear();
}
onTicks((ticks) => {
  for (const tick of ticks) {
    const index = indexOf.get(tick.symbol);
    const row = index === undefined ? undefined : rows[index];
    if (index === undefined || !row) continue;
    Object.assign(row, tick);
    if (table.drawnAt(index)) changed.add(index);
  }
  if (isAsked || changed.size === 0) return;
  isAsked = true;
  requestAnimationFrame(flush);
});
