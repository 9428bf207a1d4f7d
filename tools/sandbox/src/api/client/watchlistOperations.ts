import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { done, failure, ok, refusals, type FieldFault, type Refusal } from '../../http/answer.ts';
import { toWatchedInstrument } from '../../market/toWatchedInstrument.ts';
import { isIdempotencyKey } from '../../services/idempotency.ts';
import type { Services } from '../../services/services.ts';
import { holdingsId, type WatchlistRefusal } from '../../watchlists/watchlists.ts';
import type { Watchlist } from '../../watchlists/watchlistTable.ts';

function toWireList({ id, name, version, instruments, columns, sort }: Watchlist) {
  return {
    id,
    kind: id === holdingsId ? ('holdings' as const) : ('own' as const),
    name,
    version,
    instruments: instruments.map(toWatchedInstrument),
    columns,
    sort,
  };
}

function toWireLists({ watchlists }: Services, clientId: string) {
  return watchlists.list(clientId).map(toWireList);
}

function conflict(field: string, code: FieldFault['code'], message: string): Refusal {
  return failure(409, message, { fields: [{ field, code, message }] });
}

/** @param current - What a caller that is behind has to go on from. */
function toRefusal(refusal: WatchlistRefusal, current: () => unknown): Refusal {
  switch (refusal) {
    case 'gone':
      return refusals.notFound();
    case 'kept':
      return failure(409, 'This list follows your holdings and stays.');
    case 'taken':
      return conflict('name', 'taken', 'Another list has this name.');
    case 'tooMany':
      return conflict('instruments', 'too_many', 'At most 500 lists and 40,000 rows can be kept.');
    case 'unnamed':
      return refusals.fields([{ field: 'name', code: 'required', message: 'Name is required' }]);
    case 'stale': {
      const message = 'This list was changed elsewhere.';
      return failure(409, message, {
        fields: [{ field: 'version', code: 'stale', message }],
        current: current(),
      });
    }
  }
}

interface Content {
  instruments?: readonly InstrumentRef[] | undefined;
  columns?: readonly string[] | undefined;
}

function twice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}

/** A check that the description cannot express: no instrument is listed twice. */
function faultsOf({ instruments = [], columns = [] }: Content, path = ''): FieldFault[] {
  const faults: FieldFault[] = [];
  if (twice(instruments.map(instrumentIdOf))) {
    const message = 'A list has an instrument once';
    faults.push({ field: `${path}instruments`, code: 'twice', message });
  }
  if (twice(columns)) {
    faults.push({ field: `${path}columns`, code: 'twice', message: 'A list has a column once' });
  }
  return faults;
}

function idFault(field: string, id: string): FieldFault[] {
  if (id === holdingsId || isIdempotencyKey(id)) return [];
  return [{ field, code: 'invalid', message: 'Id is not valid' }];
}

function getWatchlists(services: Services) {
  return handle('getWatchlists', ({ client }) => ok(toWireLists(services, client.id)));
}

function saveWatchlists(services: Services) {
  return handle('saveWatchlists', ({ client, body }) => {
    const faults = body.flatMap((list, index) => [
      ...idFault(`${index}.id`, list.id),
      ...faultsOf(list, `${index}.`),
    ]);
    if (twice(body.map(({ id }) => id))) {
      faults.push({ field: 'id', code: 'twice', message: 'A list is named once' });
    }
    if (faults.length > 0) return refusals.fields(faults);
    const refusal = services.watchlists.saveAll(client.id, body);
    if (refusal) return toRefusal(refusal, () => toWireLists(services, client.id));
    return ok(toWireLists(services, client.id));
  });
}

function currentList(services: Services, clientId: string, id: string) {
  const list = services.watchlists.find(clientId, id);
  return list ? toWireList(list) : null;
}

function saveWatchlist(services: Services) {
  return handle('saveWatchlist', ({ client, body, path }) => {
    const faults = [...idFault('id', path.id), ...faultsOf(body)];
    if (faults.length > 0) return refusals.fields(faults);
    const saved = services.watchlists.save(client.id, { ...body, id: path.id });
    if (typeof saved !== 'string') return ok(toWireList(saved));
    return toRefusal(saved, () => currentList(services, client.id, path.id));
  });
}

function removeWatchlist(services: Services) {
  return handle('removeWatchlist', ({ client, path, query }) => {
    const refusal = services.watchlists.remove(client.id, path.id, query.version);
    return refusal ? toRefusal(refusal, () => currentList(services, client.id, path.id)) : done();
  });
}

/** Operations on the client's watch lists. */
export function watchlistOperations(services: Services) {
  return {
    getWatchlists: getWatchlists(services),
    saveWatchlists: saveWatchlists(services),
    saveWatchlist: saveWatchlist(services),
    removeWatchlist: removeWatchlist(services),
  };
}
