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

/** Whole seconds, as the wire writes them, and never earlier: what is read and sent back is no shorter cooling-off. */
const instantOf = (time: string) => Math.ceil(Date.parse(time) / 1_000) * 1_000;

/** What a client asks for. */
export function toLimitRequest(body: BodyOf<'saveTradeLimits'>): LimitRequest {
  return {
    dailyLoss: paiseOf(body.daily_loss),
    largestOrder: paiseOf(body.largest_order),
    segmentsOff: body.segments_off,
    coolingOffUntil: body.cooling_off_until === null ? null : instantOf(body.cooling_off_until),
  };
}
