import type { BodyOf } from '@wealth/api-sdk/operations';
import {
  fromWire,
  toIstIso,
  toWire,
  type LimitRequest,
  type LimitValues,
  type Paise,
  type TradeLimits,
} from '@wealth/domain';

const rupeesOf = (amount: Paise | null) => (amount === null ? null : toWire(amount));

const paiseOf = (rupees: number | null) => (rupees === null ? null : fromWire(rupees));

function toWireValues({ dailyLoss, largestOrder, segmentsOff }: LimitValues) {
  return {
    daily_loss: rupeesOf(dailyLoss),
    largest_order: rupeesOf(largestOrder),
    segments_off: [...segmentsOff],
  };
}

/** The limits of a client as they count now, with today's loss beside them. */
export function toWireLimits(limits: TradeLimits, lost: Paise) {
  const { coolingOffUntil, pending } = limits;
  return {
    ...toWireValues(limits),
    cooling_off_until: coolingOffUntil === null ? null : toIstIso(coolingOffUntil),
    pending: pending && { ...toWireValues(pending), from: pending.from },
    lost_today: toWire(lost),
  };
}

/** What a client asks for; amounts below a paisa are rounded to it. */
export function toLimitRequest(body: BodyOf<'saveTradeLimits'>): LimitRequest {
  return {
    dailyLoss: paiseOf(body.daily_loss),
    largestOrder: paiseOf(body.largest_order),
    segmentsOff: body.segments_off,
    coolingOffUntil: body.cooling_off_until === null ? null : Date.parse(body.cooling_off_until),
  };
}
