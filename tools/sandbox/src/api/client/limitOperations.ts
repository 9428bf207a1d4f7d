import type { BodyOf } from '@wealth/api-sdk/operations';
import { isPaise, typedPaise, type CoolingOffFault } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { ok, refusals, type FieldFault } from '../../http/answer.ts';
import { toLimitRequest, toWireLimits } from '../../limits/toWireLimits.ts';
import type { Services } from '../../services/services.ts';

const field = 'cooling_off_until';

const coolingOffFaults: Readonly<Record<CoolingOffFault, FieldFault>> = {
  tooEarly: { field, code: 'too_early', message: 'A cooling-off can be made longer, never shorter.' },
  tooLate: { field, code: 'too_late', message: 'A cooling-off ends within a year.' },
};

const invalid = (name: string): FieldFault => ({
  field: name,
  code: 'invalid',
  message: 'Value is not valid',
});

/** A limit is kept as it was asked for, or not at all: no part of a paisa, and not none. */
function isAmount(rupees: number): boolean {
  const paise = typedPaise(rupees);
  return paise !== null && isPaise(paise) && paise > 0;
}

/** What the schema lets pass: an amount that cannot be kept, and a segment named twice. */
function faultsOf({ daily_loss, largest_order, segments_off }: BodyOf<'saveTradeLimits'>): FieldFault[] {
  const faults = Object.entries({ daily_loss, largest_order })
    .filter(([, rupees]) => rupees !== null && !isAmount(rupees))
    .map(([name]) => invalid(name));
  const isTwice = new Set(segments_off).size < segments_off.length;
  return isTwice ? [...faults, invalid('segments_off')] : faults;
}

/** Operations on what clients have forbidden themselves. */
export function limitOperations({ events, limits }: Services) {
  return {
    getTradeLimits: handle('getTradeLimits', ({ client }) =>
      ok(toWireLimits(limits.read(client.id), limits.lostToday(client.id))),
    ),
    saveTradeLimits: handle('saveTradeLimits', ({ client, body }) => {
      const faults = faultsOf(body);
      if (faults.length > 0) return refusals.fields(faults);
      const requested = limits.save(client.id, toLimitRequest(body));
      if (requested.kind === 'fault') return refusals.fields([coolingOffFaults[requested.fault]]);
      // The tickets of the client's other tabs check by them too.
      events.publish(client.id, { kind: 'asset' });
      return ok(toWireLimits(requested.limits, limits.lostToday(client.id)));
    }),
  };
}
