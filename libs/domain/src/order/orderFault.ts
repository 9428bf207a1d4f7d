import type Big from 'big.js';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { OrderType } from '../calendar/phaseOrderTypes.ts';
import type { SessionPhase } from '../calendar/sessionTimetable.ts';
import type { Paise } from '../money/paise.ts';
import type { CheckedOrder, HoldingParts, OrderBand, OrderField } from './checkedOrder.ts';

/** The figures that the text of a fault names, by its code; null where the code says it all. */
export interface FaultFigures {
  /** A value is missing or no number. */
  required: null;
  /** A value that this kind of order has no use for. */
  notUsed: null;
  notPositive: null;
  notWhole: null;
  quantityTooLarge: { largest: number };
  priceTooLarge: { largest: Paise };
  valueTooLarge: { largest: Paise };
  offLot: { lotSize: number };
  /** The exchange takes `quantity` in so many orders, the last of them of `lastSlice`. */
  aboveFreeze: { freezeQuantity: number; sliceCount: number; slice: number; lastSlice: number };
  offTick: { tickSize: Paise };
  outsideBand: OrderBand;
  /** The trigger lies at or beyond the last price already. */
  triggerSide: { lastPrice: Paise; side: 'above' | 'below' };
  /** The limit does not reach the trigger: the order would rest, triggered and unfilled. */
  limitShortOfTrigger: { triggerPrice: Paise };
  gttNeedsLimit: null;
  /** Two legs protect what is held: a sale of no more than the holding. */
  twoLegNeedsHolding: { held: number };
  halted: null;
  /** Between two phases. `takenFrom`: the instant (epoch milliseconds) from which such an order is taken. */
  marketClosed: { phase: SessionPhase; takenFrom: number };
  orderTypeNotTaken: { phase: SessionPhase; taken: readonly OrderType[]; takenFrom: number };
  iocNotTaken: { phase: SessionPhase; takenFrom: number };
  belowMinimum: { minimum: Paise; value: Paise };
  /** `needed` holds the charges; `price` is what the order may have to pay a unit at worst. */
  notEnoughFunds: { needed: Paise; available: Paise; missing: Paise; price: Paise };
  notEnoughShares: { sellable: number; parts: HoldingParts; nextSellableOn: CalendarDay | null };
  ddpiMissing: null;
  /** `cancelled` is the order that the exchange cancels where the two would meet. */
  selfTrade: { quantity: number; price: Paise | null; cancelled: 'waiting' | 'new' };
  /** A limit that trades at much worse prices than the best of the other side. Percentage points, two decimals. */
  farFromMarket: { best: Paise; worsePercent: Big };
  aboveOwnLimit: { largestOrder: Paise; value: Paise };
  dailyLossReached: { limit: Paise; lost: Paise };
  segmentOff: null;
  coolingOff: { until: number };
  surveillance: { stage: 'asm' | 'gsm' };
  deliveryOnly: null;
  equalOrder: null;
  /** A sale whose loss would not count for tax, because bonus shares are kept. */
  bonusStripping: null;
}

export type OrderFaultCode = keyof FaultFigures;

export interface OrderFaultOf<Code extends OrderFaultCode> {
  code: Code;
  /** The fields that it stands at, the one to change first; empty where no field can help. */
  fields: readonly OrderField[];
  /** An error is refused by the server; a warning is told before it is sent. */
  severity: 'error' | 'warning';
  /** What to change for the nearest order without this fault; null where there is none. */
  nearest: Partial<CheckedOrder> | null;
  figures: FaultFigures[Code];
}

/** What is wrong with an order: data, the texts are the catalogues'. */
export type OrderFault = { [Code in OrderFaultCode]: OrderFaultOf<Code> }[OrderFaultCode];
