import type { DataOf } from '@wealth/api-sdk/operations';
import { toIstIso } from '@wealth/domain';
import { toWatchedInstrument } from '../market/toWatchedInstrument.ts';
import type { AlertSuspension } from './alertSuspension.ts';
import type { AlertFiring, StoredAlert } from './alertTable.ts';

/** An alert as openapi/wealth.yaml spells it. */
export function toWirePriceAlert(
  { id, market, symbol, kind, direction, value, repeats, ends_at, state, created_at }: StoredAlert,
  {
    firings,
    suspension,
    averageCost,
  }: {
    firings: readonly AlertFiring[];
    suspension: AlertSuspension | null;
    /** Rupees a unit of what is held; absent where the alert does not ask for it. */
    averageCost: number | null | undefined;
  },
): DataOf<'changeAlert'> {
  return {
    id,
    instrument: toWatchedInstrument({ market, symbol }),
    kind,
    direction,
    value,
    repeat: repeats === 1,
    ends_at: ends_at === null ? null : toIstIso(ends_at),
    state,
    ...(suspension && { suspension }),
    ...(averageCost !== undefined && { average_price: averageCost }),
    created_at: toIstIso(created_at),
    fired: firings.map(({ price, at, hour_price, day_price }) => ({
      price,
      time: toIstIso(at),
      hour_later: hour_price,
      day_later: day_price,
    })),
  };
}
