import type { TradeLimits as WireLimits, TradeLimitValues } from '@wealth/api-sdk/model';
import {
  calendarDay,
  fromWire,
  toIstIso,
  toWire,
  type LimitRequest,
  type LimitValues,
  type Paise,
  type TradeLimits,
} from '@wealth/domain';

const paiseOf = (rupees: number | null) => (rupees === null ? null : fromWire(rupees));
const rupeesOf = (paise: Paise | null) => (paise === null ? null : toWire(paise));

function valuesOf(values: Omit<TradeLimitValues, 'cooling_off_until'>): LimitValues {
  return {
    dailyLoss: paiseOf(values.daily_loss),
    largestOrder: paiseOf(values.largest_order),
    segmentsOff: values.segments_off,
  };
}

/** The client's own limits as the rules know them: `limitsAt` says what of them counts. */
export function tradeLimitsOf(wire: WireLimits): TradeLimits {
  const { cooling_off_until: until, pending } = wire;
  return {
    ...valuesOf(wire),
    pending: pending && { ...valuesOf(pending), from: calendarDay(pending.from) },
    coolingOffUntil: until === null ? null : Date.parse(until),
  };
}

/** What a client asks for, as it travels. */
export function tradeLimitBody(request: LimitRequest): TradeLimitValues {
  return {
    daily_loss: rupeesOf(request.dailyLoss),
    largest_order: rupeesOf(request.largestOrder),
    segments_off: [...request.segmentsOff],
    cooling_off_until: request.coolingOffUntil === null ? null : toIstIso(request.coolingOffUntil),
  };
}
