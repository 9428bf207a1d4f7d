import { feedOrders, orderCount, type FeedOrder } from '../../src/feed/feedOrders.ts';
import { createPlainTable, textCell } from '../plainTable.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const price = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('en-IN');

interface Column {
  head: string;
  text: (order: FeedOrder) => string;
  /** Where the cell leads, if it does. */
  href?: (order: FeedOrder) => string;
}

/** The columns of the app's history, each with its text and its link. */
const columns: readonly Column[] = [
  {
    head: 'Date',
    text: ({ placed_at: at }) => `${day.format(new Date(at))} ${time.format(new Date(at))}`,
    href: ({ id }) => `/portfolio/orders/${id}`,
  },
  { head: 'Side', text: ({ side }) => (side === 'BUY' ? 'Buy' : 'Sell') },
  {
    head: 'Instrument',
    text: ({ instrument }) => `${instrument.symbol} ${instrument.name}`,
    href: ({ instrument }) => `/market/${instrument.market}/${instrument.symbol}`,
  },
  { head: 'Type', text: ({ order_type: type }) => `${type === 'LIMIT' ? 'Limit' : 'Market'} Day` },
  {
    head: 'Filled',
    text: ({ filled_quantity: filled, quantity }) => `${count.format(filled)} / ${count.format(quantity)}`,
  },
  { head: 'Price', text: (order) => (order.price === null ? 'Market' : price.format(order.price)) },
  {
    head: 'Average',
    text: (order) => (order.average_price === null ? '–' : price.format(order.average_price)),
  },
  {
    head: 'Value',
    text: (order) => (order.filled_quantity === 0 ? '–' : `₹${price.format(order.filled_value)}`),
  },
  {
    head: 'Charges',
    text: (order) => (order.filled_quantity === 0 ? '–' : `₹${price.format(order.charges_total)}`),
  },
  {
    head: 'Status',
    text: ({ status, reason }) =>
      `${status === 'COMPLETE' ? 'Executed' : 'Cancelled'} ${reason?.message ?? ''}`,
  },
  { head: 'Tags', text: ({ tags }) => tags.join(' ') || '–' },
  {
    head: 'Contract note',
    text: ({ filled_at: at }) => (at === null ? '–' : 'Open'),
    href: ({ filled_at: at }) => (at === null ? '' : `/portfolio/notes/${at.slice(0, 10)}`),
  },
];

interface DrawnCell extends Column {
  node: Text;
  link: HTMLAnchorElement | undefined;
}

function draw(row: HTMLTableRowElement): DrawnCell[] {
  return columns.map((column) => {
    const { cell, text: node } = textCell(row);
    if (!column.href) return { ...column, node, link: undefined };
    const link = document.createElement('a');
    link.append(node);
    cell.append(link);
    return { ...column, node, link };
  });
}

const orders = feedOrders(0, orderCount);
createPlainTable({
  titles: columns.map(({ head }) => head),
  rowCount: orders.length,
  draw,
  show(cells, index) {
    const order = orders[index];
    if (!order) return;
    for (const { node, link, text, href } of cells) {
      node.data = text(order);
      if (link && href) link.href = href(order);
    }
  },
});
