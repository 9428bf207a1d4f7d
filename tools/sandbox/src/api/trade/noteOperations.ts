import type { CalendarDay } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { ok, refusals } from '../../http/answer.ts';
import { isReachableDay } from '../../http/reachableDay.ts';
import { tradesWithoutOrder } from '../../issues/tradesWithoutOrder.ts';
import { createContractNotes } from '../../orders/wire/createContractNotes.ts';
import type { Services } from '../../services/services.ts';

const dayFault = { field: 'day', code: 'invalid', message: 'day is not valid' } as const;

function getContractNote({ database, identities, issues, market }: Services) {
  const wasAlwaysOpen = (day: CalendarDay) => market.engine().isAlwaysOpen(day);
  const notes = createContractNotes(database, identities, {
    wasAlwaysOpen,
    withoutOrder: (clientId, day) => tradesWithoutOrder(issues.table, { clientId, day }),
  });
  return handle('getContractNote', ({ client, query: { day } }) => {
    if (!isReachableDay(day)) return refusals.fields([dayFault]);
    const note = notes.find(client, day);
    return note ? ok(note) : refusals.notFound();
  });
}

function saveOrderNote({ database, orders }: Services) {
  return handle('saveOrderNote', ({ client, path, body }) =>
    database.transaction(() => {
      const order = orders.find(client.id, path.id);
      return order ? ok(orders.toWireDetail(orders.annotate(order, body))) : refusals.notFound();
    }),
  );
}

/** What a client writes on orders, and what is written of a day of trading. */
export function noteOperations(services: Services) {
  return { getContractNote: getContractNote(services), saveOrderNote: saveOrderNote(services) };
}
