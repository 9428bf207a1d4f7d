import { alertBounds } from '@wealth/domain';
import type { AlertChange } from '../../alerts/alerts.ts';
import type { StoredAlert } from '../../alerts/alertTable.ts';
import { handle } from '../../dispatch/handle.ts';
import { done, failure, ok, refusals, type FieldFault } from '../../http/answer.ts';
import { isReachable } from '../../http/reachableDay.ts';
import type { Services } from '../../services/services.ts';

type Condition = Pick<StoredAlert, 'kind' | 'direction' | 'value'>;

function invalid(field: string, message: string): FieldFault {
  return { field, code: 'invalid', message };
}

function faultsOf({ kind, direction, value }: Condition, endsAt: number | null, now: number): FieldFault[] {
  const { least, most } = alertBounds[kind];
  const faults: FieldFault[] = [];
  if (value < least || value > most) faults.push(invalid('value', 'Value is not valid'));
  if (kind === 'volume' && direction === 'below') {
    faults.push(invalid('direction', 'A volume of the day only grows'));
  }
  if (endsAt !== null && !isReachable(endsAt)) faults.push(invalid('ends_at', 'The end is too far away'));
  if (endsAt !== null && endsAt <= now) faults.push(invalid('ends_at', 'The end is over already'));
  return faults;
}

/** Undefined stays undefined: nothing was said. */
function toEnd<Absent extends null | undefined>(time: string | Absent): number | Absent {
  return typeof time === 'string' ? Date.parse(time) : time;
}

function getAlerts({ alerts }: Services) {
  return handle('getAlerts', ({ client }) => ok(alerts.toWireList(client.id)));
}

/** An index is held by nobody. */
function isHeldKind(kind: StoredAlert['kind'], market: string): boolean {
  return kind !== 'gain_percent' || market !== 'INDEX';
}

function createAlert({ alerts, clock, market }: Services) {
  return handle('createAlert', ({ client, body }) => {
    const { instrument, kind, direction, value, repeat } = body;
    const endsAt = toEnd(body.ends_at ?? null);
    const faults = faultsOf({ kind, direction, value }, endsAt, clock.now());
    if (!market.engine().quote(instrument.market, instrument.symbol)) {
      faults.push({ field: 'instrument', code: 'unknown', message: 'There is no such instrument' });
    }
    if (!isHeldKind(kind, instrument.market)) faults.push(invalid('kind', 'An index is no holding'));
    if (faults.length > 0) return refusals.fields(faults);
    const added = alerts.add(client.id, { instrument, kind, direction, value, repeats: repeat, endsAt });
    if (added !== 'tooMany') return ok(alerts.toWire(added));
    const message = 'At most 1,000 alerts can be kept.';
    return failure(409, message, { fields: [{ field: 'instrument', code: 'too_many', message }] });
  });
}

function changeAlert({ alerts, clock }: Services) {
  return handle('changeAlert', ({ client, path, body }) => {
    const alert = alerts.find(client.id, path.id);
    if (!alert) return refusals.notFound();
    const given: AlertChange = {
      direction: body.direction,
      value: body.value,
      repeats: body.repeat === undefined ? undefined : body.repeat ? 1 : 0,
      ends_at: toEnd(body.ends_at),
    };
    const change: AlertChange = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    );
    if (Object.keys(change).length === 0) {
      return refusals.fields([{ field: 'value', code: 'required', message: 'There is nothing to change' }]);
    }
    const changed = { ...alert, ...change };
    const faults = faultsOf(changed, changed.ends_at, clock.now());
    return faults.length > 0 ? refusals.fields(faults) : ok(alerts.toWire(alerts.change(alert, change)));
  });
}

function removeAlert({ alerts }: Services) {
  return handle('removeAlert', ({ client, path }) => {
    const alert = alerts.find(client.id, path.id);
    if (!alert) return refusals.notFound();
    alerts.remove(alert);
    return done();
  });
}

/** Operations on the client's price alerts. */
export function alertOperations(services: Services) {
  return {
    getAlerts: getAlerts(services),
    createAlert: createAlert(services),
    changeAlert: changeAlert(services),
    removeAlert: removeAlert(services),
  };
}
