import type { ClientAction, Order } from '@wealth/api-sdk/model';
import { calendarDay, istInstant } from '@wealth/domain';
import type { OrderSearch } from '@wealth/hrefs';

/** What stands in the history: an order that has ended, or what a company did to the client's shares. */
export type HistoryRow = { kind: 'order'; order: Order } | { kind: 'action'; action: ChangedShares };

/** An action that has changed how many shares there are, or of what. */
export type ChangedShares = ClientAction & { before: NonNullable<ClientAction['before']> };

const changing: ReadonlySet<string> = new Set(['split', 'bonus', 'merger', 'demerger']);

const hasChanged = (action: ClientAction): action is ChangedShares =>
  action.before !== null && action.after.length > 0 && changing.has(action.kind);

export const rowId = (row: HistoryRow) => (row.kind === 'order' ? row.order.id : `action ${row.action.id}`);

/** Whether the filters can hold of an action: it has no side, no status and no tag. */
export const mayHaveActions = ({ side, state, tag }: OrderSearch): boolean =>
  side === undefined && state === undefined && tag === undefined;

const words = ({ before, after }: ChangedShares) =>
  [before, ...after].map(({ instrument }) => `${instrument.symbol} ${instrument.name}`.toLowerCase());

/** The actions that stand among the orders of some filters, the newest first; the days were asked of the server. */
export function shownActions(actions: readonly ClientAction[], search: OrderSearch): ChangedShares[] {
  if (!mayHaveActions(search)) return [];
  const query = search.query?.toLowerCase() ?? '';
  return actions
    .filter(hasChanged)
    .filter((action) => words(action).some((text) => text.includes(query)))
    .toSorted((a, b) => (a.ex_date === b.ex_date ? 0 : a.ex_date < b.ex_date ? 1 : -1));
}

/** An action is there from the beginning of its ex-date. */
const timeOf = ({ ex_date: day }: ClientAction) => istInstant(calendarDay(day));

/**
 * Orders with the actions among them, the newest first.
 *
 * @param orders - As far as they were read, the newest first.
 * @param hasMore - Older orders were not read yet: an action that is older than all of these waits for them.
 */
export function joinedRows(
  orders: readonly Order[],
  actions: readonly ChangedShares[],
  hasMore: boolean,
): HistoryRow[] {
  const rows: HistoryRow[] = [];
  let next = 0;
  for (const order of orders) {
    const placedAt = Date.parse(order.placed_at);
    for (let action = actions[next]; action && timeOf(action) > placedAt; action = actions[next]) {
      rows.push({ kind: 'action', action });
      next += 1;
    }
    rows.push({ kind: 'order', order });
  }
  if (hasMore) return rows;
  return [...rows, ...actions.slice(next).map((action) => ({ kind: 'action' as const, action }))];
}

/** How many there are of each kind. */
export function countsOf(rows: readonly HistoryRow[]) {
  const count = rows.filter(({ kind }) => kind === 'order').length;
  return { count, actions: rows.length - count };
}
