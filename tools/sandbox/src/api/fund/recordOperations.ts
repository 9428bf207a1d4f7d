import type { QueryOf } from '@wealth/api-sdk/operations';
import { handle } from '../../dispatch/handle.ts';
import {
  recordKinds,
  toSearchedWord,
  toWireEntry,
  toWireRecord,
  toWireTotals,
} from '../../funds/toWireRecord.ts';
import { toWireHistory } from '../../funds/toWireFunds.ts';
import { ok, refusals, type FieldFault } from '../../http/answer.ts';
import { dayFaults, instantsOf, invalid } from '../../http/daySpan.ts';
import type { CashRecord, CashRecordFilter } from '../../ledger/createCashRecords.ts';
import type { Services } from '../../services/services.ts';

/** Words of a search that count. */
const mostWords = 5;

const cursorOf = ({ at, id }: CashRecord) => `${at}-${id}`;

function filterOf(query: QueryOf<'getFundRecords'>): CashRecordFilter | FieldFault[] {
  const { kind, state, search, cursor, limit } = query;
  const place = cursor === undefined ? null : /^(\d{1,14})-([1-9]\d{0,14})$/.exec(cursor);
  const isNoPlace = cursor !== undefined && !place;
  const faults = [...dayFaults(query), ...(isNoPlace ? [invalid('cursor')] : [])];
  if (faults.length > 0) return faults;
  return {
    kind: kind === undefined ? null : recordKinds[kind],
    state: state ?? null,
    ...instantsOf(query),
    words: (search ?? '').split(/\s+/u).filter(Boolean).slice(0, mostWords).map(toSearchedWord),
    before: place ? { at: Number(place[1]), id: Number(place[2]) } : null,
    limit,
  };
}

function getFundRecords({ ledger }: Services) {
  return handle('getFundRecords', ({ client, query }) => {
    const filter = filterOf(query);
    if (Array.isArray(filter)) return refusals.fields(filter);
    // One row more than the page shows whether there is another page.
    const rows = ledger.cashRecords(client.id, { ...filter, limit: filter.limit + 1 });
    const page = rows.slice(0, filter.limit);
    const last = rows.length > filter.limit ? page.at(-1) : undefined;
    return ok({
      items: page.map(toWireRecord),
      next_cursor: last ? cursorOf(last) : null,
      totals: filter.before ? null : toWireTotals(ledger.cashTotals(client.id, filter)),
    });
  });
}

function getFundRecord({ ledger }: Services) {
  return handle('getFundRecord', ({ client, path }) => {
    const record = /^[1-9]\d{0,14}$/.test(path.id) ? ledger.cashRecord(client.id, Number(path.id)) : null;
    if (!record) return refusals.notFound();
    const wire = toWireRecord(record);
    const { kind, id } = wire.source;
    const isTrade = kind === 'order' || kind === 'application';
    const movement = isTrade || id === null ? null : ledger.movement(client.id, id);
    return ok({
      ...wire,
      history: movement ? toWireHistory(movement) : [],
      entries: ledger.entriesOf(client.id, record).map(toWireEntry),
    });
  });
}

/** Operations on what moved money, and what may leave. */
export function recordOperations(services: Services) {
  return {
    getFundRecords: getFundRecords(services),
    getFundRecord: getFundRecord(services),
  };
}
