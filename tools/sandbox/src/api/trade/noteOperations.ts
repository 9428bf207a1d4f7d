import type { CalendarDay } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { ok, refusals } from '../../http/answer.ts';
import { dayFaults, invalid } from '../../http/daySpan.ts';
import { isReachableDay } from '../../http/reachableDay.ts';
import { createContractNotes, type ContractNotes } from '../../orders/wire/createContractNotes.ts';
import type { Services } from '../../services/services.ts';

function getContractNote(notes: ContractNotes) {
  return handle('getContractNote', ({ client, query: { day } }) => {
    if (!isReachableDay(day)) return refusals.fields([invalid('day')]);
    const note = notes.find(client, day);
    return note ? ok(note) : refusals.notFound();
  });
}

const dayOf = (text: string | undefined) => (text !== undefined && isReachableDay(text) ? text : null);

function getContractNotes(notes: ContractNotes) {
  return handle('getContractNotes', ({ client, query }) => {
    const faults = dayFaults(query);
    if (faults.length > 0) return refusals.fields(faults);
    return ok({ items: notes.list(client, { from: dayOf(query.from), to: dayOf(query.to) }) });
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
  const { database, identities, market } = services;
  const wasAlwaysOpen = (day: CalendarDay) => market.engine().isAlwaysOpen(day);
  const notes = createContractNotes(database, identities, { wasAlwaysOpen });
  return {
    getContractNote: getContractNote(notes),
    getContractNotes: getContractNotes(notes),
    saveOrderNote: saveOrderNote(services),
  };
}
