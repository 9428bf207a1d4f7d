import { feedOrders, orderCount, type FeedOrder } from '../../src/feed/feedOrders.ts';
import { rowHeightPx } from '../readFeed.ts';

/** Rows above and below those in view. */
const overscan = 6;

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const price = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('en-IN');
const ends = { COMPLETE: 'Executed', CANCELLED: 'Cancelled' } as const;

/** The columns of the app's history, each with its text. */
const columns: ReadonlyArray<readonly [head: string, text: (order: FeedOrder) => string]> = [
  ['Date', ({ placed_at: at }) => `${day.format(new Date(at))} ${time.format(new Date(at))}`],
  ['Side', ({ side }) => (side === 'BUY' ? 'Buy' : 'Sell')],
  ['Instrument', ({ instrument }) => `${instrument.symbol} ${instrument.name}`],
  ['Type', ({ order_type: type }) => `${type === 'LIMIT' ? 'Limit' : 'Market'} Day`],
  [
    'Filled',
    ({ filled_quantity: filled, quantity }) => `${count.format(filled)} / ${count.format(quantity)}`,
  ],
  ['Price', (order) => (order.price === null ? 'Market' : price.format(order.price))],
  ['Average', (order) => (order.average_price === null ? '–' : price.format(order.average_price))],
  ['Status', ({ status, reason }) => `${ends[status]} ${reason?.message ?? ''}`],
];

const orders = feedOrders(0, orderCount);
const view = document.getElementById('view');
const room = document.getElementById('room');
if (!view || !room) throw new Error('The page has no room for its rows.');
room.style.height = `${orders.length * rowHeightPx}px`;

const head = document.createElement('table');
const headRow = head.createTHead().insertRow();
for (const [title] of columns) {
  const cell = document.createElement('th');
  cell.scope = 'col';
  cell.textContent = title;
  headRow.append(cell);
}
view.before(head);

const table = document.createElement('table');
const drawnCount = Math.ceil(view.clientHeight / rowHeightPx) + 2 * overscan;
const body = table.createTBody();
const drawn = Array.from({ length: drawnCount }, () => {
  const row = body.insertRow();
  return columns.map(([, text]) => {
    const node = document.createTextNode('');
    row.insertCell().append(node);
    return { node, text };
  });
});
view.append(table);

let shown = -1;
function place() {
  const wanted = Math.floor((view?.scrollTop ?? 0) / rowHeightPx) - overscan;
  const first = Math.max(0, Math.min(orders.length - drawnCount, wanted));
  if (first === shown) return;
  shown = first;
  table.style.transform = `translateY(${first * rowHeightPx}px)`;
  drawn.forEach((cells, offset) => {
    const order = orders[first + offset];
    if (!order) return;
    for (const { node, text } of cells) node.data = text(order);
  });
}
view.addEventListener('scroll', place);
place();
